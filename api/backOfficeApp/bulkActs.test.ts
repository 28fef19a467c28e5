// Tests exports and moves of all parcels of a filter: approval by another staff member, races, expiry, lost permissions,
// failing rows and interruption.
import { and, eq, sql } from 'drizzle-orm'
import { parse } from 'csv-parse/sync'
import { pino } from 'pino'
import { beforeEach, expect, test } from 'vitest'
import { testApi } from '#tests/support/api.ts'
import { addParcels } from '#tests/support/manyParcels.ts'
import { atOnce } from '#tests/support/members.ts'
import { objectOf } from '#shared/unknown.ts'
import { openStaffSide } from '#tests/support/staff.ts'
import { auditEntries } from '../audit/tables.ts'
import { runApproved } from '../backOffice/approvals/runApproved.ts'
import { redemptions } from '../coins/tables.ts'
import { parcels } from '../fulfillment/tables.ts'
import { giftClaims } from '../gifts/tables.ts'
import { approvalParcels, staffApprovals, staffReasons } from '../staff/tables.ts'
import { newId } from '../store/id.ts'

const api = await testApi()
const { db } = api.store
const staffSide = await openStaffSide(api)
const reason = 'the warehouse needs all parcels'
const day = 86_400
let ploy = ''
let nok = ''
let tom = ''

beforeEach(async () => {
  for (const table of [giftClaims, redemptions, parcels, staffApprovals, approvalParcels])
    await db.delete(table)
  ploy = await staffSide.sessionOf('ploy', 'fulfillment')
  nok = await staffSide.sessionOf('nok', 'admin')
  tom = await staffSide.sessionOf('tom', 'admin')
})

type Act = { id?: string; kind?: string; state?: string; filter?: object }
const exportAct = { kind: 'parcelExport', filter: {} }
const moveAct = { kind: 'parcelMove', filter: {}, state: 'packed' }
const requestAct = (act: Act, session = ploy) =>
  staffSide.dataOf('requestParcelAct', session, { body: { id: newId(), reason, ...act } })

async function requested(act: Act, session = ploy) {
  const { problem, request } = await requestAct(act, session)
  if (!request) throw new Error(String(problem))
  return request.id
}

const decide = (session: string, id: string, verdict = 'approved') =>
  staffSide.dataOf('decideApproval', session, { body: { id, verdict } })
const readAct = (id: string) => staffSide.dataOf('getParcelRequest', ploy, { path: { id } })
const download = async (id: string, cookies = ploy, headers = {}) =>
  await staffSide.download(`/exports/${id}`, { Cookie: cookies, 'Sec-Fetch-Site': 'same-origin', ...headers })
const run = (stop?: AbortSignal) => runApproved(db, api.clock.now, { log, portion: { stop } })
/** Lines of the log of the job. */
const logged: string[] = []
const log = pino({}, { write: (line) => void logged.push(line) })
const statesOf = async () => (await db.select().from(giftClaims)).map(({ state }) => state).toSorted()

test('a request stores the parcels of the filter, and the approver sees a summary', async () => {
  await addParcels(api, 120)
  expect(await staffSide.dataOf('countStaffParcels', ploy, { query: { countryCode: 'TH' } })).toEqual({
    count: 120,
  })
  const body = { id: newId(), reason, ...moveAct, filter: { countryCode: 'TH' } }
  const replies = await atOnce(4, () => staffSide.dataOf('requestParcelAct', ploy, { body }))
  expect(replies.map(({ request }) => request?.rows)).toEqual([120, 120, 120, 120])
  expect(await db.$count(approvalParcels)).toBe(120)
  const { items } = await staffSide.dataOf('listApprovals', nok)
  expect(items).toMatchObject([
    {
      kind: 'parcelMove',
      rows: 120,
      filter: { countryCode: 'TH' },
      state: 'packed',
      reason,
      requestedBy: 'ploy@example.com',
      mine: false,
    },
  ])
  expect((await staffSide.dataOf('listParcelRequests', ploy)).items).toMatchObject([{ id: body.id }])
  expect((await staffSide.dataOf('listParcelRequests', nok)).items).toEqual([])
  expect(await staffSide.call('getParcelRequest', nok, { path: { id: body.id } })).toMatchObject({
    status: 404,
  })
  expect(await db.$count(staffReasons, eq(staffReasons.reason, reason))).toBeGreaterThan(0)
  const other = { ...body, state: 'shipped' }
  expect(await staffSide.call('requestParcelAct', ploy, { body: other })).toMatchObject({ status: 400 })
  expect(await staffSide.call('requestParcelAct', nok, { body })).toMatchObject({ status: 400 })
})

test('a filter with at most 100 parcels needs no approval, and its request is not stored', async () => {
  await addParcels(api, 100)
  expect(await requestAct(exportAct)).toEqual({ problem: 'few', request: null })
  expect(await db.$count(staffApprovals)).toBe(0)
  expect(await db.$count(approvalParcels)).toBe(0)
})

test('requestParcelAct rejects a move without a state, a hostile reason, and staff without the permission', async () => {
  const support = await staffSide.sessionOf('mali', 'support')
  const id = newId()
  for (const body of [
    { id, reason, kind: 'parcelMove', filter: {} },
    { id, reason, kind: 'parcelExport', filter: {}, state: 'packed' },
    { id, reason: 'all\u202Eslecrap', kind: 'parcelExport', filter: {} },
    { id, reason, kind: 'coins', filter: {} },
  ])
    expect(await staffSide.call('requestParcelAct', ploy, { body })).toMatchObject({ status: 400 })
  const body = { id, reason, ...exportAct }
  expect(await staffSide.call('requestParcelAct', support, { body })).toMatchObject({ status: 403 })
})

test('two approvers decide concurrently, and only one decision takes effect', async () => {
  await addParcels(api, 101)
  const id = await requested(exportAct)
  const decisions = await atOnce(6, (at) =>
    decide(at % 2 === 0 ? nok : tom, id, at < 3 ? 'approved' : 'rejected'),
  )
  expect(decisions.filter(({ decided }) => decided)).toHaveLength(1)
  expect(decisions.filter(({ problem }) => problem === 'late')).toHaveLength(5)
})

test('requesters cannot approve their own acts, and an expired request cannot be approved', async () => {
  await addParcels(api, 101)
  const personal = await requested(exportAct, nok)
  expect(await decide(nok, personal)).toEqual({ decided: false, problem: 'personal' })
  const expired = await requested(moveAct)
  await db
    .update(staffApprovals)
    .set({ requestedAt: new Date(api.clock.now.getTime() - 7 * day * 1000) })
    .where(eq(staffApprovals.id, expired))
  expect(await decide(nok, expired)).toEqual({ decided: false, problem: 'late' })
  expect(await readAct(expired)).toMatchObject({ decision: 'expired' })
})

test('an act cannot be approved after its requester has lost the permission', async () => {
  await addParcels(api, 101)
  const id = await requested(moveAct)
  staffSide.groups.set('ploy', ['support'])
  api.wait(61)
  await staffSide.call('getStaffSession', ploy)
  expect(await decide(nok, id)).toEqual({ decided: false, problem: 'notPermitted' })
  staffSide.groups.set('ploy', [])
  api.wait(61)
  expect(await staffSide.call('getStaffSession', ploy)).toMatchObject({ status: 401 })
  expect(await decide(nok, id)).toEqual({ decided: false, problem: 'notPermitted' })
  expect(await decide(nok, id, 'rejected')).toEqual({ decided: true, problem: null })
  await run()
  expect(new Set(await statesOf())).toEqual(new Set(['reserved']))
})

test('the requester downloads an approved export at most three times, even concurrently', async () => {
  const { ids } = await addParcels(api, 1_200)
  const id = await requested(exportAct)
  expect((await download(id)).status).toBe(404)
  // Parcels that match after the request are not part of the file.
  await addParcels(api, 1)
  await decide(nok, id)
  expect((await download(id, nok)).status).toBe(404)
  expect((await download(id, '')).status).toBe(401)
  expect((await download(id, ploy, { 'Sec-Fetch-Site': 'cross-site' })).status).toBe(401)
  const replies = await atOnce(5, () => download(id))
  expect(replies.filter(({ status }) => status === 200)).toHaveLength(3)
  expect(replies.filter(({ status }) => status === 404)).toHaveLength(2)
  const file = replies.find(({ status }) => status === 200)
  expect(file?.headers.get('Content-Disposition')).toMatch(/^attachment; filename="parcels-[\d-]+\.csv"$/)
  const rows: Record<string, string>[] = parse((await file?.text()) ?? '', { bom: true, columns: true })
  expect(rows).toHaveLength(1_200)
  expect(new Set(rows.map((row) => row.id))).toEqual(new Set(ids))
  const exports = await db
    .select()
    .from(auditEntries)
    .where(and(eq(auditEntries.what, 'parcels-exported'), eq(auditEntries.subject, `approval:${id}`)))
  expect(exports.map(({ outcome }) => outcome)).toEqual(['1200', '1200', '1200'])
  expect(await readAct(id)).toMatchObject({ decision: 'approved', download: { left: 0 } })
})

test('an approved export expires after 24 hours, and needs the permission', async () => {
  await addParcels(api, 101)
  const id = await requested(exportAct)
  await decide(nok, id)
  staffSide.groups.set('ploy', ['support'])
  api.wait(61)
  expect((await download(id)).status).toBe(403)
  api.wait(day)
  const later = await staffSide.sessionOf('ploy', 'fulfillment')
  expect((await download(id, later)).status).toBe(404)
})

test('an approved move validates the state of each parcel, and a failing row stops no other row', async () => {
  const { ids } = await addParcels(api, 130)
  logged.length = 0
  const [cancelled = '', delivered = '', failing = '', missing = ''] = ids
  const id = await requested(moveAct)
  // The parcels change between the request and the approval.
  const setState = (source: string, state: 'cancelled' | 'delivered') =>
    db.update(giftClaims).set({ state }).where(eq(giftClaims.id, source))
  await setState(cancelled, 'cancelled')
  await setState(delivered, 'delivered')
  await db.delete(giftClaims).where(eq(giftClaims.id, missing))
  await db.execute(
    sql`create function refuse_move() returns trigger language plpgsql as $$ begin raise 'stuck'; end $$`,
  )
  await db.execute(
    sql.raw(`create trigger refuse_move before update on gift_claims for each row
    when (new.id = '${failing}') execute function refuse_move()`),
  )
  await decide(nok, id)
  await run()
  await db.execute(sql`drop trigger refuse_move on gift_claims`)
  await db.execute(sql`drop function refuse_move`)
  expect(await readAct(id)).toMatchObject({
    done: { moved: 126, unchanged: 1, refused: 1, failed: 1, unknown: 1 },
  })
  const path = { id }
  const query = { outcome: 'refused' }
  const refused = await staffSide.dataOf('listParcelRequestRows', ploy, { path, query })
  expect(refused.items).toMatchObject([
    {
      id: cancelled,
      product: 'Muslin cloth',
      countryCode: 'TH',
      text: 'The parcel is cancelled and cannot become packed.',
    },
  ])
  const deleted = await staffSide.dataOf('listParcelRequestRows', ploy, {
    path,
    query: { outcome: 'unknown' },
  })
  expect(deleted.items).toMatchObject([{ id: missing, product: null, countryCode: null }])
  expect(logged.map((line) => objectOf(JSON.parse(line)))).toMatchObject([
    { level: 50, event: 'parcel_move_failed', subject: `gift:${failing}`, state: 'packed', id },
  ])
  const first = await staffSide.dataOf('listParcelRequestRows', ploy, { path, query: { limit: '50' } })
  expect(first).toMatchObject({ nextCursor: '50', items: { length: 50 } })
  const [row] = await db.select().from(staffApprovals).where(eq(staffApprovals.id, id))
  expect(row?.endedAt).toEqual(api.clock.now)
  const acts = await db
    .select()
    .from(auditEntries)
    .where(eq(auditEntries.subject, `gift:${ids.at(-1)}`))
  expect(acts.map(({ what: act, by }) => [act, by])).toEqual([['gift-moved', `staff:${row?.requestedBy}`]])
})

test('an interrupted move continues, and concurrent runs move each parcel once', async () => {
  await addParcels(api, 110)
  const id = await requested(moveAct)
  await run()
  expect(new Set(await statesOf())).toEqual(new Set(['reserved']))
  await decide(nok, id)
  const stop = new AbortController()
  const stopping = run(stop.signal)
  await expect.poll(() => db.$count(approvalParcels, eq(approvalParcels.outcome, 'moved'))).toBeGreaterThan(0)
  stop.abort()
  await stopping
  const before = await db.$count(giftClaims, eq(giftClaims.state, 'packed'))
  expect(before).toBeLessThan(110)
  await atOnce(3, () => run())
  expect(new Set(await statesOf())).toEqual(new Set(['packed']))
  expect(await readAct(id)).toMatchObject({ done: { moved: 110, failed: 0, unchanged: 0 } })
  const moves = await db
    .select({ subject: auditEntries.subject })
    .from(auditEntries)
    .where(eq(auditEntries.at, api.clock.now))
  const gifts = moves.filter(({ subject }) => subject?.startsWith('gift:')).map(({ subject }) => subject)
  expect(new Set(gifts).size).toBe(gifts.length)
})
