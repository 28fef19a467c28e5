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
      'an unknown account',
      sql`insert into ledger_postings values ('t', 1, ${mine}, 5), ('t', 2, 'nobody', -5)`,
    ],
    [
      'a house account on both sides',
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
    'add a third posting to a transaction',
    `insert into ledger_postings select transaction_id, 3, account_id, 1 from ledger_postings limit 1`,
    checkViolation,
  ],
  [
    'add a transaction with a subject that is not a catalog id',
    `insert into ledger_transactions values ('u', 'grant', 'other', now(), 'Mali Srisuk')`,
    checkViolation,
  ],
  [
    'add a posting for a side that exists',
    `insert into ledger_postings select * from ledger_postings`,
    uniqueViolation,
  ],
  ['change a posting', `update ledger_postings set amount = 6`, restrictViolation],
  ['delete postings', `delete from ledger_postings`, restrictViolation],
  ['change a transaction', `update ledger_transactions set kind = 'spend'`, restrictViolation],
  ['delete transactions', `delete from ledger_transactions`, restrictViolation],
  ['truncate the ledger', `truncate ledger_transactions cascade`, restrictViolation],
  [
    'set a negative balance',
    `update ledger_accounts set balance = -1 where member_id = 'member'`,
    checkViolation,
  ],
  [
    'set the remaining coins of a lot above its granted coins',
    `update ledger_lots set remaining = granted + 1`,
    checkViolation,
  ],
  ['set negative remaining coins of a lot', `update ledger_lots set remaining = -1`, checkViolation],
  [
    'add a second account for a member',
    `insert into ledger_accounts values ('second', 'coins', 'member', null, 0)`,
    uniqueViolation,
  ],
  [
    'set the balance of a house account',
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
