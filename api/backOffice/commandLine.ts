// Defines back-office commands. The declaration of a command's arguments determines its usage, its validation and its
// types.
import { parseArgs } from 'node:util'
import * as z from 'zod/mini'
import { escapeControls } from '#shared/protocol/controlCharacters.ts'
import type { EventFields, Log } from '../process/log.ts'
import type { Store } from '../store/store.ts'
import { argumentHelp } from './arguments.ts'
import type { Actor } from './messages.ts'

export type BackOffice = {
  store: Store
  log: Log
  /** Name of the user at the terminal, for audit entries and log lines. */
  by: string | undefined
  now: Date
}

/** Result of a command: the text to print, and the exit status. */
export type Answer = { text: string; code: number }

/** Error for a command line that cannot be parsed. */
export class InvalidCommandLine extends Error {}

/** Error for a command that cannot be executed; the command prints the message of the error. */
export class Stopped extends Error {}

export const actorOf = ({ by, now }: Pick<BackOffice, 'by' | 'now'>): Actor => ({
  by: `desk:${by ?? 'somebody'}`,
  now,
})

/**
 * Escapes control characters, so that text that members wrote can neither control the terminal nor start a new line.
 */
export const printed = (lines: readonly string[], code = 0): Answer => ({
  text: lines.map(escapeControls).join('\n'),
  code,
})

/** @param act name of the command, for its log line */
export function logAct(
  { log, by }: BackOffice,
  act: string,
  details: EventFields<'back_office_command'> & { id: string; outcome?: string },
) {
  const subject = details.id === '' ? '' : ` for ${details.id}`
  const outcome = details.outcome === undefined ? 'ended' : `ended with outcome ${details.outcome}`
  log.info({
    event: 'back_office_command',
    desk: act,
    ...details,
    by,
    audit: true,
    msg: `Command ${act}${subject} ${outcome}.`,
  })
}

type Failure = {
  /** Number of arguments that are valid, counted up to the first invalid argument. */
  failed: number
  why: string
  /** True if the argument is not a well-formed id. */
  isId?: boolean
}
type Reading = { run: () => Promise<Answer> } | Failure

export type Command = {
  name: string
  usage: string
  read: (args: readonly string[], backOffice: BackOffice) => Reading
}

type Shape = Record<string, z.ZodMiniType>
type Values<Of extends Shape> = z.output<z.ZodMiniObject<Of, z.core.$strict>>

/** @param shape arguments by name, in their order on the command line */
export function command<Of extends Shape>(
  name: string,
  shape: Of,
  run: (backOffice: BackOffice, values: Values<Of>) => Promise<Answer>,
): Command {
  const names = Object.keys(shape)
  const schema = z.strictObject(shape)
  const help = Object.values(shape).map((argument) => argumentHelp.get(argument))
  return {
    name,
    usage: [
      name,
      ...help.map((argumentUsage) =>
        argumentUsage?.isOptional ? `[${argumentUsage.usage}]` : argumentUsage?.usage,
      ),
    ].join(' '),
    read(args, backOffice) {
      const input = Object.fromEntries(names.flatMap((key, at) => (at in args ? [[key, args[at]]] : [])))
      const { success, data, error } = schema.safeParse(input)
      const extra = args[names.length]
      if (success && extra === undefined) return { run: async () => await run(backOffice, data) }
      if (success)
        return {
          failed: names.length,
          why: `Unexpected argument "${extra}". Put text with blanks in quotes.`,
        }
      const failed = Math.min(...error.issues.map(({ path: [at] }) => names.indexOf(String(at))))
      return failureOf(failed, names[failed] ?? '', { value: args[failed], help: help[failed] })
    },
  }
}

/** @param shape arguments that are optional flags, such as `--since 2026-11-01` */
export function optionsCommand<Of extends Shape>(
  name: string,
  shape: Of,
  run: (backOffice: BackOffice, values: Values<Of>) => Promise<Answer>,
): Command {
  const schema = z.strictObject(shape)
  const help = (option: string) => argumentHelp.get(shape[option] ?? z.never())
  return {
    name,
    usage: [name, ...Object.keys(shape).map((option) => `[--${option} ${help(option)?.usage}]`)].join(' '),
    read(args, backOffice) {
      const { values, why } = readOptions(args, Object.keys(shape))
      if (why !== undefined) return { failed: 0, why }
      const { success, data, error } = schema.safeParse(values)
      if (success) return { run: async () => await run(backOffice, data) }
      const option = String(error.issues[0]?.path[0])
      return failureOf(0, `--${option}`, { value: values[option], help: help(option) })
    },
  }
}

type Given = { value: string | undefined; help: { hint: string; isId?: boolean } | undefined }

function failureOf(failed: number, name: string, { value, help }: Given): Failure {
  const hint = help?.hint ?? ''
  if (value === undefined) return { failed, why: `Argument ${name} is missing. ${hint}` }
  return { failed, why: `Invalid ${name} "${value}". ${hint}`, isId: help?.isId ?? false }
}

function readOptions(args: readonly string[], names: readonly string[]) {
  const options = Object.fromEntries(names.map((name) => [name, { type: 'string' } as const]))
  try {
    return { values: parseArgs({ args: [...args], options }).values }
  } catch (error) {
    return { values: {}, why: error instanceof Error ? error.message : String(error) }
  }
}

/**
 * Runs the variant of the command that accepts the arguments. For a malformed id, prints the same single line as for an
 * unknown id.
 * @throws InvalidCommandLine with the usage of all variants of the command
 */
export async function runCommandLine(
  commands: readonly Command[],
  [name = '', ...args]: readonly string[],
  backOffice: BackOffice,
): Promise<Answer> {
  const forms = commands.filter((form) => form.name === name)
  if (forms.length === 0)
    throw usageOf(name === '' ? 'Command is missing.' : `Unknown command "${name}".`, commands)
  const readings = forms.map((form) => form.read(args, backOffice))
  const match = readings.find((reading) => 'run' in reading)
  if (match) return await match.run().catch(answerStopped)
  const failures = readings.filter((reading) => 'why' in reading)
  const closest = failures.toSorted((a, b) => b.failed - a.failed)[0]
  if (closest?.isId) return printed([closest.why], 1)
  throw usageOf(closest?.why ?? '', forms)
}

/** Returns one indented line with the usage of each command. */
export const usageLines = (commands: readonly Command[]) => commands.map(({ usage }) => `  ${usage}`)

const usageOf = (why: string, commands: readonly Command[]) =>
  new InvalidCommandLine([escapeControls(why), 'Usage:', ...usageLines(commands)].join('\n'))

function answerStopped(error: unknown): Answer {
  if (error instanceof Stopped) return printed([error.message], 1)
  throw error
}
