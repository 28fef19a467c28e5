// Tests shared counters in a real Valkey server, including outages of Valkey.
import { valueAt } from '#shared/unknown.ts'
import pino from 'pino'
import { describe, expect, onTestFinished, test } from 'vitest'
import { measurement, isFull, times } from '#tests/support/measurements.ts'
import { atOnce } from '#tests/support/members.ts'
import { hasValkey, startValkey } from '#tests/support/valkey.ts'
import { openCounter } from './shared.ts'
import { openValkey } from './valkey.ts'

async function start(...settings: string[]) {
  const valkey = await startValkey(...settings)
  onTestFinished(valkey.stop)
  return valkey
}

/** Opens a server with a rate-limit counter on Valkey, and collects its log lines. */
async function openServer(url: string, { points = 4, seconds = 600 } = {}) {
  const lines: string[] = []
  const shared = await openValkey(url, pino({ level: 'info' }, { write: (line) => void lines.push(line) }))
  onTestFinished(shared.close)
  return {
    counter: openCounter({ name: 'a limit', points, seconds }, shared.open),
    /** Returns the events that were logged so far. */
    said: () => lines.map((line) => valueAt(JSON.parse(line), 'event')),
    lines,
  }
}

/**
 * Takes `takes` points of the rate limit, one after the other.
 * @returns the number of successful calls, and the duration of the slowest call in milliseconds
 */
async function takeOf({ counter }: Awaited<ReturnType<typeof openServer>>, takes: number, value: string) {
  let successes = 0
  let slowest = 0
  for (let index = 0; index < takes; index += 1) {
    const startedAt = performance.now()
    if ((await counter.take(value)) === undefined) successes += 1
    slowest = Math.max(slowest, performance.now() - startedAt)
  }
  return { taken: successes, slowest }
}

const [down, back] = ['valkey_unavailable', 'valkey_recovered']

/** Maximum duration of a call in milliseconds on a busy host, including the 100 ms timeout of Valkey. */
const maxDelay = 1_000

describe.runIf(hasValkey)('servers that share a Valkey server', () => {
  test('servers that share a Valkey server enforce one common limit, even for concurrent calls, and a point that one server gives back is available to all servers', async () => {
    const { url } = await start()
    const limit = { points: 5 }
    const servers = await Promise.all([1, 2, 3].map(() => openServer(url, limit)))
    const [firstServer, other] = servers
    const waits = await atOnce(12, async (index) => await servers[index % 3]?.counter.take('mine'))
    expect(waits.filter((seconds) => seconds === undefined)).toHaveLength(5)
    expect(await other?.counter.wait('mine')).toBeGreaterThan(590)
    for (let turn = 0; turn < 8; turn += 1) await firstServer?.counter.giveBack('mine')
    expect(await other?.counter.wait('mine')).toBeUndefined()
    expect(await other?.counter.take('another')).toBeUndefined()
    expect(servers.flatMap(({ said: readLog }) => readLog())).toEqual([])
  })

  test.runIf(isFull)(
    'Valkey stores rate-limit counters without email addresses, and deletes expired counters',
    { timeout: 600_000 },
    async () => {
      const { url, client } = await start()
      const { counter } = await openServer(url, { points: 1, seconds: 5 })
      const all = times(1_000_000, 5_000)
      const takeSome = async (from: number) => {
        await atOnce(500, async (at) => await counter.take(`canary${from + at}@example.com`))
        // Pauses, so that the health check can run and detect that Valkey has recovered. Counting in memory alone never
        // lets the event loop run.
        await new Promise(setImmediate)
      }
      for (let from = 0; from < all; from += 500) await takeSome(from)
      await expect.poll(() => takeSome(all).then(() => client.dbSize())).toBeGreaterThan(500)
      const keys = await client.keys('*')
      expect(keys.join()).not.toContain('canary')
      await expect.poll(() => client.keys('hub *')).toEqual([])
      measurement(
        '21. Several processes',
        `rate limits in Valkey: ${keys.length} keys after calls of ${all} accounts, 0 keys after the expiry`,
      )
    },
  )

  test('while Valkey is down, servers continue with the counts in their own memory, and they use Valkey again after it recovers', async () => {
    const valkey = await start()
    const server = await openServer(valkey.url)
    await takeOf(server, 2, 'mine')
    await valkey.kill()
    const { taken: successes, slowest } = await takeOf(server, 10, 'mine')
    expect(successes).toBe(2)
    expect(slowest).toBeLessThan(maxDelay)
    expect(server.said()).toEqual([down])

    await valkey.start()
    await expect.poll(server.said).toEqual([down, back])
    const other = await openServer(valkey.url)
    await takeOf(other, 3, 'another')
    expect((await takeOf(server, 3, 'another')).taken).toBe(1)
  })

  // Runs in the full suite only, because this test fails once in a dozen runs on a busy host (docs/decisions/0020).
  test.runIf(isFull)('if Valkey freezes, only the first call waits until the timeout', async () => {
    const valkey = await start()
    const server = await openServer(valkey.url, { points: 40 })
    valkey.freeze()
    const startedAt = performance.now()
    expect((await takeOf(server, 40, 'mine')).taken).toBe(40)
    expect(performance.now() - startedAt).toBeLessThan(maxDelay)
    expect(await server.counter.take('mine')).toBeGreaterThan(0)
    expect(server.said()).toEqual([down])
    valkey.thaw()
    await expect.poll(server.said).toEqual([down, back])
  })

  test('servers count in memory while Valkey is out of memory', async () => {
    const { url, client } = await start()
    const server = await openServer(url)
    await client.configSet('maxmemory', '1')
    expect((await takeOf(server, 6, 'mine')).taken).toBe(4)
    expect(server.said()).toEqual([down])
    expect(server.lines.join()).toContain('OOM')
    await client.configSet('maxmemory', '0')
    await expect.poll(server.said).toEqual([down, back])
  })

  // Runs in the full suite only, because this test fails once in a dozen runs on a busy host (docs/decisions/0020).
  test.runIf(isFull)(
    'a server that is too busy to read responses does not treat Valkey as down',
    async () => {
      const { url, client } = await start()
      const { counter, said: readLog } = await openServer(url)
      const many = 10_000
      const answers = atOnce(many, async (index) => await counter.take(`one of ${index}`))
      // Blocks the event loop before the first command is sent.
      for (const until = performance.now() + 400; performance.now() < until;);
      expect((await answers).filter((seconds) => seconds !== undefined)).toEqual([])
      expect(readLog()).toEqual([])
      expect(await client.keys('hub *')).toHaveLength(many)
    },
  )

  test('a server starts while Valkey is not available, and uses it as soon as it is available', async () => {
    const valkey = await start()
    await valkey.kill()
    const server = await openServer(valkey.url)
    expect((await takeOf(server, 6, 'mine')).taken).toBe(4)
    expect(server.said()).toEqual([down])
    await valkey.start()
    await expect.poll(server.said).toEqual([down, back])
    await takeOf(server, 1, 'another')
    expect(await valkey.client.keys('hub *')).toHaveLength(1)
  })

  test('if Valkey rejects the connection of a server, the server logs the reason without the password', async () => {
    const { port } = await start('--protected-mode', 'no')
    const server = await openServer(`redis://hub:quiet-river-at-night@127.0.0.1:${port}`)
    expect(server.said()).toEqual([down])
    expect(server.lines.join()).toContain('WRONGPASS')
    expect(server.lines.join()).not.toContain('quiet-river')
  })
})
