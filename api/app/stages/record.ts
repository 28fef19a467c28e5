// Sends the result of each call in the envelope, and records the call as one log line, one trace span and one metric.
import { refusal, type Answer } from '#shared/protocol/envelope.ts'
import { send } from '#api/http/envelope.ts'
import { networkOf } from '#api/http/network.ts'
import type { Operation } from '#shared/protocol/operation.ts'
import { busySeconds, Refused, retryHeader } from '#shared/protocol/refuse.ts'
import { languageOf } from '#shared/languages.ts'
import { faultOf, millisecondsSince, type Log } from '#api/process/log.ts'
import type { Measures } from '#api/process/measures.ts'
import { isBusy } from '#api/store/store.ts'
import { inSpan, type Span } from '#api/tracing/span.ts'
import { isWrong, smsLimit } from '../rateLimits/limits.ts'
import type { CallLine, RecordedCall, RoutedCall, Stage } from './call.ts'
import { clientOf } from './readCaller.ts'

/** Error that is thrown when the caller closes the connection before the whole request has arrived. */
export class ClientDisconnected extends Error {}

/** Outermost stage of the pipeline, which catches the errors of all other stages. */
export const record =
  (log: Log, measures: Measures | undefined): Stage<RoutedCall, RecordedCall, Response> =>
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
    return send(answer, sunsetHeaders(operation))
  } catch (error) {
    const { answer, headers } = errorAnswer(error, call)
    return send(answer, { ...headers, ...sunsetHeaders(operation) })
  }
}

type ErrorAnswer = { answer: Answer; headers?: Record<string, string> }

function errorAnswer(error: unknown, call: RecordedCall): ErrorAnswer {
  const { language, line } = call
  // The caller closed the connection before the request was complete. This is not a fault of the server, so the log
  // line contains no fault.
  if (error instanceof ClientDisconnected) {
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

/** Returns the error response of a `Refused`, and adds the error to the log line. @throws any other error */
export function refusalOf(error: unknown, { language, line }: RecordedCall): Answer {
  if (!(error instanceof Refused)) throw error
  line.refused = error.refusal
  if (error.guessed !== undefined) line.guessed = error.guessed
  if (error.limit !== undefined) line.limit = error.limit
  return refusal(error.refusal, language, error.detail)
}

/**
 * Returns the headers of an operation that will be removed. `Deprecation` (RFC 9745) is the start of the deprecation,
 * and `Sunset` (RFC 8594) is the time of the removal.
 */
function sunsetHeaders({ ending }: Operation): Record<string, string> {
  if (!ending) return {}
  const [since, until] = [new Date(ending.since), new Date(ending.until)]
  return { Deprecation: `@${since.getTime() / 1000}`, Sunset: until.toUTCString() }
}

function setOutcome(span: Span, { status, refused }: CallLine) {
  if (status !== undefined) span.setAttribute('http.response.status_code', status)
  if (refused !== undefined) span.setAttribute('hub.refused', refused)
}

function writeLine(log: Log, { c, operation, line }: RecordedCall) {
  if (operation.audit) line.audit = true
  const isGuess = isWrong(operation.rate, line.refused)
  if (isGuess) line.network = networkOf(c.env?.address ?? 'local')
  // A fault with a status other than 500 means that the database is busy or unavailable. It is logged as a warning
  // only, because callers can retry.
  const isWarning = isGuess || line.fault || line.limit === smsLimit
  log[line.status === 500 ? 'error' : isWarning ? 'warn' : 'info']({
    event: 'call',
    ...line,
    msg: sentenceOf(line),
  })
  if (operation.audit) log.flush()
}

function sentenceOf({ operation, status, refused }: CallLine) {
  if (status === undefined) return `Operation ${operation} ended without a response: the client disconnected.`
  return `Operation ${operation} answered ${status}${refused === undefined ? '' : ` ${refused}`}.`
}

function measure(measures: Measures | undefined, line: CallLine, ms: number) {
  const { operation, client, status = 0, refused, limit } = line
  measures?.call({ operation, client, status, refused, limit, ms })
}
