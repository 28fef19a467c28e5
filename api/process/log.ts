// The server's log: JSON lines on standard output, several at once, because a write of its own for each line costs a call a
// twentieth of its time. A server that is killed loses a second of them at most; what is audited never waits (app/stages/record.ts).
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

/** What every line says that is about a request: which one. */
export function ofRequest() {
  const request = requestId()
  return request === undefined ? {} : { request }
}

/** Whoever reads it at a terminal sees what was said, and nothing is done by it: JSON escapes but half of what a terminal obeys. */
export const withEscapedControls = (lines: { write: (line: string) => unknown }) => ({
  write: (line: string) => void lines.write(`${escapeMarks(line.trimEnd())}\n`),
})

/** Whoever asks while a run is under way shares the one after it: each run waits by listeners of its own. */
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

/** To a tenth, as lines of the log say it. */
export const millisecondsSince = (started: number) => Math.round((performance.now() - started) * 10) / 10

/** What libraries print becomes lines of the log as well: one for each, whatever it quotes. */
export function redirectConsole(log: Logger) {
  for (const method of ['error', 'warn', 'info', 'log', 'debug'] as const)
    console[method] = (...args: unknown[]) => log[levels[method]]({ said: format(...args) })
}

/** Where it happened and why, without a failed query's parameters: they carry addresses, names and hashes of secrets. */
export function faultOf(fault: unknown): string {
  if (fault instanceof DrizzleQueryError) return `${fault.query}\n${faultOf(fault.cause)}`
  if (fault instanceof AggregateError) return [fault.stack, ...fault.errors.map(faultOf)].join('\n')
  // pg-boss hands on copies that are no errors any more.
  return typeof fault === 'object' && fault !== null && 'stack' in fault ? String(fault.stack) : String(fault)
}
