// Tests that members get only one gift for each birth and birthday: after changed dates, for babies that are added
// again, for several babies of one birth, and around New Year.
import { expect, test } from 'vitest'
import { detailOf, testApi } from '#tests/support/api.ts'
import { addBaby, agreeBabyData } from '#tests/support/cases/profile.ts'
import { giveAddress } from '#tests/support/give.ts'
import { addMember, dataOf, type TestMember } from '#tests/support/members.ts'
import { openSession } from '../session/members.ts'

const shared = await testApi()

/** Adds a member with an address, and opens an API instance with a separate clock that is set to the instant. */
async function at(instant: string, timeZone = 'Asia/Bangkok') {
  const api = await testApi({ store: shared.store })
  api.clock.now = new Date(instant)
  const member = await addMember(api, { timeZone })
  const addressId = await giveAddress(api, member)
  /** Opens a new session at the current time of the clock, because sessions end after 14 days without use. */
  const session = async () =>
    (await openSession(api.store.db, member.uid, { now: api.clock.now, by: 'password' })).token
  const outcome = async (id: 'claimMomBirthdayGift' | 'claimNewBabyGift', body: object) => {
    const reply = await api.call(id, { token: await session(), body: { ...body, addressId } })
    return reply.refusal === 'NOT_ELIGIBLE'
      ? detailOf(reply)
          .reasons?.map(({ code }) => code)
          .join()
      : (reply.refusal ?? 'OK')
  }
  return {
    api,
    member: { ...member } satisfies TestMember,
    claimOwn: (giftId = 'sleep-mask') => outcome('claimMomBirthdayGift', { giftId }),
    claimNewborn: (babyId: string, giftId = 'hello-baby-box') =>
      outcome('claimNewBabyGift', { babyId, giftId }),
    setBirthday: async (birthday: string) =>
      await dataOf(api, 'modifyUserInfo', { token: await session(), body: { birthday } }),
    info: async () => await dataOf(api, 'getUserInfo', { token: await session() }),
    today: async () => await dataOf(api, 'getToday', { token: await session() }),
  }
}

test.each([
  ['1994-11-28', '2026-12-28T03:00:00Z'],
  ['1994-12-20', '2026-12-26T03:00:00Z'],
  ['1994-02-01', '2027-02-02T03:00:00Z'],
])('after a claim and a change of birthday to %s, no gift can be claimed on %s', async (changed, later) => {
  const { api, setBirthday, claimOwn } = await at('2026-11-21T03:00:00Z')
  await setBirthday('1994-11-25')
  expect(await claimOwn()).toBe('OK')
  api.wait(60)
  await setBirthday(changed)
  expect(await claimOwn('tea-set')).not.toBe('OK')
  api.clock.now = new Date(later)
  expect(await claimOwn('tea-set')).toBe('ALREADY_CLAIMED')
})

test.each([
  {
    zone: 'Asia/Bangkok',
    birthday: '1994-01-02',
    first: '2026-12-28T03:00:00Z',
    again: '2027-01-03T03:00:00Z',
  },
  {
    zone: 'Asia/Bangkok',
    birthday: '1994-12-28',
    first: '2026-12-22T03:00:00Z',
    again: '2027-01-05T03:00:00Z',
  },
  {
    zone: 'Asia/Bangkok',
    birthday: '1994-12-31',
    first: '2026-12-31T03:00:00Z',
    again: '2027-01-30T03:00:00Z',
  },
  {
    zone: 'America/Los_Angeles',
    birthday: '1994-01-01',
    first: '2026-12-26T03:00:00Z',
    again: '2027-01-31T03:00:00Z',
  },
  {
    zone: 'Pacific/Auckland',
    birthday: '1994-01-01',
    first: '2026-12-31T10:59:00Z',
    again: '2026-12-31T11:01:00Z',
  },
])(
  'in $zone, a gift for the birthday $birthday that was claimed at $first cannot be claimed again at $again',
  async ({ zone, birthday, first, again }) => {
    const { api, setBirthday, claimOwn } = await at(first, zone)
    await setBirthday(birthday)
    expect(await claimOwn()).toBe('OK')
    api.clock.now = new Date(again)
    expect(await claimOwn('tea-set')).toBe('ALREADY_CLAIMED')
  },
)

test.each([['2026-11-03'], ['2026-11-21'], ['2026-09-01']])(
  'if a baby born on %s is removed and added again, no second newborn gift can be claimed for this baby',
  async (birthDate) => {
    const { api, member, claimNewborn } = await at('2026-11-21T03:00:00Z')
    const { id } = await addBaby(api, member, { name: 'Nam', birthDate })
    expect(await claimNewborn(id)).toBe('OK')
    api.wait(60)
    await dataOf(api, 'deleteBaby', { token: member.token, body: { id } })
    const again = await addBaby(api, member, { name: 'Nam', birthDate })
    expect(await claimNewborn(again.id, 'swaddle-set')).toBe('ALREADY_CLAIMED')
  },
)

test.each([
  ['twins with different birth dates', ['2026-11-03', '2026-11-04'], ['OK', 'OK']],
  ['triplets', ['2026-11-03', '2026-11-03', '2026-11-03'], ['OK', 'OK', 'OK']],
  ['triplets with different birth dates', ['2026-11-03', '2026-11-03', '2026-11-04'], ['OK', 'OK', 'OK']],
  [
    'quadruplets',
    ['2026-11-03', '2026-11-03', '2026-11-03', '2026-11-03'],
    ['OK', 'OK', 'OK', 'BIRTHS_TOO_CLOSE'],
  ],
])('claimNewBabyGift for %s accepts at most three babies of one birth', async (_, births, outcomes) => {
  const { api, member, claimNewborn } = await at('2026-11-21T03:00:00Z')
  const babies: string[] = []
  for (const birthDate of births) babies.push((await addBaby(api, member, { birthDate })).id)
  const replies: unknown[] = []
  for (const id of babies) replies.push(await claimNewborn(id))
  expect(replies).toEqual(outcomes)
})

test.each([
  ['three weeks early', '2026-12-12'],
  ['two days late', '2026-11-19'],
])('if a baby is born %s, its birth date replaces the due date', async (_, dueDate) => {
  const { api, member, claimNewborn, info } = await at('2026-11-21T03:00:00Z')
  const { id } = await addBaby(api, member, { dueDate })
  expect((await info()).childExpectedDate).toBe(dueDate)
  expect(await claimNewborn(id)).toBe('BABY_NOT_BORN')
  await dataOf(api, 'saveBaby', { token: member.token, body: { id, birthDate: '2026-11-21' } })
  expect((await info()).childExpectedDate).toBeNull()
  expect(await claimNewborn(id)).toBe('OK')
})

test.each([
  [42, '2026-12-01', 1],
  [43, null, 0],
  [49, null, 0],
])(
  '%i days after a due date, getUserInfo returns childExpectedDate %s, and getToday returns %i babies',
  async (days, expected, babies) => {
    const { api, member, info, today } = await at('2026-11-21T03:00:00Z')
    await agreeBabyData(api, member)
    await addBaby(api, member, { name: 'Nam', dueDate: '2026-12-01' })
    api.clock.now = new Date(Date.parse('2026-12-01T03:00:00Z') + days * 86_400_000)
    expect((await info()).childExpectedDate).toBe(expected)
    expect((await today()).babies).toHaveLength(babies)
  },
)
