// Tests imports with more than 100 rows, which need an approval, and the memory of exports with 10,000 rows.
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { eq } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { testApi } from '#tests/support/api.ts'
import { addParcels } from '#tests/support/manyParcels.ts'
import { measurement, times } from '#tests/support/measurements.ts'
import { atOnce } from '#tests/support/members.ts'
import { openStaffSide } from '#tests/support/staff.ts'
import { runApproved } from '../backOffice/approvals/runApproved.ts'
import { exportParts } from '../backOffice/parcels/exportFile.ts'
import { giftClaims } from '../gifts/tables.ts'
import { openLog } from '../process/log.ts'
import { staffApprovals, trackingRows } from '../staff/tables.ts'
import { newId } from '../store/id.ts'

const api = await testApi()
const { db } = api.store
const staffSide = await openStaffSide(api)
const ploy = await staffSide.sessionOf('ploy', 'fulfillment')
const nok = await staffSide.sessionOf('nok', 'admin')
const reason = 'tracking numbers of this week'

beforeEach(async () => {
  await db.delete(giftClaims)
  await db.delete(staffApprovals)
})

const fileOf = (ids: readonly string[]) =>
  ['kind,id,carrier,tracking_number', ...ids.map((id, at) => `gift,${id},DHL,10000${at}`)].join('\n')

async function upload(ids: readonly string[]) {
  const body = { csv: fileOf(ids), fileName: 'week.csv' }
  const started = await staffSide.dataOf('startTrackingImport', ploy, { body })
  if (!started.import) throw new Error(String(started.problem))
  return started.import
}

const request = (id: string) => staffSide.dataOf('requestTrackingImport', ploy, { body: { id, reason } })
const read = (id: string) => staffSide.dataOf('getTrackingImport', ploy, { path: { id } })
const decide = (id: string, verdict: string) =>
  staffSide.dataOf('decideApproval', nok, { body: { id, verdict } })
const run = () => runApproved(db, api.clock.now, { log: openLog('silent'), portion: {} })
const runInBrowser = (id: string) => staffSide.call('runTrackingImport', ploy, { body: { id } })

async function waitingId() {
  const { items } = await staffSide.dataOf('listApprovals', nok)
  expect(items).toMatchObject([{ kind: 'parcelImport', rows: 101, fileName: 'week.csv', reason }])
  return items[0]?.id ?? ''
}

test('an import of 101 rows runs only after another staff member has approved it', async () => {
  const { ids } = await addParcels(api, 101)
  const planned = await upload(ids)
  expect(planned).toMatchObject({ planned: { ship: 101 }, approval: { decision: 'needed' } })
  const { id } = planned
  expect(await runInBrowser(id)).toMatchObject({ status: 403 })
  await atOnce(4, () => request(id))
  const rejected = await waitingId()
  expect(await runInBrowser(id)).toMatchObject({ status: 403 })
  await decide(rejected, 'rejected')
  expect(await read(id)).toMatchObject({
    approval: { decision: 'rejected', requestedBy: 'ploy@example.com', decidedBy: 'nok@example.com' },
  })
  await run()
  expect(await db.$count(giftClaims, eq(giftClaims.state, 'shipped'))).toBe(0)
  await request(id)
  const approved = await waitingId()
  await decide(approved, 'approved')
  await atOnce(2, run)
  await run()
  expect(await read(id)).toMatchObject({
    waiting: 0,
    done: { ship: 101 },
    approval: { decision: 'approved' },
  })
  expect(await db.$count(giftClaims, eq(giftClaims.state, 'shipped'))).toBe(101)
  const [act] = await db.select().from(staffApprovals).where(eq(staffApprovals.id, approved))
  expect(act?.endedAt).toEqual(api.clock.now)
})

test('an import of 100 rows needs no approval', async () => {
  const { ids } = await addParcels(api, 100)
  const { id, approval } = await upload(ids)
  expect(approval).toBeNull()
  expect(await staffSide.call('requestTrackingImport', ploy, { body: { id, reason } })).toMatchObject({
    status: 400,
  })
  expect(await runInBrowser(id)).toMatchObject({ status: 200, data: { done: { ship: 100 } } })
})

test('a long upload is planned in batches, and a fault in the last row stores no row', async () => {
  // An upload rests after each batch of 50 rows, so the number of rows determines the duration of the test.
  const rows = times(10_000, 520)
  const { ids } = await addParcels(api, rows)
  const started = performance.now()
  expect(await upload(ids)).toMatchObject({ rows, planned: { ship: rows } })
  measurement('Back office: upload', `${rows} rows in ${Math.round(performance.now() - started)} ms`)
  const before = await db.$count(trackingRows)
  const body = { csv: `${fileOf(ids.slice(0, 520))}\ngift,"1` }
  const unreadable = await staffSide.dataOf('startTrackingImport', ploy, { body })
  expect(unreadable).toMatchObject({ import: null })
  expect(await db.$count(trackingRows)).toBe(before)
})

test('an export of 10,000 parcels has flat memory', async () => {
  await addParcels(api, 10_000)
  const act = { id: newId(), kind: 'parcelExport', filter: {}, reason }
  await staffSide.dataOf('requestParcelAct', ploy, { body: act })
  setFlagsFromString('--expose-gc')
  const collect: unknown = runInNewContext('gc')
  const heap = () => {
    if (typeof collect === 'function') Reflect.apply(collect, undefined, [])
    return process.memoryUsage().heapUsed / 1_048_576
  }
  let [parts, first, last] = [0, 0, 0]
  for await (const part of exportParts(db, act.id, { staff: { id: 'x' }, now: api.clock.now })) {
    expect(part.length).toBeGreaterThan(0)
    parts += 1
    // The first parts also fill caches. Each garbage collection takes long in a process with many tests.
    if (parts === 3) first = heap()
    if (parts === 20) last = heap()
  }
  expect(parts).toBe(20)
  const growth = last - first
  measurement('Back office: export', `10,000 rows, heap grows by ${growth.toFixed(1)} MiB`)
  // In MiB; all 10,000 rows would need about 10 MiB.
  expect(growth).toBeLessThan(5)
})
