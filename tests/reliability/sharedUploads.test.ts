// Tests uploads with three servers of one hub: a file is announced on one server, stored by another and used on a third
// one, with the same limits as one server.
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { OperationId } from '#shared/protocol/operation.ts'
import { uploadRules } from '#api/catalog/uploads.ts'
import { openPostgres } from '#api/store/postgres.ts'
import type { Store } from '#api/store/store.ts'
import { requestOf, testApi, type CallOptions } from '../support/api.ts'
import { refusalOf } from '../support/contract.ts'
import { engine, freshDatabase } from '../support/database.ts'
import { isFull } from '../support/measurements.ts'
import { startHubProcess, type HubProcess } from '../support/hubProcess.ts'
import { addMember } from '../support/members.ts'
import { png } from '../support/pictures.ts'
import { credentials, hasS3, startS3 } from '../support/s3.ts'
import { objectOf } from '#shared/unknown.ts'

const isTried = engine === 'postgres' && isFull && hasS3
const s3 = isTried ? await startS3() : undefined

/** Calls an operation on a server. */
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
/** Returns the headers of a visitor on a new network. */
const visitor = (): CallOptions => ({ headers: { 'X-Forwarded-For': `198.51.100.${(networks += 1)}` } })

const count = (refusals: string[], refusal: string) =>
  refusals.filter((outcome) => outcome === refusal).length

// Full suite only: starting three servers takes a while.
describe.runIf(isTried)('three servers that share one bucket', () => {
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
  })
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
  ])('all servers show a file announced by server %i, stored by %i and used by %i', async (...places) => {
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

  test('a file sent to all servers concurrently is stored once and used once', async () => {
    const { id, url } = await announce(hubs[0]!, 'contact', visitor())
    // A server rejects the file with 429 while another server stores it.
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
  ] as const)(
    'the limit of unused files of a %s is the same for three servers as for one server',
    async (kind, purpose, come) => {
      const most = uploadRules.waitingAtMost[kind]
      const sender = await come()
      const answers = await Promise.all(
        Array.from({ length: most + 6 }, (_, index) => announce(hubs[index % hubs.length]!, purpose, sender)),
      )
      const refusals = answers.map(({ refusal }) => refusal)
      expect([count(refusals, 'OK'), count(refusals, 'TOO_MANY_REQUESTS')]).toEqual([most, 6])
    },
  )
})
