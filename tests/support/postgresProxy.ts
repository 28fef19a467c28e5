// Starts a TCP proxy for PostgreSQL. A test can close the proxy, or make it drop all responses of one connection.
import { once } from 'node:events'
import { connect, createServer, type Socket } from 'node:net'

/** SQL comment that makes the proxy drop all further responses of a connection, which stays open. */
export const blackholed = '/* swallowed */'

export async function openPostgresProxy(databaseUrl: string) {
  const { hostname, port } = new URL(databaseUrl)
  const open = new Set<Socket>()
  const clients = new Set<Socket>()
  const server = createServer((client) => {
    clients.add(client)
    client.on('close', () => clients.delete(client))
    const database = connect({ host: hostname, port: Number(port), noDelay: true })
    for (const [from, to] of [
      [client, database],
      [database, client],
    ] as const) {
      open.add(from)
      from.on('error', () => {})
      from.on('close', () => {
        open.delete(from)
        to.destroy()
      })
    }
    let isSwallowed = false
    client.on('data', (chunk) => {
      isSwallowed ||= chunk.includes(blackholed)
      if (!isSwallowed) database.write(chunk)
    })
    database.pipe(client)
  })
  const listen = async (at: number) => {
    server.listen(at, '127.0.0.1')
    await once(server, 'listening')
    const address = server.address()
    if (address === null || typeof address === 'string') throw new Error('The proxy has no port.')
    return address.port
  }
  const doorPort = await listen(0)
  const url = new URL(databaseUrl)
  url.host = `127.0.0.1:${doorPort}`
  return {
    url: url.href,
    /** Closes all connections and rejects new connections. */
    shut: () => {
      server.close()
      for (const socket of open) socket.destroy()
    },
    /** Resets all connections, like a load balancer whose server is gone. */
    reset: () => {
      for (const client of clients) client.resetAndDestroy()
    },
    reopen: () => listen(doorPort),
  }
}
