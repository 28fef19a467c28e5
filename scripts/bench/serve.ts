// Starts an HTTP server of a benchmark on a free port.
import { once } from 'node:events'
import { createServer, type RequestListener } from 'node:http'
import { freePort } from '../freePort.ts'

/** @returns the origin of the server, and a function that stops the server */
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
