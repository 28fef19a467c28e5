// Tests the introduction of the membership, which people read before they join.
import { expect, test } from 'vitest'
import { testApi } from '#tests/support/api.ts'
import { dataOf, registerMember } from '#tests/support/members.ts'
import { setFreePieces } from '#tests/support/stock.ts'

const api = await testApi()

test('getIntroduction requires no session, and returns the first coins as the catalog defines them', async () => {
  const { joinCoins, checkInCoins, levels, questions } = await dataOf(api, 'getIntroduction', {})
  expect([joinCoins, checkInCoins]).toEqual([20, 15])
  expect(levels.map(({ level }) => level.name)).toEqual(['Moon', 'Sprout', 'Nest', 'Ribbon'])
  expect(questions).toHaveLength(3)
})

test('the coins of the introduction are the coins that a new member gets', async () => {
  const { joinCoins, checkInCoins } = await dataOf(api, 'getIntroduction', {})
  const { token } = await registerMember(api)
  const coins = async () => (await dataOf(api, 'getCoins', { token })).balance
  expect(await coins()).toBe(joinCoins)
  await dataOf(api, 'checkIn', { token, path: { game: 'normalCheckIn' } })
  await dataOf(api, 'completeTask', { token, body: { task: 'first-check-in' } })
  expect(await coins()).toBe(joinCoins + checkInCoins)
})

test('getIntroduction returns texts in the language and prices in the currency of the request', async () => {
  const { newBabyGift, rewards } = await dataOf(api, 'getIntroduction', {
    language: 'th',
    caller: { country: 'TH' },
  })
  expect(newBabyGift).toMatchObject({
    name: 'กล่องต้อนรับลูกน้อย',
    picture: '/art/gifts/hello-baby-box.svg',
    value: { currency: 'THB' },
  })
  expect(rewards.map(({ name }) => name)).toContain('โคมไฟกลางคืนแสงนุ่ม')
})

test('the rewards of the introduction are one of each category, in stock and redeemable at level 1', async () => {
  const rewardsOf = async () => (await dataOf(api, 'getIntroduction', {})).rewards.map(({ id }) => id)
  expect(await rewardsOf()).toEqual(['night-light', 'muslin-cloths', 'cloth-book', 'eye-mask'])
  await setFreePieces(api.store.db, { kind: 'product', item: 'muslin-cloths' }, 0)
  expect(await rewardsOf()).toEqual(['night-light', 'hooded-towel', 'cloth-book', 'eye-mask'])
})

test.each([
  { why: 'the network reports the country', country: 'TH', isLocal: undefined },
  {
    why: 'the page is in the language of the estimated country',
    country: 'TH',
    language: 'th',
    isCountryEstimated: true,
    isLocal: undefined,
  },
  { why: 'the browser accepts en-US', country: 'US', isCountryEstimated: true, isLocal: false },
  { why: 'the network reports a country without a shop', country: 'SG', isLocal: false },
  { why: 'the country is unknown', country: null, isCountryEstimated: true, isLocal: false },
] as const)('getIntroduction returns whether the value of the gift is local: $why', async (request) => {
  const language = 'language' in request ? request.language : 'en'
  const isCountryEstimated = 'isCountryEstimated' in request
  const caller = { country: request.country, isCountryEstimated }
  const { newBabyGift } = await dataOf(api, 'getIntroduction', { language, caller })
  expect(newBabyGift?.valueIsLocal).toBe(request.isLocal)
})

test('getIntroduction returns a whole article, courses for level 1, and open activities with a link only to pages that visitors can open', async () => {
  const { article, courses, activities } = await dataOf(api, 'getIntroduction', {
    language: 'th',
    caller: { country: 'TH' },
  })
  expect(article).toMatchObject({ id: 'awake-at-three', picture: '/art/magazine/sleep.svg' })
  expect(article?.paragraphs).toHaveLength(2)
  expect(courses.map(({ id }) => id)).toEqual([
    'pumping-without-hurry',
    'back-to-work-gently',
    'ten-quiet-minutes',
  ])
  expect(activities.map(({ id, link }) => [id, link])).toEqual([
    ['2026-MorningCircle', null],
    ['2025-RegistryWeekend', null],
    ['2025-Mamaglow', '/activity/2025/Mamaglow'],
  ])
  const page = await api.call('getCampaign', {
    path: { year: '2025', campaign: 'Mamaglow' },
    caller: { country: 'TH' },
  })
  expect(page.code).toBe(200)
})

test('the activities of getIntroduction are offered in the country of the request', async () => {
  const inBrazil = await dataOf(api, 'getIntroduction', { caller: { country: 'BR' } })
  expect(inBrazil.activities.map(({ id }) => id)).not.toContain('2026-MorningCircle')
})
