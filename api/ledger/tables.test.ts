// Tests constraints of the ledger tables, which the database enforces independently of the code.
import { sql, type SQL } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { testStore } from '#tests/support/database.ts'
import { sqlState } from '../store/sqlState.ts'
import { grant } from './ledger.ts'

const { db } = await testStore()
const checkViolation = '23514'
const restrictViolation = '23001'
const uniqueViolation = '23505'

await grant(db, {
  memberId: 'member',
  currency: 'coins',
  amount: 5,
  purpose: 'check_in',
  reference: 'first',
  occurredAt: new Date(),
})
await db.execute(
  sql`insert into ledger_accounts (id, currency, purpose) values ('house:points:draw', 'points', 'draw')`,
)
const mine = sql`(select id from ledger_accounts where member_id = 'member' and currency = 'coins')`

describe('ledger transactions that the database rejects at their commit', () => {
  test.each<[string, SQL]>([
    ['a transaction without postings', sql`select 1`],
    ['one posting', sql`insert into ledger_postings values ('t', 1, ${mine}, 5)`],
    [
      'a sum that is not zero',
      sql`insert into ledger_postings values ('t', 1, ${mine}, 5), ('t', 2, 'house:coins:check_in', -4)`,
    ],
    [
      'two currencies',
      sql`insert into ledger_postings values ('t', 1, ${mine}, 5), ('t', 2, 'house:points:draw', -5)`,
    ],
    [
      'an account that is not there',
      sql`insert into ledger_postings values ('t', 1, ${mine}, 5), ('t', 2, 'nobody', -5)`,
    ],
    [
      'the house on both sides',
      sql`insert into ledger_postings values ('t', 1, 'house:coins:check_in', 5), ('t', 2, 'house:coins:check_in', -5)`,
    ],
  ])('the database rejects this ledger transaction at commit: %s', async (_, insert) => {
    const posting = db.transaction(async (tx) => {
      await tx.execute(sql`insert into ledger_transactions values ('t', 'grant', 'hash', now())`)
      await tx.execute(insert)
    })
    expect(await stateOf(posting)).toBe(checkViolation)
  })
})

test.each<[string, string, string]>([
  [
    'a third posting',
    `insert into ledger_postings select transaction_id, 3, account_id, 1 from ledger_postings limit 1`,
    checkViolation,
  ],
  [
    'a subject that is no name of the catalogue',
    `insert into ledger_transactions values ('u', 'grant', 'other', now(), 'Mali Srisuk')`,
    checkViolation,
  ],
  ['a side twice', `insert into ledger_postings select * from ledger_postings`, uniqueViolation],
  ['changing a posting', `update ledger_postings set amount = 6`, restrictViolation],
  ['deleting postings', `delete from ledger_postings`, restrictViolation],
  ['changing a transaction', `update ledger_transactions set kind = 'spend'`, restrictViolation],
  ['deleting transactions', `delete from ledger_transactions`, restrictViolation],
  ['emptying the ledger', `truncate ledger_transactions cascade`, restrictViolation],
  [
    'a balance below zero',
    `update ledger_accounts set balance = -1 where member_id = 'member'`,
    checkViolation,
  ],
  ['more in a lot than was granted', `update ledger_lots set remaining = granted + 1`, checkViolation],
  ['less than nothing in a lot', `update ledger_lots set remaining = -1`, checkViolation],
  [
    'a second account of a member',
    `insert into ledger_accounts values ('second', 'coins', 'member', null, 0)`,
    uniqueViolation,
  ],
  [
    'a balance for the house',
    `update ledger_accounts set balance = 0 where purpose = 'draw'`,
    checkViolation,
  ],
])('the database rejects this change of the ledger: %s', async (_, statement, state) => {
  expect(await stateOf(db.execute(statement))).toBe(state)
})

async function stateOf(work: PromiseLike<unknown>) {
  try {
    await work
    return 'accepted'
  } catch (error) {
    return sqlState(error)
  }
}
