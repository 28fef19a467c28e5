// Tests imports of tracking numbers in the back office: plan, run, interruption, concurrent runs and large files.
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { testApi } from '#tests/support/api.ts'
import { giveAddress } from '#tests/support/give.ts'
import { addMember, atOnce, dataOf } from '#tests/support/members.ts'
import { openStaffSide } from '#tests/support/staff.ts'
import { auditEntries } from '../audit/tables.ts'
import { runImport } from '../backOffice/parcels/imports.ts'
import { giftClaims } from '../gifts/tables.ts'
import { trackingRows } from '../staff/tables.ts'
import { openLog } from '../process/log.ts'
import { newId } from '../store/id.ts'

const api = await testApi()
const { db } = api.store
const staffSide = await openStaffSide(api)
const ploy = await staffSide.sessionOf('ploy', 'fulfillment')
const header = 'kind,id,carrier,tracking_number'

async function claimGift() {
  const member = await addMember(api)
  const body = { id: 'muslin-cloth', addressId: await giveAddress(api, member) }
  return (await dataOf(api, 'claimGift', { token: member.token, body })).id
}

const claimGifts = (count: number) => Promise.all(Array.from({ length: count }, claimGift))
const fileOf = (ids: readonly string[]) =>
  [header, ...ids.map((id, at) => `gift,${id},DHL,10000${at}`)].join('\n')

async function upload(csv: string, fileName = 'parcels.csv') {
  const started = await staffSide.dataOf('startTrackingImport', ploy, { body: { csv, fileName } })
  if (!started.import) throw new Error(String(started.problem))
  return started.import
}

const run = (id: string) => staffSide.dataOf('runTrackingImport', ploy, { body: { id } })
const rowsOf = async (id: string, query: Record<string, string> = {}) =>
  (await staffSide.dataOf('listTrackingRows', ploy, { path: { id }, query })).items
const stateOf = async (id: string) =>
  (await db.select().from(giftClaims).where(eq(giftClaims.id, id)))[0]?.state

test('an upload shows the plan of each row, and changes no parcel until it runs', async () => {
  const [first = '', second = ''] = await claimGifts(2)
  await api.store.db.update(giftClaims).set({ state: 'cancelled' }).where(eq(giftClaims.id, second))
  const csv = `${fileOf([first, second])}\ngift,${newId()},DHL,5\nparcel,${first},DHL,6\ngift,${first},DHL,7`
  const planned = await upload(csv)
  expect(planned).toMatchObject({
    fileName: 'parcels.csv',
    rows: 5,
    planned: { ship: 1, rejected: 2 },
    done: { rejected: 2 },
    waiting: 3,
  })
  const rows = await rowsOf(planned.id)
  expect(rows.map(({ line, action, done }) => [line, action, done])).toEqual([
    [2, 'ship', false],
    [3, 'rejected', false],
    [4, 'rejected', false],
    [5, 'rejected', true],
    [6, 'rejected', true],
  ])
  expect(rows[1]?.text).toBe(`Gift ${second} is cancelled and cannot be shipped.`)
  expect(rows[4]?.text).toBe(`Gift ${first} is already in line 2.`)
  expect(await stateOf(first)).toBe('reserved')
  expect(await run(planned.id)).toMatchObject({ done: { ship: 1, rejected: 4 }, waiting: 0 })
  expect(await stateOf(first)).toBe('shipped')
  expect(await rowsOf(planned.id, { action: 'ship' })).toMatchObject([{ line: 2, done: true }])
  const acts = await db.select().from(auditEntries)
  expect(acts.filter(({ subject }) => subject === `import:${planned.id}`)).toMatchObject([
    { what: 'tracking-uploaded' },
  ])
  expect(acts.filter(({ subject }) => subject === `gift:${first}`)).toMatchObject([
    { what: 'gift-moved', outcome: 'shipped' },
  ])
})

test('the same file continues an import that has not ended, and a third upload changes no parcel', async () => {
  const ids = await claimGifts(3)
  const csv = fileOf(ids)
  const first = await upload(csv)
  expect(first.planned).toMatchObject({ ship: 3 })
  await db
    .update(giftClaims)
    .set({ state: 'cancelled' })
    .where(eq(giftClaims.id, ids[0] ?? ''))
  const continued = await upload(csv)
  expect(continued).toMatchObject({ id: first.id, planned: { ship: 2, rejected: 1 } })
  await db
    .update(giftClaims)
    .set({ state: 'packed' })
    .where(eq(giftClaims.id, ids[0] ?? ''))
  expect(await run(first.id)).toMatchObject({ done: { ship: 3 }, waiting: 0 })
  const again = await upload(csv)
  expect(again.id).not.toBe(first.id)
  expect(again).toMatchObject({ planned: { ship: 0, unchanged: 3 } })
  expect(await run(again.id)).toMatchObject({ done: { unchanged: 3 }, waiting: 0 })
})

test('concurrent runs of one import and of two imports of the same parcels ship each parcel once', async () => {
  const ids = await claimGifts(40)
  const [first, second] = [await upload(fileOf(ids)), await upload(`${fileOf(ids)}\n`)]
  expect(second.id).not.toBe(first.id)
  await atOnce(6, (at) => run((at % 2 === 0 ? first : second).id))
  const progress = await Promise.all([run(first.id), run(second.id)])
  expect(progress.map(({ waiting }) => waiting)).toEqual([0, 0])
  const shipped = progress.reduce((sum, { done }) => sum + done.ship, 0)
  expect([shipped, progress.reduce((sum, { done }) => sum + done.unchanged, 0)]).toEqual([40, 40])
  const acts = await db.select().from(auditEntries).where(eq(auditEntries.what, 'gift-moved'))
  for (const id of ids) expect(acts.filter(({ subject }) => subject === `gift:${id}`)).toHaveLength(1)
})

test('pages of rows follow the order of the file', async () => {
  const { id } = await upload(fileOf(Array.from({ length: 60 }, newId)))
  const path = { id }
  const first = await staffSide.dataOf('listTrackingRows', ploy, { path, query: { limit: '50' } })
  const query = { limit: '50', cursor: first.nextCursor ?? '' }
  const second = await staffSide.dataOf('listTrackingRows', ploy, { path, query })
  const lines = [...first.items, ...second.items].map(({ line }) => line)
  expect(lines).toEqual(Array.from({ length: 60 }, (_, at) => at + 2))
  expect(second.nextCursor).toBeNull()
  const bad = await staffSide.call('listTrackingRows', ploy, { path, query: { cursor: 'x' } })
  expect(bad).toMatchObject({ status: 400 })
})

test.each([
  ['no column for the carrier', 'kind,id,tracking_number\ngift,1,2', 'Missing: carrier.'],
  ['no rows', header, 'The file has no rows.'],
  ['no content', '', 'Missing: kind'],
  ['an unclosed quote', `${header}\ngift,"1`, 'The file is no valid CSV file'],
])('a file with %s is rejected with the reason, and stores no row', async (_, csv, problem) => {
  const before = await db.$count(trackingRows)
  const started = await staffSide.dataOf('startTrackingImport', ploy, { body: { csv } })
  expect(started.import).toBeNull()
  expect(started.problem).toContain(problem)
  expect(await db.$count(trackingRows)).toBe(before)
})

test('a file of 2 MB is accepted, and a larger file is rejected', async () => {
  const row = `gift,${newId()},DHL,1,`
  const padding = 'x'.repeat(2_097_152 - header.length - row.length - 2)
  const body = { csv: `${header}\n${row}\n${padding}` }
  expect(await staffSide.call('startTrackingImport', ploy, { body })).toMatchObject({ status: 200 })
  const larger = { csv: `${body.csv}x` }
  expect(await staffSide.call('startTrackingImport', ploy, { body: larger })).toMatchObject({ status: 400 })
  const huge = { csv: 'x'.repeat(4_194_304) }
  expect(await staffSide.call('startTrackingImport', ploy, { body: huge })).toMatchObject({ status: 413 })
})

test('an unknown import and staff without the permission are rejected', async () => {
  expect(await staffSide.call('runTrackingImport', ploy, { body: { id: newId() } })).toMatchObject({
    status: 404,
  })
  expect(await staffSide.call('getTrackingImport', ploy, { path: { id: newId() } })).toMatchObject({
    status: 404,
  })
  const support = await staffSide.sessionOf('mali', 'support')
  const body = { csv: fileOf([newId()]) }
  expect(await staffSide.call('startTrackingImport', support, { body })).toMatchObject({ status: 403 })
  await expect(
    runImport(db, newId(), { staff: { id: 'x' }, now: api.clock.now, log: openLog('silent') }),
  ).rejects.toThrow()
})
