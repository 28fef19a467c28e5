// Starts a TCP proxy that delays messages to and from PostgreSQL by a seeded random time, so that transactions
// interleave differently than on an idle host.
import { once } from 'node:events'
import { connect, createServer, type Socket } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { randomOf } from './random.ts'

/** Starts a proxy that delays each message by 0 to `most` ms. */
export async function slowPostgres(url: string, { seed, most }: { seed: number; most: number }) {
  const { hostname, port } = new URL(url)
  const random = randomOf(seed)
  const server = createServer((client) => {
    const database = connect({ host: hostname, port: Number(port), noDelay: true })
    client.on('error', () => database.destroy())
    database.on('error', () => client.destroy())
    database.pipe(client)
    void forward(client, database, () => pause(random() * most))
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('The proxy has no port.')
  const door = new URL(url)
  door.host = `127.0.0.1:${address.port}`
  return { url: door.href, close: () => server.close() }
}

async function forward(from: Socket, to: Socket, wait: () => Promise<void>) {
  const messages: AsyncIterable<Uint8Array> = from
  try {
    for await (const message of messages) {
      await wait()
      to.write(message)
    }
  } catch {
    // Ignore the error: the pool has closed the connection.
  }
  to.end()
}
