// Tests inserts of many rows with one JSON parameter.
import { asc, eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { testStore } from '#tests/support/database.ts'
import { parcels } from '../fulfillment/tables.ts'
import { notices } from '../notices/tables.ts'
import { newId } from './id.ts'
import { insertRows } from './insertRows.ts'

const { db } = await testStore()

test('insertRows stores the same values as an insert of drizzle', async () => {
  const text = `'; drop table notices; -- "\\" \n\t\u2028 ⟨${newId()}⟩ 🍼`
  const memberId = newId()
  const row = {
    memberId,
    kind: text,
    params: { gift: { en: text, id: '', th: 'ของขวัญ', vn: 'quà' }, coins: 5 },
    subject: { name: text, picture: null, others: 0 },
    aboutBaby: true,
    at: new Date('2026-11-30T10:00:00.123Z'),
    readAt: null,
  }
  const [single, ...many] = [newId(), newId(), newId()].map((id) => ({ ...row, id, reference: id }))
  if (single) await db.insert(notices).values(single)
  await db.execute(insertRows(notices, many))
  const stored = await db
    .select()
    .from(notices)
    .where(eq(notices.memberId, memberId))
    .orderBy(asc(notices.id))
  expect(stored).toHaveLength(3)
  const valuesOf = stored.map((notice) => ({ ...notice, id: '', reference: '' }))
  expect(valuesOf[1]).toEqual(valuesOf[0])
  expect(valuesOf[2]).toEqual(valuesOf[0])
})

test('a column that only some rows contain is null in the others, and a column of no row has its default', async () => {
  const memberId = newId()
  const row = { memberId, sourceKind: 'gift' as const, key: 'only', name: 'cloth', steps: [] }
  const rows = [{ carrier: 'DHL' }, {}, { carrier: undefined }].map((rest) => ({
    ...row,
    ...rest,
    id: newId(),
    sourceId: newId(),
  }))
  await db.execute(sql`${insertRows(parcels, rows)} on conflict do nothing`)
  const stored = await db
    .select({ carrier: parcels.carrier, isListed: parcels.isListed })
    .from(parcels)
    .where(eq(parcels.memberId, memberId))
    .orderBy(asc(parcels.id))
  expect(stored).toEqual([
    { carrier: 'DHL', isListed: true },
    { carrier: null, isListed: true },
    { carrier: null, isListed: true },
  ])
})
