// Tests the graceful shutdown of a server. First only the readiness probe fails, and the server still responds to new
// and pending requests.
import { Agent, request } from 'node:http'
import { json } from 'node:stream/consumers'
import { expect, test, vi } from 'vitest'
import { operations } from '#generated/operations.ts'
import { trackingEvent } from '../support/cases/platform.ts'
import { engine } from '../support/database.ts'
import { startHubProcess } from '../support/hubProcess.ts'
import { responseTo } from '../support/responseTo.ts'
import { valueAt } from '#shared/unknown.ts'

const many = 30
const body = JSON.stringify(trackingEvent)

/** Opens a keep-alive connection, as a load balancer does. */
async function connected(origin: string) {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  const ask = async (path: string) => (await responseTo(request(origin + path, { agent }).end())).resume()
  await ask('/live')
  return {
    ask,
    /**
     * Sends the headers and the first byte of a request.
     * @returns a function that sends the rest and returns the response
     */
    begin: () => {
      const headers = { 'Content-Type': 'application/json', 'Content-Length': Buffer.byteLength(body) }
      const begun = request(origin + operations.reportEvent.path, { agent, method: 'POST', headers })
      begun.write(body.slice(0, 1))
      return async () => {
        return valueAt(await json(await responseTo(begun.end(body.slice(1)))), 'code')
      }
    },
  }
}

test.runIf(engine === 'postgres')(
  'a server that shuts down completes pending requests, and accepts new requests until load balancers have noticed the shutdown',
  async () => {
    const hub = await startHubProcess({ DRAIN_SECONDS: '3' })
    const ready = async () => (await fetch(`${hub.origin}/ready`)).status
    expect(await ready()).toBe(200)
    const connections = await Promise.all(Array.from({ length: many }, () => connected(hub.origin)))
    const idle = await connected(hub.origin)
    const finish = connections.map(({ begin }) => begin())

    hub.signal('SIGTERM')
    await vi.waitFor(async () => expect(await ready()).toBe(503), { timeout: 120_000 })
    const late = await idle.ask('/live')
    expect([late.statusCode, late.headers.connection]).toEqual([200, 'close'])
    const inDrain = await Promise.all(finish.slice(0, many / 2).map((rest) => rest()))
    await vi.waitFor(() => expect(ready()).rejects.toThrow('fetch failed'), { timeout: 120_000 })
    const afterwards = await Promise.all(finish.slice(many / 2).map((rest) => rest()))

    expect([...inDrain, ...afterwards]).toEqual(Array.from({ length: many }, () => 200))
    const lines = await hub.stop()
    expect(lines.filter((line) => line.includes('fault'))).toEqual([])
    expect(hub.exitCode()).toBe(0)
  },
)
