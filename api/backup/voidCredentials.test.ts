// Tests that a restore voids all credentials: each column of the schema whose name ends in `Hash` must be voided or
// listed as retained.
import { getTableColumns, getTableName, is } from 'drizzle-orm'
import { PgTable } from 'drizzle-orm/pg-core'
import { describe, expect, test } from 'vitest'
import { testStore } from '#tests/support/database.ts'
import { productRegistrations } from '../support/tables.ts'
import * as schema from '../schema/schema.ts'
import { voidCredentials, voided } from './voidCredentials.ts'

/** Columns whose hashes a restore retains, each with the reason. */
const staying: Record<string, string> = {
  'gift_parcels.addressHash': 'Of an address: it opens nothing.',
  'gift_parcels.buildingHash': 'Of a building: it opens nothing.',
  'dead_letters.bodyHash': 'Of a message of the shop: it opens nothing.',
  'referral_payments.accountHash': 'It keeps a friend from being paid for twice.',
  'members.passwordHash': 'The member knows no other password.',
  'ledger_transactions.referenceHash': 'It keeps a movement from being done twice.',
  'draw_seeds.seedHash': 'It was published.',
  'raffle_seeds.seedHash': 'It was published.',
  'questionnaire_drafts.secretHash': 'It opens what its visitor wrote, and there is no other way to it.',
  'questionnaire_submissions.draftHash': 'It keeps a draft from being sent twice.',
  'questionnaire_submissions.claimHash':
    'It gives a visitor what they answered, and there is no other way to it.',
  'recovery_codes.codeHash': 'The member has no others; one opens nothing without the first factor.',
  'product_registrations.transferHash': 'Its column is emptied.',
}

describe('voidCredentials', async () => {
  const { db } = await testStore()

  test('each column of the schema with a hash is either voided by a restore or listed as an exception', () => {
    const tables = Object.values<unknown>(schema).filter((each) => is(each, PgTable))
    const emptied = new Set<string>(voided.map((table) => getTableName(table)))
    const hashes = tables
      .filter((table) => !emptied.has(getTableName(table)))
      .flatMap((table) =>
        Object.keys(getTableColumns(table))
          .filter((column) => column.endsWith('Hash'))
          .map((column) => `${getTableName(table)}.${column}`),
      )
    expect(hashes.toSorted()).toEqual(Object.keys(staying).toSorted())
  })

  test('voidCredentials deletes the transfer code of a product registration, but not the registration', async () => {
    await db.insert(productRegistrations).values({
      id: '1',
      memberId: 'm',
      product: 'pump',
      serialNumber: 'A1',
      purchasedFrom: 'hub-shop',
      purchasedOn: '2026-01-01',
      warrantyUntil: '2028-01-01',
      registeredAt: new Date(),
      transferHash: 'a hash',
      transferUntil: new Date(),
    })
    expect(await voidCredentials(db)).toMatchObject({ 'codes to hand a product over': 1, sessions: 0 })
    expect(await db.select().from(productRegistrations)).toMatchObject([{ id: '1', transferHash: null }])
    expect(await voidCredentials(db)).toMatchObject({ 'codes to hand a product over': 0 })
  })
})
