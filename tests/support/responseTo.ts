// Awaits the response to a request of node:http, with its type: `once()` of node:events returns `any`.
import type { ClientRequest, IncomingMessage } from 'node:http'

export const responseTo = (request: ClientRequest): Promise<IncomingMessage> =>
  new Promise((resolve, reject) => {
    request.once('response', resolve)
    request.once('error', reject)
  })
