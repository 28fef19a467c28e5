// Defines back-office commands. One declaration of a command's arguments determines its usage, its validation and its
// types.
import { parseArgs } from 'node:util'
import type { Logger } from 'pino'
import * as z from 'zod/mini'
import { escapeMarks } from '#shared/protocol/marks.ts'
import type { Store } from '../store/store.ts'
import { argumentHelp } from './arguments.ts'
import type { Said } from './messages.ts'

export type Desk = {
  store: Store
  log: Logger
  /** The user at the terminal; audit entries and log lines name them. */
  by: string | undefined
  now: Date
}

/** Printed text and exit status. */
export type Answer = { text: string; code: number }

/** A command line that does not parse. */
export class NotUnderstood extends Error {}

/** A command that cannot be executed; its message is printed. */
export class Stopped extends Error {}

export const saidBy = ({ by, now }: Pick<Desk, 'by' | 'now'>): Said => ({
  by: `desk:${by ?? 'somebody'}`,
  now,
})

/** Escapes control characters: text that members wrote neither controls the terminal nor starts a line. */
export const printed = (lines: readonly string[], code = 0): Answer => ({
  text: lines.map(escapeMarks).join('\n'),
  code,
})

/** @param act name of the command, for its log line */
export function logAct({ log, by }: Desk, act: string, details: Record<string, unknown>) {
  log.info({ desk: act, ...details, by, audit: true })
}

type Failure = {
  /** Number of valid arguments before the invalid one. */
  failed: number
  why: string
  /** True if the argument is not a well-formed id. */
  isId?: boolean
}
type Reading = { run: () => Promise<Answer> } | Failure

export type Command = { name: string; usage: string; read: (words: readonly string[], desk: Desk) => Reading }

type Shape = Record<string, z.ZodMiniType>
type Values<Of extends Shape> = z.output<z.ZodMiniObject<Of, z.core.$strict>>

/** @param shape arguments by name, in their order on the command line */
export function command<Of extends Shape>(
  name: string,
  shape: Of,
  run: (desk: Desk, values: Values<Of>) => Promise<Answer>,
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
    read(words, desk) {
      const input = Object.fromEntries(names.flatMap((key, at) => (at in words ? [[key, words[at]]] : [])))
      const { success, data, error } = schema.safeParse(input)
      const extra = words[names.length]
      if (success && extra === undefined) return { run: async () => await run(desk, data) }
      if (success)
        return {
          failed: names.length,
          why: `Unexpected argument "${extra}". Put text with blanks in quotes.`,
        }
      const failed = Math.min(...error.issues.map(({ path: [at] }) => names.indexOf(String(at))))
      return failureOf(failed, names[failed] ?? '', { value: words[failed], help: help[failed] })
    },
  }
}

/** @param shape arguments that are optional flags, such as `--since 2026-11-01` */
export function optionsCommand<Of extends Shape>(
  name: string,
  shape: Of,
  run: (desk: Desk, values: Values<Of>) => Promise<Answer>,
): Command {
  const schema = z.strictObject(shape)
  const help = (option: string) => argumentHelp.get(shape[option] ?? z.never())
  return {
    name,
    usage: [name, ...Object.keys(shape).map((option) => `[--${option} ${help(option)?.usage}]`)].join(' '),
    read(words, desk) {
      const { values, why } = readOptions(words, Object.keys(shape))
      if (why !== undefined) return { failed: 0, why }
      const { success, data, error } = schema.safeParse(values)
      if (success) return { run: async () => await run(desk, data) }
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

function readOptions(words: readonly string[], names: readonly string[]) {
  const options = Object.fromEntries(names.map((name) => [name, { type: 'string' } as const]))
  try {
    return { values: parseArgs({ args: [...words], options }).values }
  } catch (error) {
    return { values: {}, why: error instanceof Error ? error.message : String(error) }
  }
}

/**
 * Prints one line for a malformed id, as for an unknown id.
 * @throws NotUnderstood with the usage of the most similar form
 */
export async function runCommandLine(
  commands: readonly Command[],
  [name = '', ...words]: readonly string[],
  desk: Desk,
): Promise<Answer> {
  const forms = commands.filter((form) => form.name === name)
  if (forms.length === 0)
    throw misread(name === '' ? 'Command is missing.' : `Unknown command "${name}".`, commands)
  const readings = forms.map((form) => form.read(words, desk))
  const match = readings.find((reading) => 'run' in reading)
  if (match) return await match.run().catch(answerStopped)
  const failures = readings.filter((reading) => 'why' in reading)
  const closest = failures.toSorted((a, b) => b.failed - a.failed)[0]
  if (closest?.isId) return printed([closest.why], 1)
  throw misread(closest?.why ?? '', forms)
}

const misread = (why: string, commands: readonly Command[]) =>
  new NotUnderstood([escapeMarks(why), 'Usage:', ...commands.map(({ usage }) => `  ${usage}`)].join('\n'))

function answerStopped(error: unknown): Answer {
  if (error instanceof Stopped) return printed([error.message], 1)
  throw error
}
