// Tests uploads that never complete, upload policies that are never used, and more of both than the limits allow.
import { once } from 'node:events'
import { Agent, request as sendTo } from 'node:http'
import pino from 'pino'
import { describe, expect, onTestFinished, test } from 'vitest'
import { uploadRules } from '#api/catalog/uploads.ts'
import { uploadRoutes } from '#api/server/uploads/routes.ts'
import { uploads } from '#api/platform/uploads/tables.ts'
import { purgeUploads } from '#api/platform/uploads/uploads.ts'
import { operations } from '#generated/operations.ts'
import { uploadsFor } from '#generated/uploads.ts'
import { testApi } from '#tests/support/api.ts'
import { engine } from '#tests/support/database.ts'
import { measurement, isFull } from '#tests/support/measurements.ts'
import { startHubProcess } from '#tests/support/hubProcess.ts'
import { addMember, atOnce, countBy, dataOf } from '#tests/support/members.ts'
import { png } from '#tests/support/pictures.ts'
import { valueAt } from '#shared/unknown.ts'

const api = await testApi()
const { files } = api.integrations
const { member: ofMember, visitor: ofVisitor } = uploadRules.waitingAtMost
const query = { contentType: 'image/png', size: String(png.length) }

const asVisitor = (address: string) =>
  api.call('getUploadPolicy', { query: { ...query, purpose: 'contact' }, caller: { address } })

test('50 concurrent requests for upload policies are limited like sequential requests', async () => {
  const { token } = await addMember(api)
  const requestPolicy = () => api.call('getUploadPolicy', { token, query: { ...query, purpose: 'avatar' } })
  expect(countBy(await atOnce(50, requestPolicy))).toEqual({ OK: ofMember, TOO_MANY_REQUESTS: 50 - ofMember })
})

describe('upload policies for files that are announced but not uploaded', () => {
  test('unused upload policies block only their own visitor until they expire', async () => {
    const counts = countBy(await atOnce(500, () => asVisitor('192.0.2.1')))
    expect(counts).toEqual({ OK: ofVisitor, TOO_MANY_REQUESTS: 500 - ofVisitor })
    expect((await asVisitor('192.0.2.2')).refusal).toBeUndefined()
    api.wait(uploadRules.policyMinutes * 60 + 1)
    expect((await asVisitor('192.0.2.1')).refusal).toBeUndefined()
  })

  test('unused upload policies are limited per IPv6 /64', async () => {
    const requestPolicy = (index: number) => asVisitor(`2001:db8::${index.toString(16)}`)
    expect(countBy(await atOnce(50, requestPolicy))).toMatchObject({ OK: ofVisitor })
  })

  test('unused upload policies of 50 networks do not block other networks, because the networks with the most policies lose some of them', async () => {
    // Let the upload policies of other tests expire.
    api.wait(uploadRules.policyMinutes * 60 + 1)
    await purgeUploads(api.store.db, files, { now: api.clock.now })
    const { visitors } = uploadRules.waitingAtMost
    const networks = Math.ceil(visitors / ofVisitor)
    for (let index = 0; index < networks; index += 1)
      expect(countBy(await atOnce(ofVisitor, () => asVisitor(`198.51.100.${index}`)))).toEqual({
        OK: ofVisitor,
      })
    expect((await asVisitor('203.0.113.1')).refusal).toBeUndefined()
    const fresh = await Promise.all(
      Array.from({ length: 40 }, (_, index) => asVisitor(`203.0.113.${index + 2}`)),
    )
    expect(countBy(fresh)).toEqual({ OK: 40 })
    const visitorIds = (await api.store.db.select().from(uploads)).map(({ visitor }) => visitor)
    // Check that each of the 41 later networks has one policy, and that the first networks have the remaining policies.
    expect([visitorIds.length, new Set(visitorIds).size]).toEqual([visitors, networks + 41])
  })

  test('expired upload policies are deleted', async () => {
    await asVisitor('192.0.2.3')
    api.wait(uploadRules.policyMinutes * 60 + 1)
    await purgeUploads(api.store.db, files, { now: api.clock.now })
    expect(await api.store.db.select().from(uploads)).toEqual([])
  })
})

/**
 * Creates a request body that ends only when the test ends it, and that reports whether the server has started to read
 * it.
 */
function slowBody() {
  const begun = Promise.withResolvers<void>()
  const rest = Promise.withResolvers<void>()
  let isRead = false
  const body = new ReadableStream(
    {
      async pull(controller) {
        if (isRead) {
          await rest.promise
          controller.close()
        } else {
          isRead = true
          controller.enqueue(png)
          begun.resolve()
        }
      },
    },
    { highWaterMark: 0 },
  )
  return { body, begun: begun.promise, finish: rest.resolve, isRead: () => isRead }
}

async function announced() {
  const { token } = await addMember(api)
  return await dataOf(api, 'getUploadPolicy', { token, query: { ...query, purpose: 'avatar' } })
}

function open(rules = uploadRules) {
  const routes = uploadRoutes({
    store: api.store,
    files,
    clock: () => api.clock.now,
    rules,
    log: pino({ level: 'silent' }),
  })
  return async (url: string, body: BodyInit, address = '192.0.2.1') => {
    const path = url.replace('/uploads', '')
    const headers = { 'Content-Type': 'image/png' }
    // A streamed body requires `duplex: 'half'`; the option has no effect for other bodies.
    const request = { method: 'PUT', headers, body, duplex: 'half' }
    return await routes.request(path, request, { address })
  }
}

test('the server reads only one of 60 concurrent uploads to the same URL, and responds to all with the result of this upload', async () => {
  const put = open()
  const { url } = await announced()
  const bodies = Array.from({ length: 60 }, slowBody)
  const answers = bodies.map(({ body }) => put(url, body))
  const first = await Promise.race(bodies.map(async (body) => body.begun.then(() => body)))
  first.finish()
  const statuses = (await Promise.all(answers)).map(({ status }) => status)
  expect(statuses).toEqual(Array(60).fill(204))
  expect(bodies.filter(({ isRead }) => isRead())).toHaveLength(1)
})

test('incomplete uploads of one network use at most the share of memory for one network', async () => {
  const rules = {
    ...uploadRules,
    inFlightAtMost: { caller: 2 * png.length, visitors: png.length, all: 3 * png.length },
  }
  const put = open(rules)
  const slowBodies = [slowBody(), slowBody()]
  const answers = await Promise.all(
    slowBodies.map(async ({ body, begun }) => {
      const answer = put((await announced()).url, body)
      await begun
      return { answer }
    }),
  )
  const refused = await put((await announced()).url, png)
  expect([refused.status, refused.headers.get('Retry-After')]).toEqual([429, '10'])
  expect((await put((await announced()).url, png, '192.0.2.2')).status).toBe(204)
  for (const { finish } of slowBodies) finish()
  for (const { answer } of answers) expect((await answer).status).toBe(204)
  expect((await put((await announced()).url, png)).status).toBe(204)
})

test('an upload without progress times out and can be repeated', async () => {
  const put = open({ ...uploadRules, silentSeconds: 0.05 })
  const { url } = await announced()
  const answer = await put(url, slowBody().body)
  expect([answer.status, valueAt(await answer.json(), 'data', 'reasons')]).toEqual([
    400,
    [{ code: 'SILENT' }],
  ])
  expect((await put(url, png)).status).toBe(204)
})

// Full suite only: each round sends 600 MB.
describe.runIf(engine === 'postgres' && process.platform === 'linux' && isFull)(
  'memory of the server process during uploads',
  () => {
    const size = uploadsFor.questionnaire.megabytes * 1_048_576
    const [count, rounds] = [60, 5]
    /**
     * Memory limit in MiB. It covers the maximum size of uploads in flight, the same amount again for buffers that are
     * being allocated, and memory that is not garbage-collected yet: parts that were read, and parts of rejected files.
     * A server that reserves memory for announced sizes exceeds this limit after some rounds.
     */
    const most = (6 * uploadRules.inFlightAtMost.all) / 1_048_576

    test('repeated rounds of 60 incomplete uploads of 10 MiB do not exceed the memory limit for pending uploads', async () => {
      const hub = await startHubProcess({ TRUST_PROXY: 'on', LOG_LEVEL: 'silent' })
      onTestFinished(async () => void (await hub.stop()))
      const agent = new Agent({ maxSockets: count })
      const networks = (round: number) =>
        Array.from({ length: count }, (_, index) => `10.${round}.${index}.1`)

      async function announce(network: string) {
        const search = new URLSearchParams({ ...query, size: String(size), purpose: 'questionnaire' })
        const headers = { 'X-Forwarded-For': network }
        const response = await fetch(`${hub.origin}${operations.getUploadPolicy.path}?${search}`, { headers })
        return { network, url: new URL(String(valueAt(await response.json(), 'data', 'url')), hub.origin) }
      }

      /**
       * Sends all bytes except the last one. By then the server has rejected the uploads that exceed its memory limit.
       */
      async function begin({ network, url }: Awaited<ReturnType<typeof announce>>) {
        const headers = { 'Content-Type': 'image/png', 'Content-Length': size, 'X-Forwarded-For': network }
        const put = sendTo(url, { agent, method: 'PUT', headers })
        // Ignore errors: the server may close the connection before the request is complete.
        put.on('error', () => {})
        const answered = once(put, 'response').then(
          ([{ statusCode }]) => Number(statusCode),
          () => 0,
        )
        const transfer = new Promise<void>(
          (resolve) => void put.write(Buffer.alloc(size - 1), () => resolve()),
        )
        await Promise.race([transfer, answered])
        return { finish: () => put.end(Buffer.alloc(1)), answered }
      }

      const addresses: Awaited<ReturnType<typeof announce>>[][] = []
      for (let round = 0; round < rounds; round += 1)
        addresses.push(await Promise.all(networks(round).map(announce)))
      const statuses = new Set<number>()
      const { before, growth } = await hub.grewBy(async () => {
        for (const ofRound of addresses)
          for (const { finish, answered } of await Promise.all(ofRound.map(begin))) {
            finish()
            statuses.add(await answered)
          }
      })
      agent.destroy()
      measurement(
        '12. Hostile bodies',
        `${count} unfinished files of ${size / 1_048_576} MiB, sent ${rounds} times: the resident memory grew from ${before.toFixed(0)} MiB by at most ${growth.toFixed(0)} MiB (allowed: ${most} MiB)`,
      )
      // The server read some files completely and rejected them as invalid pictures (400); it rejected others because
      // of the memory limit (429).
      expect([...statuses]).toEqual(expect.arrayContaining([400, 429]))
      expect(growth).toBeLessThan(most)
    })
  },
)
