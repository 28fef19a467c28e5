// Requests many variations of page URLs as a visitor (section 12 of docs/reliability.md): the hub must not retain
// memory for each variation.
import { randomBytes } from 'node:crypto'
import { Agent, request } from 'node:http'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { engine } from '#tests/support/database.ts'
import { measurement, isFull } from '#tests/support/measurements.ts'
import { openHeap } from '#tests/support/heap.ts'
import { startHubProcess, type HubProcess } from '#tests/support/hubProcess.ts'

/** Heap limit of the process in MiB, so low that the process fails if it retains memory for each request. */
const limit = 256
const atOnce = 16
/**
 * Memory in MiB that unfinished renders may use at the same time; renders for disconnected clients end a little later.
 */
const inTheMaking = 25

const word = () => randomBytes(6).toString('hex')
const pages = ['/app/privacy', '/app/termsConditions', '/app/faq', '/common/faq', '/app/email-verifications']
const uncachedPages = [
  '/login',
  '/registration',
  '/redirect',
  '/activity/2024/BrandDay',
  '/no/such/page',
  '/builds/x',
]

/** Builds a request: one in four is for an uncached page, and one in eight disconnects before the response. */
function hostile(index: number) {
  const page = pages[index % pages.length] ?? '/'
  const other = uncachedPages[index % uncachedPages.length] ?? '/'
  const paths = [
    page,
    `${page}/_payload.json`,
    page,
    index % 8 === 3 ? `${other}?${word()}` : `${page}?${word()}`,
  ]
  const cookies = [
    `theme=${word()}`,
    `locale=${word()}`,
    `hub_token=${word()}`,
    `${word()}=${word()}`,
    'theme=night',
  ]
  return {
    path: paths[index % 4] ?? '/',
    method: index % 16 === 5 ? 'HEAD' : 'GET',
    leaves: index % 8 === 7,
    headers: {
      Host: `${word()}.example`,
      Cookie: cookies.slice(index % 3).join('; '),
      'Accept-Language': index % 2 ? `th-TH,${word()}` : `x-${word()},vi;q=0.${index % 10}`,
      'X-Forwarded-For': `10.0.0.${index % 250}`,
      'CF-IPCountry': ['TH', 'ID', 'VN', 'US', 'BR', 'ZZ'][index % 6],
    },
  }
}

const agent = new Agent({ keepAlive: true, maxSockets: atOnce })

/** Resolves when the response has been read or the client has disconnected. */
const ask = (origin: string, index: number) =>
  new Promise<void>((resolve) => {
    const { path, method, headers, leaves } = hostile(index)
    const clientRequest = request(origin + path, { agent, method, headers }, (answer) => {
      if (leaves) clientRequest.destroy()
      answer.resume().once('close', resolve)
    })
    clientRequest.once('error', () => resolve()).end()
  })

async function askAll(origin: string, from: number, to: number) {
  let next = from
  const worker = async () => {
    while (next < to) await ask(origin, (next += 1))
  }
  await Promise.all(Array.from({ length: atOnce }, worker))
}

// Full suite only: a leak is visible only after many requests.
describe.runIf(engine === 'postgres' && isFull)('memory of the server during page requests', () => {
  let hub: HubProcess
  beforeAll(async () => {
    hub = await startHubProcess({ TRUST_PROXY: 'on', LOG_LEVEL: 'silent' }, [
      `--max-old-space-size=${limit}`,
      '--inspect=127.0.0.1:0',
    ])
  })
  afterAll(async () => {
    agent.destroy()
    await hub.stop()
  })

  test('requests of visitors do not increase memory permanently', { timeout: 3_600_000 }, async () => {
    const heap = await openHeap(/ws:\S+/.exec(hub.said())?.[0] ?? '')
    const count = 100_000
    const warm = 1_000
    await askAll(hub.origin, 0, warm)
    const before = await heap.held()
    await askAll(hub.origin, warm, warm + count)
    const growth = (await heap.held()) - before
    heap.close()
    expect(hub.isAlive()).toBe(true)
    measurement(
      '12. Hostile bodies',
      `${count} anonymous GET requests, each with another host, cookie, query and language: the heap grew from ${before.toFixed(1)} MiB by ${growth.toFixed(1)} MiB`,
    )
    expect(growth).toBeLessThan(inTheMaking)
  })
})
