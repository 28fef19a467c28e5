// Runs a command of contract-check: reads its options and sets the exit status. The status is 0 if no problem was
// found, 1 if problems were found, and 2 if an error prevented the comparison, so that a script never takes an error
// for success.
import { createWriteStream } from 'node:fs'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { parseArgs, type ParseArgsOptionsConfig } from 'node:util'
import { nearestName, objectOf, stringOf, UsageError } from '@members-hub/openapi'
import { formats, piecesOf, type Format } from './report/print.ts'
import type { Report } from './report/report.ts'
import { visibleLine } from './report/visible.ts'

export type Invocation = {
  positionals: string[]
  values: Record<string, unknown>
  /** Prints a report in each requested format. */
  tell: (report: Report) => Promise<void>
}
/** The result of a command: a report, or the reason why there is no report. */
export type Outcome = { invocation?: Invocation; report?: Report; problem?: string }

const common = {
  format: { type: 'string', default: 'text' },
  /** Additional reports, each as format and file, such as `sarif=contract.sarif`. */
  report: { type: 'string', multiple: true },
} satisfies ParseArgsOptionsConfig

/**
 * @param most maximum number of positional arguments
 * @param work returns true if no problem was found
 */
export async function runCommand(
  { options, most }: { options: ParseArgsOptionsConfig; most: number },
  work: (invocation: Invocation) => Promise<boolean>,
): Promise<Outcome> {
  const outcome: Outcome = {}
  try {
    outcome.invocation = read(options, most, (report) => (outcome.report = report))
    process.exitCode = (await work(outcome.invocation)) ? 0 : 1
  } catch (error) {
    process.exitCode = 2
    outcome.problem = error instanceof Error ? error.message : String(error)
    console.error(error instanceof UsageError ? visibleLine(error.message) : error)
    if (!(error instanceof UsageError))
      console.error('The versions were not compared: the error is in contract-check, not in the contract.')
  }
  return outcome
}

function read(options: ParseArgsOptionsConfig, most: number, onReport: (report: Report) => void): Invocation {
  const { positionals, values } = parsed({ ...options, ...common })
  if (positionals.length > most)
    throw new UsageError(`unexpected argument: ${positionals.slice(most).join(' ')}.`)
  const format = formatOf(values.format)
  const files = [values.report ?? []].flat().map((target) => fileOf(target))
  const tell = async (report: Report) => {
    for (const further of files) await write(further.file, piecesOf(report, further.format))
    await pipeline(streamOf(piecesOf(report, format)), process.stdout, { end: false })
    onReport(report)
  }
  return { positionals, values, tell }
}

function formatOf(name: string): Format {
  const format = formats.find((candidate) => candidate === name)
  if (format === undefined)
    throw new UsageError(`unknown format ${name}; the formats are ${formats.join(', ')}.`)
  return format
}

function fileOf(target: string) {
  const [, format, file] = /^([^=]+)=(.+)$/s.exec(target) ?? []
  if (format === undefined || file === undefined)
    throw new UsageError(`write a report as <format>=<file>, not as ${target}.`)
  return { format: formatOf(format), file }
}

/**
 * Minimum number of characters per write. Shorter pieces of a report, usually single lines, are combined until they
 * reach this length.
 */
const chunkLength = 100_000

/** Combines the pieces of a report into chunks of at least `chunkLength` characters, and appends a line break. */
function streamOf(pieces: Iterable<string>) {
  return Readable.from(chunksOf(pieces))
}

function* chunksOf(pieces: Iterable<string>) {
  let chunk = ''
  for (const piece of pieces) {
    chunk += piece
    if (chunk.length < chunkLength) continue
    yield chunk
    chunk = ''
  }
  yield `${chunk}\n`
}

async function write(file: string, pieces: Iterable<string>) {
  try {
    await pipeline(streamOf(pieces), createWriteStream(file))
  } catch (error) {
    throw new UsageError(`the report cannot be written (${String(objectOf(error).code)}).`, { file })
  }
}

/** @throws a UsageError for an unknown option that suggests the most similar option */
export function parsed<const Options extends ParseArgsOptionsConfig>(options: Options) {
  try {
    return parseArgs({ allowPositionals: true, options })
  } catch (error) {
    // Omit the second sentence of the message from Node.js, which explains arguments that start with a dash.
    const [problem = ''] = stringOf(objectOf(error).message)?.split('. ') ?? []
    throw new UsageError(`${problem.replace(/\.$/, '')}.${hintOn(problem, Object.keys(options))}`)
  }
}

function hintOn(problem: string, options: string[]) {
  const [, name] = /^Unknown option '-*([^']*)'/.exec(problem) ?? []
  if (name === undefined) return ''
  const similar = nearestName(name, options)
  const hint = similar === undefined ? '' : ` Did you mean --${similar}?`
  return options.includes('help') ? `${hint} See --help.` : hint
}
