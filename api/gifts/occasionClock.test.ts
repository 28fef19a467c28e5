// Tests when gifts for births and birthdays can be claimed, by API calls with a simulated clock. Covers time zones,
// leap days, twins and changed dates.
import { beforeEach, describe, expect, test } from 'vitest'
import { detailOf, testApi } from '#tests/support/api.ts'
import { giveAddress, giveBaby, giveBirthday } from '#tests/support/give.ts'
import { addMember, dataOf, type TestMember } from '#tests/support/members.ts'
import { openSession } from '../session/members.ts'

const api = await testApi()
const start = api.clock.now
const at = (instant: string) => (api.clock.now = new Date(instant))

beforeEach(() => {
  api.clock.now = start
})

/** Opens a new session at the current time of the clock, because earlier sessions have expired by then. */
const session = async ({ uid }: TestMember) => {
  const { token } = await openSession(api.store.db, uid, { now: api.clock.now, by: 'password' })
  return { token }
}

type List = 'listNewBabyGifts' | 'listMomBirthdayGifts' | 'listBabyBirthdayGifts'

/** Returns for each occasion in the list its ineligibility reasons, or `open` if a gift can be claimed. */
async function states(list: List, member: TestMember) {
  const { occasions } = await dataOf(api, list, await session(member))
  return occasions.map(({ eligibility: { ok, reasons } }) =>
    ok ? 'open' : reasons.map(({ code }) => code).join(),
  )
}

// The time zones of western, central and eastern Indonesia, which are one hour apart.
describe.each([
  ['Asia/Jakarta', '17:00'],
  ['Asia/Makassar', '16:00'],
  ['Asia/Jayapura', '15:00'],
])('occasions in %s', (timeZone, midnight) => {
  const lastMoment = (date: string) => new Date(Date.parse(`${date}T${midnight}:00Z`) - 1).toISOString()
  const born = () => addMember(api, { countryCode: 'ID', timeZone })

  test("a birthday gift opens and closes at midnight in the member's time zone", async () => {
    const member = await born()
    await giveBirthday(api, member, '1994-12-10')
    const look = () => states('listMomBirthdayGifts', member)
    at(lastMoment('2026-12-02'))
    expect(await look()).toEqual(['NOT_OPEN_YET'])
    at(`2026-12-02T${midnight}:00Z`)
    expect(await look()).toEqual(['open'])
    const { occasions } = await dataOf(api, 'listMomBirthdayGifts', await session(member))
    expect(occasions).toMatchObject([{ closesOn: '2027-01-09', closesAt: `2027-01-09T${midnight}:00.000Z` }])
    at(lastMoment('2027-01-09'))
    expect(await look()).toEqual(['open'])
    at(`2027-01-09T${midnight}:00Z`)
    expect(await look()).toEqual(['NOT_OPEN_YET'])
  })

  test('a gift for a birth is open until the end of the 90th day after the birth', async () => {
    const member = await born()
    await giveBaby(api, member, { birthDate: '2026-09-01' })
    at(lastMoment('2026-11-30'))
    expect(await states('listNewBabyGifts', member)).toEqual(['open'])
    at(`2026-11-30T${midnight}:00Z`)
    expect(await states('listNewBabyGifts', member)).toEqual(['WINDOW_OVER'])
  })
})

test('a birthday on 29 February counts on 28 February in other years, and its gift can be claimed once per year', async () => {
  const member = await addMember(api)
  const babyId = await giveBaby(api, member, { birthDate: '2024-02-29' })
  const body = { giftId: 'wooden-blocks', babyId, addressId: await giveAddress(api, member) }
  const claim = async () =>
    (await api.call('claimBabyBirthdayGift', { ...(await session(member)), body })).code
  at('2027-02-20T16:59:59Z')
  expect(await states('listBabyBirthdayGifts', member)).toEqual(['NOT_OPEN_YET'])
  at('2027-02-20T17:00:00Z')
  expect(await dataOf(api, 'listBabyBirthdayGifts', await session(member))).toMatchObject({
    occasions: [{ date: '2027-02-28', opensOn: '2027-02-21', closesOn: '2027-03-30' }],
  })
  expect(await claim()).toBe(200)
  expect(await claim()).not.toBe(200)
  at('2028-03-01T00:00:00Z')
  expect(await dataOf(api, 'listBabyBirthdayGifts', await session(member))).toMatchObject({
    occasions: [{ date: '2028-02-29', eligibility: { ok: true } }],
  })
  expect(await claim()).toBe(200)
})

test('a gift can be claimed for each twin separately', async () => {
  const member = await addMember(api)
  const babyId = await giveBaby(api, member, { birthDate: '2026-11-03' })
  await giveBaby(api, member, { birthDate: '2026-11-03' })
  const body = { giftId: 'swaddle-set', babyId: babyId, addressId: await giveAddress(api, member) }
  const { id } = await dataOf(api, 'claimNewBabyGift', { token: member.token, body })
  expect(await dataOf(api, 'listNewBabyGifts', { token: member.token })).toMatchObject({
    eligibility: { ok: true },
    occasions: [{ claimId: id }, { claimId: null, eligibility: { ok: true } }],
  })
  // Half a year later, the gift for the twin can no longer be claimed.
  at('2027-05-03T00:00:00Z')
  expect(await states('listNewBabyGifts', member)).toEqual(['ALREADY_CLAIMED', 'WINDOW_OVER'])
})

test('a change of a birthday after the correction period becomes effective 30 days later', async () => {
  const member = await addMember(api)
  const say = (birthday: string) => dataOf(api, 'modifyUserInfo', { token: member.token, body: { birthday } })
  await say('1994-11-25')
  expect(await states('listMomBirthdayGifts', member)).toEqual(['open'])
  api.wait(49 * 3_600)
  await say('1994-11-28')
  expect(await states('listMomBirthdayGifts', member)).toEqual(['DATE_CHANGED'])
  const body = { giftId: 'sleep-mask', addressId: await giveAddress(api, member) }
  const claim = async () => await api.call('claimMomBirthdayGift', { ...(await session(member)), body })
  const refused = await claim()
  const opens = detailOf(refused)?.nextDate
  expect(refused.refusal).toBe('NOT_ELIGIBLE')
  at(new Date(Date.parse(String(opens)) - 1).toISOString())
  expect(await states('listMomBirthdayGifts', member)).toEqual(['DATE_CHANGED'])
  at(String(opens))
  expect(await states('listMomBirthdayGifts', member)).toEqual(['open'])
  expect((await claim()).code).toBe(200)
})

test('a claim after the last day is rejected without effect, even if the page that the member has loaded still shows the gift as open', async () => {
  const member = await addMember(api)
  const babyId = await giveBaby(api, member, { birthDate: '2026-09-01' })
  const body = { giftId: 'hello-baby-box', babyId, addressId: await giveAddress(api, member) }
  at('2026-11-30T16:59:59Z')
  expect(await states('listNewBabyGifts', member)).toEqual(['open'])
  at('2026-11-30T17:00:00Z')
  const late = await api.call('claimNewBabyGift', { ...(await session(member)), body })
  expect(detailOf(late)).toEqual({ reasons: [{ code: 'WINDOW_OVER', field: 'babyId' }] })
  expect((await dataOf(api, 'listMyGifts', await session(member))).items).toEqual([])
})

test('a member who has hidden baby content gets no gifts for babies, but still gifts for the member’s own birthday', async () => {
  const member = await addMember(api)
  const { token } = member
  await giveBaby(api, member, { birthDate: '2026-11-03' })
  await giveBirthday(api, member, '1994-11-25')
  await dataOf(api, 'setBabyContent', { token, body: { silenced: true } })
  for (const list of ['listNewBabyGifts', 'listBabyBirthdayGifts'] as const)
    expect(await dataOf(api, list, { token })).toMatchObject({ occasions: [], items: [] })
  expect(await states('listMomBirthdayGifts', member)).toEqual(['open'])
})
