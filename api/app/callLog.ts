// Tells of each call once it was answered: in a line of the log, and to whoever measures.
import type { Logger } from 'pino'
import type { Operation, OperationId } from '../http/operation.ts'
import { networkOf } from '../http/network.ts'
import { millisecondsSince } from '../process/log.ts'
import type { Measures } from '../process/measures.ts'
import { inSpan } from '../tracing/span.ts'
import { clientOf } from './caller.ts'
import { isWrong, smsLimit } from './rateLimits/limits.ts'

/** What is said of a call, filled in as it goes on. */
export type CallLine = {
  operation: OperationId
  client?: string | undefined
  status?: number
  member?: string | undefined
  refused?: string
  /** The rate limit that it exceeded. */
  limit?: string
  fault?: string
  [more: string]: unknown
}

type Call = { id: OperationId; operation: Operation; client: string | undefined; address: string | undefined }

/** @returns what answers a call, and tells of it then */
export function openCallLog(log: Logger, measures: Measures | undefined) {
  return async (
    { id, operation, client, address }: Call,
    answer: (line: CallLine) => Promise<Response>,
  ): Promise<Response> => {
    const started = performance.now()
    const line: CallLine = { operation: id, client: clientOf(client) }
    const tell = () => {
      const ms = millisecondsSince(started)
      line.ms = ms
      if (operation.audit) line.audit = true
      const isGuess = isWrong(operation.rate, line.refused)
      if (isGuess) line.network = networkOf(address ?? 'local')
      // A call that may come again has met a database that is away or busy.
      log[line.status === 500 ? 'error' : isGuess || line.fault || line.limit === smsLimit ? 'warn' : 'info'](
        line,
      )
      if (operation.audit) log.flush()
      measures?.call({
        operation: id,
        client: line.client,
        status: line.status ?? 0,
        refused: line.refused,
        limit: line.limit,
        ms,
      })
    }
    const { method, path } = operation
    const attributes = { 'hub.operation': id, 'http.request.method': method, 'http.route': path }
    return await inSpan(`call ${id}`, attributes, async (span) => {
      try {
        return await answer(line)
      } finally {
        if (line.status !== undefined) span.setAttribute('http.response.status_code', line.status)
        if (line.refused !== undefined) span.setAttribute('hub.refused', line.refused)
        tell()
      }
    })
  }
}
