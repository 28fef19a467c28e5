// Tests that an import of many tracking numbers has the same results as one report of the warehouse for each parcel,
// that a failed row stops no other row, and that concurrent imports ship each parcel once.
import { asc, eq, sql } from 'drizzle-orm'
import { afterEach, expect, test } from 'vitest'
import { testApi } from '#tests/support/api.ts'
import { giveAddress } from '#tests/support/give.ts'
import { addMember, atOnce, dataOf } from '#tests/support/members.ts'
import { auditEntries } from '../audit/tables.ts'
import { parcels } from '../fulfillment/tables.ts'
import { giftClaims } from '../gifts/tables.ts'
import { notices } from '../notices/tables.ts'
import { openLog } from '../process/log.ts'
import { newId } from '../store/id.ts'
import { fulfil } from './fulfil.ts'
import { importRows, importTracking, type TrackingAction, type TrackingResult } from './importTracking.ts'
import type { TrackingRow } from './trackingRows.ts'

const api = await testApi()
const { db } = api.store
const { now } = api.clock
const actor = { by: 'desk:somebody', now, log: openLog('silent') }

async function claimGift() {
  const member = await addMember(api)
  const body = { id: 'muslin-cloth', addressId: await giveAddress(api, member) }
  const { id } = await dataOf(api, 'claimGift', { token: member.token, body })
  return { id, memberId: member.uid }
}

const parcelOf = (id: string, trackingNumber: string) => ({
  source: { kind: 'gift' as const, id },
  carrier: 'DHL',
  trackingNumber,
})

async function importAll(ids: readonly string[]): Promise<TrackingResult[]> {
  const rows = ids.map((id, at): TrackingRow => ({ line: at + 2, parcel: parcelOf(id, `N${at}`) }))
  const results: TrackingResult[] = []
  for await (const result of importTracking(db, eachOf(rows), { ...actor, isTrial: false }))
    results.push(result)
  return results
}

async function* eachOf<Item>(items: readonly Item[]) {
  yield* items
}

/** Returns all that an import stores about a gift, without ids. */
async function storedOf({ id, memberId }: { id: string; memberId: string }) {
  const [claim] = await db.select().from(giftClaims).where(eq(giftClaims.id, id))
  const [parcel] = await db.select().from(parcels).where(eq(parcels.sourceId, id))
  const sentNotices = await db
    .select()
    .from(notices)
    .where(eq(notices.memberId, memberId))
    .orderBy(asc(notices.id))
  const acts = await db
    .select()
    .from(auditEntries)
    .where(eq(auditEntries.subject, `gift:${id}`))
    .orderBy(asc(auditEntries.id))
  const text = JSON.stringify({
    state: claim?.state,
    steps: claim?.steps,
    parcel: parcel && { ...parcel, id: '' },
    notices: sentNotices.map((notice) => ({ ...notice, id: '' })),
    acts: acts.map((act) => ({ ...act, id: '', requestId: '' })),
  })
  return JSON.parse(text.replaceAll(id, 'ID').replaceAll(memberId, 'MEMBER')) as unknown
}

test.each([
  ['reserved', []],
  ['confirmed', ['confirmed']],
  ['packed', ['packed']],
] as const)(
  'an import of a gift that is %s stores the same as a report of the warehouse',
  async (_, states) => {
    const [reported, imported] = [await claimGift(), await claimGift()]
    for (const { id } of [reported, imported])
      for (const state of states)
        await fulfil(db, { source: { kind: 'gift', id }, at: now.toISOString(), state }, actor)
    const parcel = parcelOf(reported.id, 'N0')
    await fulfil(db, { ...parcel, at: now.toISOString(), state: 'shipped' }, actor)
    expect((await importAll([imported.id]))[0]?.action).toBe('ship')
    expect(await storedOf(imported)).toEqual(await storedOf(reported))
  },
)

test('an import keeps steps of the carrier that arrived before', async () => {
  const gift = await claimGift()
  const step = { state: 'inTransit', place: 'Bangkok', note: null } as const
  await fulfil(db, { source: { kind: 'gift', id: gift.id }, at: now.toISOString(), step }, actor)
  expect((await importAll([gift.id]))[0]?.action).toBe('change')
  const [parcel] = await db.select().from(parcels).where(eq(parcels.sourceId, gift.id))
  expect(parcel?.trackingNumber).toBe('N0')
  expect(parcel?.steps.map(({ state }) => state)).toContain('inTransit')
})

afterEach(async () => {
  await db.execute(sql`drop trigger if exists fail_parcel on parcels`)
})

test('a row whose transaction throws is reported, and the other rows of its batch are imported', async () => {
  const gifts = await Promise.all(Array.from({ length: 5 }, claimGift))
  const broken = gifts[2]?.id ?? ''
  await db.execute(
    sql.raw(`create or replace function fail_parcel() returns trigger language plpgsql as
      $$ begin if new.source_id = '${broken}' then raise exception 'disk is full'; end if; return new; end $$`),
  )
  await db.execute(
    sql`create trigger fail_parcel before insert or update on parcels for each row execute function fail_parcel()`,
  )
  const results = await importAll(gifts.map(({ id }) => id))
  const actions: TrackingAction[] = ['ship', 'ship', 'rejected', 'ship', 'ship']
  expect(results.map(({ action }) => action)).toEqual(actions)
  expect(results[2]?.text).toBe(`gift ${broken} failed: disk is full. Import the file again`)
  const states = await db.select({ id: giftClaims.id, state: giftClaims.state }).from(giftClaims)
  expect(gifts.map(({ id }) => states.find((row) => row.id === id)?.state)).toEqual([
    'shipped',
    'shipped',
    'reserved',
    'shipped',
    'shipped',
  ])
})

test('two concurrent imports of the same rows in different order ship each parcel once', async () => {
  const gifts = await Promise.all(Array.from({ length: 30 }, claimGift))
  const rows = gifts.map(({ id }, at) => ({ line: at + 2, parcel: parcelOf(id, `N${at}`) }))
  const imports = [rows, rows.toReversed()]
  const results = await atOnce(2, async (at) => await importRows(db, imports[at] ?? [], actor))
  const actions = results.flat().map(({ action }) => action)
  expect(actions.filter((action) => action === 'ship')).toHaveLength(30)
  expect(actions.filter((action) => action === 'unchanged')).toHaveLength(30)
  for (const gift of gifts) {
    const acts = await db
      .select()
      .from(auditEntries)
      .where(eq(auditEntries.subject, `gift:${gift.id}`))
    expect(acts).toHaveLength(1)
    expect(await db.$count(notices, eq(notices.reference, `gift:${gift.id}:shipped`))).toBe(1)
  }
})

test('an import rejects unknown ids', async () => {
  expect((await importAll([newId(), newId()])).map(({ action }) => action)).toEqual(['rejected', 'rejected'])
})
