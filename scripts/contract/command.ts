// Runs a command of the workbench: reads its options, and ends with 0 where all is fine, 1 where it is not, and 2 where there was
// nothing to judge. A script that asks for no more than the number is never told "fine" by accident.
import { parseArgs, type ParseArgsOptionsConfig } from 'node:util'
import { Unusable } from './read/unusable.ts'
import { formats, type Format } from './report/print.ts'

type Said = { positionals: string[]; values: Record<string, unknown> & { format: Format } }

/**
 * @param most so many names are taken beside the options
 * @param work says whether all is fine
 */
export async function runCommand(
  { options, most }: { options: ParseArgsOptionsConfig; most: number },
  work: (said: Said) => Promise<boolean>,
) {
  try {
    process.exitCode = (await work(read(options, most))) ? 0 : 1
  } catch (error) {
    process.exitCode = 2
    console.error(error instanceof Unusable ? error.message : error)
    if (!(error instanceof Unusable))
      console.error('Nothing was compared: this is a fault of the tool, not of the contract.')
  }
}

function read(options: ParseArgsOptionsConfig, most: number): Said {
  const { positionals, values } = parsed({ ...options, format: { type: 'string', default: 'text' } })
  if (positionals.length > most)
    throw new Unusable(`nobody knows what to do with ${positionals.slice(most).join(' ')}.`)
  const format = formats.find((one) => one === values.format)
  if (format === undefined)
    throw new Unusable(`there is no format ${String(values.format)}: it is one of ${formats.join(', ')}.`)
  return { positionals, values: { ...values, format } }
}

function parsed(options: ParseArgsOptionsConfig) {
  try {
    return parseArgs({ allowPositionals: true, options })
  } catch (error) {
    // Its second sentence is about names that begin with a dash.
    throw new Unusable(`${String(Object(error).message).split('. ')[0]}.`)
  }
}
