// Shuts a server down gracefully, without failing requests.
import { once } from 'node:events'
import type { Server } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'

/** Durations in milliseconds. */
export type ShutdownTimes = {
  /** Time for which new requests are still accepted, until load balancers have seen that the server is not ready. */
  drain: number
  /** Time that responses in progress have after that. */
  answers: number
}

/** Interval at which idle connections are closed. */
const lookEvery = 50

/** @returns once the server has closed all connections */
export async function shutDown(server: Server, { drain, answers }: ShutdownTimes): Promise<void> {
  // `Connection: close` makes clients reconnect to another server after their next response.
  server.prependListener('request', (_request, response) => response.setHeader('Connection', 'close'))
  if (drain > 0) await pause(drain)
  const closed = once(server, 'close')
  server.close()
  // Connections of responses that started before the handler above was added stay open and are closed here.
  const idle = setInterval(() => server.closeIdleConnections(), lookEvery)
  const late = setTimeout(() => server.closeAllConnections(), answers)
  await closed
  clearInterval(idle)
  clearTimeout(late)
}
