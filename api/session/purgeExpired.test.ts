// Tests that purgeExpired deletes only expired sessions, codes, tickets and links.
import { expect, test } from 'vitest'
import { testApi } from '#tests/support/api.ts'
import { askForCode, askForLink, dataOf, registerMember, wrong } from '#tests/support/members.ts'
import { purgeExpired } from './purgeExpired.ts'
import { codeTickets, recoveryLinks, sessions, verifyCodes } from './tables.ts'

const api = await testApi()
const tables = [sessions, codeTickets, recoveryLinks, verifyCodes]
const counts = async () => await Promise.all(tables.map(async (table) => await api.store.db.$count(table)))

test('purgeExpired deletes sessions, tickets, links and codes after they expire', async () => {
  const { account } = await registerMember(api)
  const code = await askForCode(api, account, 'verify')
  await dataOf(api, 'verifyCode', { body: { account, purpose: 'verify', code } })
  await askForLink(api, account)
  await askForCode(api, account, 'login')
  expect(await counts()).toEqual([1, 1, 1, 1])

  const steps: [seconds: number, left: number[]][] = [
    [599, [1, 1, 1, 1]],
    [1, [1, 0, 1, 1]],
    // A code is retained for 15 minutes, because failed attempts of the account are counted for that time.
    [300, [1, 0, 1, 0]],
    [900, [1, 0, 0, 0]],
    [14 * 86_400 - 1_800 - 1, [1, 0, 0, 0]],
    [1, [0, 0, 0, 0]],
  ]
  for (const [seconds, left] of steps) {
    api.wait(seconds)
    await purgeExpired(api.store.db, api.clock.now)
    expect(await counts()).toEqual(left)
  }
})

test('purgeExpired does not reset the number of failed attempts of a code before 15 minutes have passed', async () => {
  const { account } = await registerMember(api)
  const code = await askForCode(api, account, 'login')
  for (let count = 0; count < 5; count += 1)
    await api.call('loginByCode', { body: { account, code: wrong(code) } })
  api.wait(899)
  await purgeExpired(api.store.db, api.clock.now)
  const body = { account, purpose: 'login' }
  expect((await api.call('sendVerifyCode', { body })).refusal).toBe('CODE_WAIT')
})
