// Defines the options of contract-check, for the parser, for `--help` and for the table in the README.
import { usualContract } from './report/report.ts'

type Option = {
  name: string
  /** Placeholder for the option's value in the help. An option without a placeholder is a flag. */
  value?: string
  isList?: boolean
  default?: string
  about: string
}

const optionList: readonly Option[] = [
  {
    name: 'contract',
    value: '<path>',
    default: usualContract,
    about: 'path of the contract in a revision without a path',
  },
  {
    name: 'format',
    value: '<format>',
    default: 'text',
    about: 'format of the standard output',
  },
  {
    name: 'report',
    value: '<format>=<file>',
    isList: true,
    about: 'an additional report in a file; can be repeated',
  },
  { name: 'accepted', value: '<file>', about: 'accepted breaking changes, each with a reason and a date' },
  { name: 'severity', value: '<file>', about: 'other verdicts for your team' },
  {
    name: 'plugin',
    value: '<file>',
    isList: true,
    about: 'a module that lists affected code; can be repeated',
  },
  {
    name: 'fail-on-sunset',
    about: 'exits with status 1 if the contract still has an operation after its x-sunset date',
  },
  { name: 'comment', about: 'creates or updates one comment in the pull request or merge request' },
  { name: 'help', about: 'prints this page' },
  { name: 'version', about: 'prints the version' },
]

/** The options in the form that `parseArgs` of Node.js expects. */
export const parserOptions = Object.fromEntries(
  optionList.map(({ name, value, isList = false, default: usual }) => [
    name,
    {
      type: value === undefined ? ('boolean' as const) : ('string' as const),
      multiple: isList,
      ...(usual !== undefined && { default: usual }),
    },
  ]),
)

/** The page that `--help` prints. @param formats the formats of reports */
export function helpPage(formats: readonly string[]): string {
  const rows = optionList.map(({ name, value = '', about, default: usual }) => {
    const note = usual === undefined ? '' : ` (default: ${usual})`
    return `  ${`--${name} ${value}`.trim().padEnd(28)}${about}${note}`
  })
  return `Usage: contract-check <base> [<head>] [options]

Reports which callers a change of an OpenAPI contract (3.0, 3.1 or 3.2) breaks.
Each version is a file, a URL, a git revision (v1.2, HEAD^) or a revision with a
path (v1.2:api/openapi.yaml). Without <head> the contract in the working
directory is compared.

Options:
${rows.join('\n')}

Formats: ${formats.join(', ')}

Exit status:
  0  no caller is broken
  1  a caller is broken, or a decision is required
  2  the versions were not compared`
}
