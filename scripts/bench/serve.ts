// A server of a benchmark, on a port of its own.
import { once } from 'node:events'
import { createServer, type RequestListener } from 'node:http'
import { freePort } from '../freePort.ts'

/** @returns its origin, and how to end it */
export async function serve(listener: RequestListener) {
  const port = await freePort()
  const server = createServer(listener)
  server.listen(port, '127.0.0.1')
  await once(server, 'listening')
  return {
    origin: `http://localhost:${port}`,
    stop: () => {
      server.closeAllConnections()
      server.close()
    },
  }
}
