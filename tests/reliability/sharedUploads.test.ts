// Files over three servers of one hub: announced at one, sent to another, used at a third, and no more of them than at one.
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { OperationId } from '#shared/protocol/operation.ts'
import { uploadRules } from '#api/catalog/uploads.ts'
import { openPostgres } from '#api/store/postgres.ts'
import type { Store } from '#api/store/store.ts'
import { requestOf, testApi, type CallOptions } from '../support/api.ts'
import { refusalOf } from '../support/contract.ts'
import { engine, freshDatabase } from '../support/database.ts'
import { isFull } from '../support/figures.ts'
import { startHubProcess, type HubProcess } from '../support/hubProcess.ts'
import { addMember } from '../support/members.ts'
import { png } from '../support/pictures.ts'
import { credentials, hasS3, startS3 } from '../support/s3.ts'
import { objectOf } from '#shared/unknown.ts'

const isTried = engine === 'postgres' && isFull && hasS3
const s3 = isTried ? await startS3() : undefined

/** Asks one of the servers. */
async function call({ origin }: HubProcess, id: OperationId, options: CallOptions) {
  const { code, data } = objectOf(await (await fetch(requestOf(id, options, origin))).json())
  return { refusal: refusalOf(Number(code)) ?? 'OK', data: objectOf(data) }
}

async function announce(hub: HubProcess, purpose: string, sender: CallOptions) {
  const query = { purpose, contentType: 'image/png', size: String(png.length) }
  const { refusal, data } = await call(hub, 'getUploadPolicy', { ...sender, query })
  return { refusal, id: String(data.id), url: String(data.url) }
}

async function send({ origin }: HubProcess, url: string) {
  const headers = { 'Content-Type': 'image/png' }
  return (await fetch(new URL(url, origin), { method: 'PUT', headers, body: png })).status
}

let networks = 0
/** A visitor of a network of their own. */
const visitor = (): CallOptions => ({ headers: { 'X-Forwarded-For': `198.51.100.${(networks += 1)}` } })

const count = (refusals: string[], refusal: string) =>
  refusals.filter((outcome) => outcome === refusal).length

// In the full form: three servers take their time to start.
describe.runIf(isTried)('three servers on one bucket', { timeout: 120_000 }, () => {
  let hubs: HubProcess[]
  let store: Store

  beforeAll(async () => {
    const environment = {
      DATABASE_URL: await freshDatabase(),
      TRUST_PROXY: 'on',
      S3_URL: (await s3?.addBucket()) ?? '',
      ...credentials,
    }
    const start = () => startHubProcess(environment)
    hubs = [await start(), ...(await Promise.all([start(), start()]))]
    store = await openPostgres(environment.DATABASE_URL)
  }, 240_000)
  afterAll(async () => {
    await Promise.all(hubs.map((hub) => hub.stop()))
    await store.close()
  })

  async function newMember(): Promise<CallOptions> {
    const api = await testApi({ store })
    api.clock.now = new Date()
    return { token: (await addMember(api)).token }
  }

  test.each([
    [0, 1, 2],
    [1, 2, 0],
    [2, 0, 1],
  ])('take a file that %i announces, %i stores and %i uses, and all show it', async (...places) => {
    const [announcing, storing, using] = places.map((place) => hubs[place]!)
    const member = await newMember()
    const { id, url } = await announce(announcing!, 'avatar', member)
    expect(await send(storing!, url)).toBe(204)
    const used = await call(using!, 'modifyUserAvatar', { ...member, body: { upload: id } })
    expect(used.refusal).toBe('OK')
    for (const { origin } of hubs) {
      const picture = await fetch(new URL(String(used.data.avatar), origin))
      expect([picture.status, new Uint8Array(await picture.arrayBuffer())]).toEqual([200, png])
    }
  })

  test('keep a file once that all of them are sent, and use it once', async () => {
    const { id, url } = await announce(hubs[0]!, 'contact', visitor())
    // Whoever comes while another stores it is told to come again.
    const statuses = await Promise.all(hubs.map((hub) => send(hub, url)))
    expect(statuses).toContain(204)
    expect(statuses.filter((status) => status !== 204 && status !== 429)).toEqual([])
    expect(await Promise.all(hubs.map((hub) => send(hub, url)))).toEqual([204, 204, 204])
    const message = { topic: 'other', replyTo: 'mali@example.com', text: 'Look.', attachments: [id] }
    const used = await Promise.all(
      hubs.map((hub) => call(hub, 'sendContactMessage', { ...visitor(), body: message })),
    )
    const refusals = used.map(({ refusal }) => refusal)
    expect([count(refusals, 'OK'), count(refusals, 'UPLOAD_UNKNOWN')]).toEqual([1, 2])
  })

  test.each([
    ['member', 'avatar', newMember],
    ['visitor', 'contact', async () => visitor()],
  ] as const)('let a %s have as many files waiting as one server does', async (kind, purpose, come) => {
    const most = uploadRules.waitingAtMost[kind]
    const sender = await come()
    const answers = await Promise.all(
      Array.from({ length: most + 6 }, (_, index) => announce(hubs[index % hubs.length]!, purpose, sender)),
    )
    const refusals = answers.map(({ refusal }) => refusal)
    expect([count(refusals, 'OK'), count(refusals, 'TOO_MANY_REQUESTS')]).toEqual([most, 6])
  })
})
