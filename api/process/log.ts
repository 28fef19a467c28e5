// Logs JSON lines to standard output. Lines are buffered, because separate writes would cost 5% of a call's time. A
// killed server loses at most the lines of one second. Audited calls flush immediately (app/stages/record.ts).
import { format } from 'node:util'
import { DrizzleQueryError } from 'drizzle-orm'
import pino, { type Logger } from 'pino'
import { escapeControls } from '#shared/protocol/controlCharacters.ts'
import type { events, Level } from './events.ts'
import { requestId } from './requestId.ts'

type EventName = keyof typeof events

type LevelOf<Name extends EventName> = (typeof events)[Name]['level'] extends infer Of
  ? Of extends readonly (infer Each)[]
    ? Each
    : Of
  : never

/** Fields of an event, without `event` and `msg`. */
export type EventFields<Name extends EventName> = {
  [Field in (typeof events)[Name]['fields'][number]]?: unknown
}

type EventAt<At extends Level> = {
  [Name in EventName]: At extends LevelOf<Name> ? Name : never
}[EventName]

/** Log line of an event. `msg` is a sentence that names the subject and its values. */
type LineAt<At extends Level> = {
  [Name in EventAt<At>]: { event: Name; msg: string } & EventFields<Name>
}[EventAt<At>]

/** Logger that accepts only defined events, each at its level (events.ts). A pino logger satisfies this type. */
export type Log = { [At in Level]: (line: LineAt<At>) => void } & { flush: () => void }

export function openLog(level: string): Logger {
  const lines = pino.destination({ sync: false, minLength: 4_096, periodicFlush: 1_000 })
  return Object.assign(pino({ level, mixin: ofRequest }, withEscapedControls(lines)), {
    flush: oneAtATime((done) => lines.flush(done)),
  })
}

/** Adds the request id to lines that are logged during a request. */
export function ofRequest() {
  const request = requestId()
  return request === undefined ? {} : { request }
}

/** Escapes control characters that JSON does not escape, so that logged content cannot control a terminal. */
export const withEscapedControls = (lines: { write: (line: string) => unknown }) => ({
  write: (line: string) => void lines.write(`${escapeControls(line.trimEnd())}\n`),
})

/**
 * Runs one flush at a time, because each flush adds separate listeners. All calls during a flush share the next flush.
 */
function oneAtATime(run: (done: () => void) => void) {
  let isRunning = false
  let isWanted = false
  const ask = () => {
    if (isRunning) {
      isWanted = true
      return
    }
    isRunning = true
    run(() => {
      isRunning = false
      if (!isWanted) return
      isWanted = false
      ask()
    })
  }
  return ask
}

const levels = { error: 'error', warn: 'warn', info: 'info', log: 'info', debug: 'debug' } as const

/** Rounds milliseconds to one decimal, as log lines show them. */
export const millisecondsSince = (started: number) => Math.round((performance.now() - started) * 10) / 10

/**
 * Redirects console output of libraries to the log. Each message becomes one line, even if its text has several lines.
 */
export function redirectConsole(log: Log) {
  for (const method of ['error', 'warn', 'info', 'log', 'debug'] as const)
    console[method] = (...args: unknown[]) =>
      log[levels[method]]({ event: 'library_output', msg: format(...args) })
}

/**
 * Returns the stack of an error and its causes. Omits the parameters of a failed query, because they contain addresses,
 * names and hashes of secrets.
 */
export function faultOf(fault: unknown): string {
  if (fault instanceof DrizzleQueryError) return `${fault.query}\n${faultOf(fault.cause)}`
  if (fault instanceof AggregateError) return [fault.stack, ...fault.errors.map(faultOf)].join('\n')
  // Accepts plain objects, because pg-boss passes copies of errors as plain objects.
  return typeof fault === 'object' && fault !== null && 'stack' in fault ? String(fault.stack) : String(fault)
}
