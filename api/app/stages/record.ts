// Answers every call in the envelope, and records it: one log line, one span, one measurement.
import type { Logger } from 'pino'
import { refusal, type Answer } from '#shared/protocol/envelope.ts'
import { send } from '#api/http/envelope.ts'
import { networkOf } from '#api/http/network.ts'
import type { Operation } from '#shared/protocol/operation.ts'
import { busySeconds, Refused, retryHeader } from '#shared/protocol/refuse.ts'
import { languageOf } from '#shared/languages.ts'
import { faultOf, millisecondsSince } from '#api/process/log.ts'
import type { Measures } from '#api/process/measures.ts'
import { isBusy } from '#api/store/store.ts'
import { inSpan, type Span } from '#api/tracing/span.ts'
import { isWrong, smsLimit } from '../rateLimits/limits.ts'
import type { CallLine, RecordedCall, RoutedCall, Stage } from './call.ts'
import { clientOf } from './readCaller.ts'

/** The caller closed the connection before the end of the request. */
export class HungUp extends Error {}

/** The outermost stage: it catches errors of all others. */
export const record =
  (log: Logger, measures: Measures | undefined): Stage<RoutedCall, RecordedCall, Response> =>
  async ({ c, id, operation }, next) => {
    const started = performance.now()
    const line: CallLine = { operation: id, client: clientOf(c.req.header('Client')) }
    const call = { c, id, operation, line, language: languageOf(c.req.header('Language')) }
    const { method, path } = operation
    const attributes = { 'hub.operation': id, 'http.request.method': method, 'http.route': path }
    return await inSpan(`call ${id}`, attributes, async (span) => {
      try {
        return await answerTo(call, next)
      } finally {
        const ms = millisecondsSince(started)
        line.ms = ms
        setOutcome(span, line)
        writeLine(log, call)
        measure(measures, line, ms)
      }
    })
  }

async function answerTo(call: RecordedCall, next: (call: RecordedCall) => Promise<Answer>) {
  const { operation, line } = call
  try {
    const answer = await next(call)
    line.status = answer.status
    return send(answer, endingHeaders(operation))
  } catch (error) {
    const { answer, headers } = errorAnswer(error, call)
    return send(answer, { ...headers, ...endingHeaders(operation) })
  }
}

type ErrorAnswer = { answer: Answer; headers?: Record<string, string> }

function errorAnswer(error: unknown, call: RecordedCall): ErrorAnswer {
  const { language, line } = call
  // The caller is gone and gets no answer; the hub did not fail.
  if (error instanceof HungUp) {
    line.left = true
    return { answer: refusal('BAD_REQUEST', language) }
  }
  try {
    const refused = isBusy(error) ? new Refused('BUSY', undefined, busySeconds) : error
    if (refused !== error) line.fault = faultOf(error)
    const answer = refusalOf(refused, call)
    line.status = answer.status
    return { answer, headers: refused instanceof Refused ? retryHeader(refused) : {} }
  } catch (fault) {
    line.status = 500
    line.fault = faultOf(fault)
    return { answer: refusal('FAULT', language) }
  }
}

/** Returns the error response of a `Refused` and notes it in the log line. @throws any other error */
export function refusalOf(error: unknown, { language, line }: RecordedCall): Answer {
  if (!(error instanceof Refused)) throw error
  line.refused = error.refusal
  if (error.guessed !== undefined) line.guessed = error.guessed
  if (error.limit !== undefined) line.limit = error.limit
  return refusal(error.refusal, language, error.detail)
}

/** Headers of an operation that will be removed: deprecated since (RFC 9745), and removed at (RFC 8594). */
function endingHeaders({ ending }: Operation): Record<string, string> {
  if (!ending) return {}
  const [since, until] = [new Date(ending.since), new Date(ending.until)]
  return { Deprecation: `@${since.getTime() / 1000}`, Sunset: until.toUTCString() }
}

function setOutcome(span: Span, { status, refused }: CallLine) {
  if (status !== undefined) span.setAttribute('http.response.status_code', status)
  if (refused !== undefined) span.setAttribute('hub.refused', refused)
}

function writeLine(log: Logger, { c, operation, line }: RecordedCall) {
  if (operation.audit) line.audit = true
  const isGuess = isWrong(operation.rate, line.refused)
  if (isGuess) line.network = networkOf(c.env?.address ?? 'local')
  // A fault with another status than 500 is a busy or unavailable database, and the call may be repeated.
  const isWarning = isGuess || line.fault || line.limit === smsLimit
  log[line.status === 500 ? 'error' : isWarning ? 'warn' : 'info'](line)
  if (operation.audit) log.flush()
}

function measure(measures: Measures | undefined, line: CallLine, ms: number) {
  const { operation, client, status = 0, refused, limit } = line
  measures?.call({ operation, client, status, refused, limit, ms })
}
