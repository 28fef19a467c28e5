// Tests the list of check-in games, their restrictions by season and country, rewards such as vouchers and gifts, and
// moves to a time zone with an earlier date.
import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { detailOf, testApi } from '#tests/support/api.ts'
import { checkedInOn, daysAgo } from '#tests/support/games.ts'
import { addMember, dataOf, type TestMember } from '#tests/support/members.ts'
import { gameNames, games as catalogGames } from '../catalog/checkIn.ts'
import { sampleMembers } from '../samples/members.ts'
import { inVersion } from '../catalog/topic.ts'
import { versionProblems } from '../catalog/check.ts'
import { sampleVersion } from '../samples/seasons.ts'
import { giftEntitlements, vouchers, drawTickets } from '../rewards/tables.ts'
import { members } from '../members/tables.ts'
import { openingOf } from './seasons.ts'

const api = await testApi()

test('listGames returns for each game whether it is open to the member, and whether the member has checked in or paused today', async () => {
  const { token } = await addMember(api)
  await api.call('checkIn', { token, path: { game: 'normalCheckIn' } })
  await api.call('pauseCheckIn', { token, path: { game: 'checkIn' }, body: { days: 1 } })
  const { games } = await dataOf(api, 'listGames', { token, language: 'th' })
  expect(
    games.map((game) => [game.game, game.state, game.eligibility.ok, game.checkedInToday, game.paused]),
  ).toEqual([
    ['checkIn', 'open', true, false, true],
    ['normalCheckIn', 'open', true, true, false],
    ['eventCheckIn', 'open', true, false, false],
    ['blackFridayCheckIn', 'open', true, false, false],
    ['motherDay', 'ahead', false, false, false],
  ])
  expect(games.at(-1)).toMatchObject({
    name: 'วันแม่',
    season: { from: '2027-08-06', to: '2027-08-12' },
    eligibility: { reasons: [{ code: 'NOT_OPEN_YET' }], nextDate: '2027-08-05T17:00:00.000Z' },
  })
})

describe('the game that the home page shows today', () => {
  const nameOf = async (member: TestMember, ownApi = api) =>
    (await dataOf(ownApi, 'getTodaysCheckIn', { token: member.token })).game

  test('getTodaysCheckIn returns the open seasonal game that ends first, or the daily game if all seasonal games are paused or have ended', async () => {
    const ownApi = await testApi({ store: api.store })
    const member = await addMember(ownApi)
    expect(await nameOf(member, ownApi)).toBe('blackFridayCheckIn')
    const pause = (game: string) =>
      ownApi.call('pauseCheckIn', { token: member.token, path: { game }, body: { days: 1 } })
    await pause('blackFridayCheckIn')
    expect(await nameOf(member, ownApi)).toBe('eventCheckIn')
    await pause('eventCheckIn')
    expect(await nameOf(member, ownApi)).toBe('normalCheckIn')
    ownApi.clock.now = new Date('2026-12-06T17:00:00.000Z')
    expect(await nameOf(await addMember(ownApi), ownApi)).toBe('normalCheckIn')
  })

  test("getTodaysCheckIn returns a game that is open in the member's country, and still returns this game after the check-in", async () => {
    const member = await addMember(api, { countryCode: 'ID' })
    const { state } = await dataOf(api, 'checkIn', { token: member.token, path: { game: 'eventCheckIn' } })
    expect(await dataOf(api, 'getTodaysCheckIn', { token: member.token })).toEqual(state)
  })

  test("for members who have hidden baby content, getTodaysCheckIn omits the Mother's Day game, and getCheckIn returns it as closed without reasons", async () => {
    const ownApi = await testApi({ store: api.store })
    ownApi.clock.now = new Date('2026-08-08T05:00:00.000Z')
    const member = await addMember(ownApi)
    const { token } = member
    expect(await nameOf(member, ownApi)).toBe('motherDay')
    await dataOf(ownApi, 'setBabyContent', { token, body: { silenced: true } })
    expect(await nameOf(member, ownApi)).toBe('normalCheckIn')
    const path = { game: 'motherDay' }
    expect(await dataOf(ownApi, 'getCheckIn', { token, path })).toMatchObject({
      season: null,
      eligibility: { ok: false, reasons: [] },
    })
    expect((await ownApi.call('checkIn', { token, path })).refusal).toBe('NOT_ELIGIBLE')
  })
})

describe('sample seasons of games, which development adds to the catalog', () => {
  const countries = new Set(sampleMembers.map(({ countryCode }) => countryCode))

  test.each(['2026-02-10', '2026-05-06', '2026-08-08', '2026-11-22', '2026-12-20'])(
    'the sample version opens each game for at least one country of the sample members on %s',
    (today) => {
      const catalogue = inVersion(sampleVersion(new Date(`${today}T05:00:00.000Z`)), catalogGames)
      for (const name of gameNames) {
        const openings = Array.from(countries, (countryCode) =>
          openingOf(catalogue[name], { countryCode, level: 1, timeZone: 'Asia/Bangkok' }, today),
        )
        expect(openings.some(({ eligibility }) => eligibility.ok)).toBe(true)
        const { regions } = catalogue[name].audience
        const excluded = openings.some(({ eligibility: { reasons } }) =>
          reasons.some(({ code }) => code === 'NOT_IN_REGION'),
        )
        expect(excluded).toBe(regions.length > 0)
      }
    },
  )

  test.each(['2026-02-10', '2028-01-31'])(
    'the catalog with sample seasons is valid on %s, although it lacks the draws of the year before or after',
    (today) => {
      expect(versionProblems(sampleVersion(new Date(`${today}T05:00:00.000Z`)))).toEqual([])
    },
  )

  test.each([
    {
      name: 'blackFridayCheckIn',
      countryCode: 'VN',
      today: '2026-11-24',
      range: ['2026-11-17', '2026-11-27'],
    },
    {
      name: 'blackFridayCheckIn',
      countryCode: 'VN',
      today: '2026-11-28',
      range: ['2026-11-23', '2027-11-26'],
    },
    {
      name: 'blackFridayCheckIn',
      countryCode: 'US',
      today: '2026-11-24',
      range: ['2027-11-16', '2027-11-26'],
    },
    {
      name: 'blackFridayCheckIn',
      countryCode: 'TH',
      today: '2026-11-24',
      range: ['2025-11-18', '2025-11-28'],
    },
    { name: 'motherDay', countryCode: 'VN', today: '2026-11-24', range: ['2026-11-19', '2027-05-09'] },
    { name: 'motherDay', countryCode: 'ID', today: '2026-11-24', range: ['2026-12-12', '2026-12-22'] },
    { name: 'motherDay', countryCode: 'TH', today: '2026-11-24', range: ['2027-08-02', '2027-08-12'] },
    { name: 'motherDay', countryCode: 'US', today: '2026-11-24', range: ['2026-04-30', '2026-05-10'] },
  ] as const)(
    'on $today, the sample season of the game $name in $countryCode ends on the holiday after which the game is named',
    ({ name, countryCode, today, range: [from, to] }) => {
      const catalogue = inVersion(sampleVersion(new Date(`${today}T05:00:00.000Z`)), catalogGames)
      const { season } = openingOf(
        catalogue[name],
        { countryCode, level: 1, timeZone: 'Asia/Bangkok' },
        today,
      )
      expect(season).toEqual({ from, to })
    },
  )
})

describe('enforcement of seasons and countries', () => {
  test.each([
    ['motherDay', 'TH', 'NOT_OPEN_YET'],
    ['blackFridayCheckIn', 'ID', 'NOT_IN_REGION'],
    ['eventCheckIn', 'US', 'NOT_IN_REGION'],
  ])('checkIn in the game %s for a member in %s is rejected with %s', async (game, countryCode, code) => {
    const { token } = await addMember(api, { countryCode })
    const reply = await api.call('checkIn', { token, path: { game } })
    expect([reply.refusal, detailOf(reply).reasons]).toEqual(['NOT_ELIGIBLE', [{ code }]])
    const state = await dataOf(api, 'getCheckIn', { token, path: { game } })
    expect(state).toMatchObject({
      game,
      checkedInToday: false,
      eligibility: { ok: false, reasons: [{ code }] },
    })
    for (const id of ['makeUpCheckIn', 'pauseCheckIn'] as const) {
      const body = id === 'pauseCheckIn' ? { days: 1 } : { date: daysAgo(api, 1) }
      expect((await api.call(id, { token, path: { game }, body })).refusal).toBe('NOT_ELIGIBLE')
    }
  })

  test('a season ends at midnight in the member’s time zone, and on its last day the state contains no reward for tomorrow', async () => {
    const ownApi = await testApi({ store: api.store })
    ownApi.clock.now = new Date('2026-11-27T16:59:59.999Z')
    const { token } = await addMember(ownApi)
    const path = { game: 'blackFridayCheckIn' }
    const { state } = await dataOf(ownApi, 'checkIn', { token, path })
    expect(state.tomorrowsReward).toEqual({ coins: 0, points: 0 })
    ownApi.wait(0.001)
    expect(detailOf(await ownApi.call('checkIn', { token, path })).reasons).toEqual([
      { code: 'NOT_OPEN_YET' },
    ])
    const newYork = await addMember(ownApi, { countryCode: 'US', timeZone: 'America/New_York' })
    expect((await ownApi.call('checkIn', { token: newYork.token, path })).code).toBe(200)
  })
})

test('the seven check-ins of a cycle grant the tickets, the voucher and the gift that the catalog specifies', async () => {
  const ownApi = await testApi({ store: api.store })
  const member = await addMember(ownApi)
  const seven = Array.from({ length: 7 }, (_, index) => daysAgo(ownApi, -index))
  await checkedInOn(ownApi, member, { game: 'blackFridayCheckIn', dates: seven.slice(0, 6) })
  await checkedInOn(ownApi, member, { game: 'eventCheckIn', dates: seven.slice(0, 6) })
  ownApi.wait(6 * 86_400)
  const call = (game: string) => ({ token: member.token, path: { game }, language: 'id' })
  const friday = await dataOf(ownApi, 'checkIn', call('blackFridayCheckIn'))
  expect(friday.reward).toEqual({
    coins: 50,
    points: 10,
    voucher: 'free-shipping',
    name: 'Gratis ongkir',
    picture: '/art/prizes/voucher.svg',
  })
  const lantern = await dataOf(ownApi, 'checkIn', call('eventCheckIn'))
  expect(lantern.reward).toEqual({
    coins: 20,
    points: 10,
    gift: 'travel-tote',
    name: 'Tas jinjing',
    picture: '/art/gifts/travel-tote.svg',
  })

  const { db } = ownApi.store
  const voucherRows = await db.select().from(vouchers).where(eq(vouchers.memberId, member.uid))
  expect(voucherRows.map(({ voucher, source }) => [voucher, source])).toEqual([['free-shipping', 'check_in']])
  const won = await db.select().from(giftEntitlements).where(eq(giftEntitlements.memberId, member.uid))
  expect(won.map(({ gift }) => gift)).toEqual(['travel-tote'])
  const tickets = await db.select().from(drawTickets).where(eq(drawTickets.memberId, member.uid))
  expect(tickets.map(({ draw }) => draw)).toEqual(['winter-lights', 'winter-lights'])
})

test('after a move to a time zone with an earlier date, checkIn uses the date of the last check-in until the local date is later', async () => {
  const ownApi = await testApi({ store: api.store })
  const { uid, token } = await addMember(ownApi, { timeZone: 'Pacific/Kiritimati' })
  const path = { game: 'normalCheckIn' }
  ownApi.clock.now = new Date('2026-11-21T12:00:00.000Z')
  const { state } = await dataOf(ownApi, 'checkIn', { token, path })
  expect(state.today).toBe('2026-11-22')

  await ownApi.store.db.update(members).set({ timeZone: 'America/New_York' }).where(eq(members.id, uid))
  const again = await ownApi.call('checkIn', { token, path })
  expect([again.refusal, detailOf(again).nextDate]).toEqual([
    'ALREADY_CHECKED_IN',
    '2026-11-23T05:00:00.000Z',
  ])
  ownApi.clock.now = new Date('2026-11-23T05:00:00.000Z')
  expect((await dataOf(ownApi, 'checkIn', { token, path })).state).toMatchObject({
    today: '2026-11-23',
    streak: 2,
  })
})
