// Finds a free port for a WebDriver. The package imports no file of the project.
import { once } from 'node:events'
import { createServer } from 'node:net'

/** Returns a port on which no process listens. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  server.close()
  if (address === null || typeof address === 'string') throw new Error('No free port found.')
  return address.port
}
