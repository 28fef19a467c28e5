// Ends a server in such a way that nobody who asks it something notices.
import { once } from 'node:events'
import type { Server } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'

/** Milliseconds. */
export type ShutdownTimes = {
  /** How long it still answers whoever comes, until balancers have seen that it is not ready. */
  drain: number
  /** How long answers under way have after that. */
  answers: number
}

/** How often connections are looked for whose last answer was given. */
const lookEvery = 50

/** @returns once it answers nobody any more */
export async function shutDown(server: Server, { drain, answers }: ShutdownTimes): Promise<void> {
  // Whoever keeps a connection learns with the next answer that it ends, and asks another server next.
  server.prependListener('request', (_request, response) => response.setHeader('Connection', 'close'))
  if (drain > 0) await pause(drain)
  const closed = once(server, 'close')
  server.close()
  // What was under way before the first line above is kept alive by its answer.
  const idle = setInterval(() => server.closeIdleConnections(), lookEvery)
  const late = setTimeout(() => server.closeAllConnections(), answers)
  await closed
  clearInterval(idle)
  clearTimeout(late)
}
