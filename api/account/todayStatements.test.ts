// Tests that the home page reads each kind of data of the member with a single statement.
import { expect, test } from 'vitest'
import { testApi } from '#tests/support/api.ts'
import { giveBaby, giveCoins } from '#tests/support/give.ts'
import { addMember, dataOf } from '#tests/support/members.ts'
import { statementsOf } from '#tests/support/statements.ts'

test('getToday sends no statement twice, and all statements after the session in one round trip', async () => {
  const api = await testApi()
  const member = await addMember(api)
  await giveBaby(api, member, { birthDate: '2026-10-01' })
  await giveCoins(api, member, 500)
  const { statements, roundTrips } = await statementsOf(
    async () => await dataOf(api, 'getToday', { token: member.token }),
  )
  // The stock of gifts and the stock of products are different rows.
  const names = statements.filter((name) => name !== 'stock_of_kind')
  expect(names).toContain('accounts_of_member')
  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([])
  expect(roundTrips).toBe(2)
})
