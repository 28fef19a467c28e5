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
  'gift_parcels.addressHash': 'Hash of an address, not of a credential.',
  'gift_parcels.buildingHash': 'Hash of a building, not of a credential.',
  'dead_letters.bodyHash': 'Hash of a message from the shop, not of a credential.',
  'referral_payments.accountHash': 'Prevents a second reward for the same friend.',
  'members.passwordHash': 'Members have no other password to sign in with.',
  'ledger_transactions.referenceHash': 'Prevents a duplicate ledger transaction.',
  'draw_seeds.seedHash': 'The hash is public.',
  'raffle_seeds.seedHash': 'The hash is public.',
  'questionnaire_drafts.secretHash': 'Visitors have no other way to open their draft.',
  'questionnaire_submissions.draftHash': 'Prevents a second submission of the same draft.',
  'questionnaire_submissions.claimHash': 'Visitors have no other way to claim their submission.',
  'recovery_codes.codeHash': 'Members have no other recovery codes, and a code requires the first factor.',
  'tracking_imports.fileHash': 'Hash of an imported file, not of a credential.',
  'product_registrations.transferHash': 'The column is set to null.',
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
    expect(await voidCredentials(db)).toMatchObject({ 'transfer codes of products': 1, sessions: 0 })
    expect(await db.select().from(productRegistrations)).toMatchObject([{ id: '1', transferHash: null }])
    expect(await voidCredentials(db)).toMatchObject({ 'transfer codes of products': 0 })
  })
})
