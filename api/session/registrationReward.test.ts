// Tests that each new member gets the coins for joining with the registration, once, in the amount of the catalog.
import { describe, expect, test } from 'vitest'
import { testApi } from '#tests/support/api.ts'
import {
  addMember,
  askForCode,
  atOnce,
  countBy,
  dataOf,
  newAccount,
  registerMember,
  registrationOf,
} from '#tests/support/members.ts'
import { joining, newPerson, ticketFor } from '#tests/support/social.ts'
import { joiningReward } from '../catalog/tasks.ts'
import { awardRegistration } from '../rewards/awardRegistration.ts'

const api = await testApi()

async function balancesOf(token: string) {
  const { amount, points } = await dataOf(api, 'getUserInfo', { token })
  return { coins: amount, points }
}

const joinBy = {
  'by email': () => registerMember(api),
  'by phone': () => registerMember(api, { account: '+66812345677' }),
  'with a provider': async () =>
    await dataOf(api, 'socialRegister', { body: joining(await ticketFor(api, newPerson())) }),
}

describe('coins for joining', () => {
  test.each(Object.entries(joinBy))(
    'a member who registers %s has the promised coins, with their reason in the history, and cannot claim them again',
    async (_, join) => {
      const { token } = await join()
      const { joinCoins } = await dataOf(api, 'getIntroduction', {})
      expect(await balancesOf(token)).toEqual({ coins: joinCoins, points: joiningReward().points })
      const { items } = await dataOf(api, 'listCoinMovements', { token })
      expect(items.map(({ kind, amount, reason: { label } }) => ({ kind, amount, label }))).toEqual([
        { kind: 'earned', amount: joinCoins, label: 'Welcome' },
      ])
      const tasks = await dataOf(api, 'listPendingTasks', { token })
      expect(tasks.items.map(({ task }) => task)).not.toContain('verify-email')
      const claim = await api.call('completeTask', { token, body: { task: 'verify-email' } })
      expect(claim.refusal).toBe('ALREADY_CLAIMED')
      expect(await balancesOf(token)).toEqual(joiningReward())
    },
  )

  test('10 concurrent registrations with one code create one member, who gets the coins once', async () => {
    const account = newAccount()
    const body = registrationOf(account, await askForCode(api, account, 'register'))
    const replies = await atOnce(10, () => api.call('registerByCode', { body }))
    expect(countBy(replies).OK).toBe(1)
    const code = await askForCode(api, account, 'login')
    const { token } = await dataOf(api, 'loginByCode', { body: { account, code } })
    expect(await balancesOf(token)).toEqual(joiningReward())
  })

  test('10 concurrent awards and claims of the task grant the coins once', async () => {
    const { uid, token } = await addMember(api)
    await atOnce(10, async (index) => {
      if (index % 2) await api.store.db.transaction((tx) => awardRegistration(tx, uid, api.clock.now))
      else
        await api.call('completeTask', {
          token,
          body: { task: 'verify-email' },
          key: `claim-number-${index}`,
        })
    })
    expect(await balancesOf(token)).toEqual(joiningReward())
  })
})
