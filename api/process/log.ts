// Logs JSON lines to standard output. Lines are buffered, because separate writes would cost 5% of a call's time. A
// killed server loses at most one second of lines; audited calls flush immediately (app/stages/record.ts).
import { format } from 'node:util'
import { DrizzleQueryError } from 'drizzle-orm'
import pino, { type Logger } from 'pino'
import { escapeMarks } from '#shared/protocol/marks.ts'
import { requestId } from './requestId.ts'

export function openLog(level: string): Logger {
  const lines = pino.destination({ sync: false, minLength: 4_096, periodicFlush: 1_000 })
  return Object.assign(pino({ level, mixin: ofRequest }, withEscapedControls(lines)), {
    flush: oneAtATime((done) => lines.flush(done)),
  })
}

/** Adds the request id to lines of a request. */
export function ofRequest() {
  const request = requestId()
  return request === undefined ? {} : { request }
}

/** Escapes control characters that JSON leaves, so that log content cannot control a terminal. */
export const withEscapedControls = (lines: { write: (line: string) => unknown }) => ({
  write: (line: string) => void lines.write(`${escapeMarks(line.trimEnd())}\n`),
})

/** Runs one flush at a time, because each flush adds its own listeners. Callers during a flush share the next one. */
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

/** Milliseconds with one decimal, as in log lines. */
export const millisecondsSince = (started: number) => Math.round((performance.now() - started) * 10) / 10

/** Redirects output of libraries to the log, one line per message, including multi-line text. */
export function redirectConsole(log: Logger) {
  for (const method of ['error', 'warn', 'info', 'log', 'debug'] as const)
    console[method] = (...args: unknown[]) => log[levels[method]]({ said: format(...args) })
}

/**
 * Returns the stack of an error and its causes, without parameters of a failed query: they contain addresses, names and
 * hashes of secrets.
 */
export function faultOf(fault: unknown): string {
  if (fault instanceof DrizzleQueryError) return `${fault.query}\n${faultOf(fault.cause)}`
  if (fault instanceof AggregateError) return [fault.stack, ...fault.errors.map(faultOf)].join('\n')
  // pg-boss passes copies of errors that are plain objects.
  return typeof fault === 'object' && fault !== null && 'stack' in fault ? String(fault.stack) : String(fault)
}
