// Sends a response in the JSON envelope, with the request id that is also in the log.
import { envelope, type Answer } from '#shared/protocol/envelope.ts'
import { requestIdHeader } from '#shared/requestId.ts'
import { requestId } from '../process/requestId.ts'

export function send(answer: Answer, headers: Record<string, string> = {}): Response {
  const id = requestId()
  return envelope(answer, { ...(id !== undefined && { [requestIdHeader]: id }), ...headers })
}
