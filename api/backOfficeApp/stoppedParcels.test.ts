// Tests the list of parcels that must not be shipped: reasons, pages, the index, and confirmations.
import { eq, sql } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { testApi } from '#tests/support/api.ts'
import { giveAddress } from '#tests/support/give.ts'
import { addMember, atOnce, dataOf } from '#tests/support/members.ts'
import { openStaffSide } from '#tests/support/staff.ts'
import { auditEntries } from '../audit/tables.ts'
import { listStopped } from '../backOffice/parcels/stopped.ts'
import { stopParcels } from '../rewards/stoppedParcels.ts'
import { stoppedParcels } from '../rewards/tables.ts'
import { newId } from '../store/id.ts'

const api = await testApi()
const { db } = api.store
const staffSide = await openStaffSide(api)
const ploy = await staffSide.sessionOf('ploy', 'fulfillment')

beforeEach(async () => {
  await db.delete(stoppedParcels)
})

const stopped = (rest: Partial<typeof stoppedParcels.$inferInsert> = {}) => ({
  id: newId(),
  kind: 'gift' as const,
  thing: 'muslin-cloth',
  stoppedAt: api.clock.now,
  ...rest,
})
const listed = async () => (await staffSide.dataOf('listStoppedParcels', ploy)).items
const confirm = async (...items: { kind: string; id: string }[]) =>
  (await staffSide.dataOf('confirmStoppedParcels', ploy, { body: { items } })).confirmed

test('listStoppedParcels returns the reason of each parcel, and no data of members', async () => {
  const member = await addMember(api)
  const body = { id: 'muslin-cloth', addressId: await giveAddress(api, member) }
  const claim = await dataOf(api, 'claimGift', { token: member.token, body })
  await stopParcels(db, [stopped({ id: claim.id }), stopped({ kind: 'redemption', thing: 'cosy-socks' })])
  const items = await listed()
  expect(items).toMatchObject([
    { id: claim.id, source: 'gift', product: 'Muslin cloth', countryCode: 'TH', reason: 'cancelled' },
    { source: 'redemption', product: 'Cozy socks', countryCode: null, reason: 'erased' },
  ])
  expect(Object.keys(items[0] ?? {})).not.toContain('memberId')
})

test('confirmStoppedParcels removes parcels from the list once, and records each confirmation', async () => {
  const [first, second] = [stopped(), stopped()]
  await stopParcels(db, [first, second])
  const reference = { kind: 'gift', id: first.id }
  const unknown = { kind: 'gift', id: newId() }
  const counts = await atOnce(3, async () => await confirm(unknown, reference, reference))
  expect(counts.toSorted((a, b) => a - b)).toEqual([0, 0, 1])
  expect((await listed()).map(({ id }) => id)).toEqual([second.id])
  const acts = await db.select().from(auditEntries).where(eq(auditEntries.what, 'stop-confirmed'))
  expect(acts).toMatchObject([{ subject: `gift:${first.id}` }])
  expect(acts[0]?.by).toMatch(/^staff:/)
  expect(await confirm({ kind: 'redemption', id: second.id })).toBe(0)
})

test('the list is paginated, and reads each page by the index of unconfirmed parcels', async () => {
  const rows = Array.from({ length: 5 }, () => stopped())
  await stopParcels(db, rows)
  const walked: string[] = []
  let cursor: string | null = ''
  while (cursor !== null) {
    const query: Record<string, string> = { limit: '2', ...(cursor && { cursor }) }
    const part: Awaited<ReturnType<typeof staffSide.dataOf<'listStoppedParcels'>>> = await staffSide.dataOf(
      'listStoppedParcels',
      ploy,
      { query },
    )
    walked.push(...part.items.map(({ id }) => id))
    cursor = part.nextCursor
  }
  expect(walked).toEqual(rows.map(({ id }) => id))
  await db.transaction(async (tx) => {
    await tx.execute(sql`set local enable_seqscan = off`)
    const plan = await tx.execute(
      sql`explain select id from stopped_parcels where seen_at is null and id > '0' order by id limit 3`,
    )
    expect(JSON.stringify(plan)).toContain('stopped_parcels_unseen')
  })
  expect(await listStopped(db, { cursor: 'zzz', limit: 2 })).toEqual([])
})

test('staff without the permission cannot read or confirm the list', async () => {
  const mali = await staffSide.sessionOf('mali', 'support')
  expect(await staffSide.call('listStoppedParcels', mali)).toMatchObject({ status: 403 })
  const body = { items: [{ kind: 'gift', id: newId() }] }
  expect(await staffSide.call('confirmStoppedParcels', mali, { body })).toMatchObject({ status: 403 })
  expect(await staffSide.call('confirmStoppedParcels', ploy, { body: { items: [] } })).toMatchObject({
    status: 400,
  })
})
