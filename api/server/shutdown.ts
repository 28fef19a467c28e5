// Shuts a server down gracefully, so that pending requests are still answered.
import { once } from 'node:events'
import type { Server } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'

/** Durations in milliseconds. */
export type ShutdownTimes = {
  /**
   * Time for which the server still accepts new requests, so that load balancers have time to detect that it is no
   * longer ready.
   */
  drain: number
  /** Maximum time after `drain` in which pending responses can be completed. */
  answers: number
}

/** Interval in milliseconds at which idle connections are closed. */
const lookEvery = 50

/** @returns a promise that resolves once the server has closed all connections */
export async function shutDown(server: Server, { drain, answers }: ShutdownTimes): Promise<void> {
  // With `Connection: close`, clients close their connection after the next response and connect to another server.
  server.prependListener('request', (_request, response) => response.setHeader('Connection', 'close'))
  if (drain > 0) await pause(drain)
  const closed = once(server, 'close')
  server.close()
  // Closes idle connections whose last response did not contain `Connection: close`, because this response started
  // before the listener above was added.
  const idle = setInterval(() => server.closeIdleConnections(), lookEvery)
  const late = setTimeout(() => server.closeAllConnections(), answers)
  await closed
  clearInterval(idle)
  clearTimeout(late)
}
