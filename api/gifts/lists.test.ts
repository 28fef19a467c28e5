// Tests the operations that read gifts: boards, the list of all gifts, one gift, and gifts for births and birthdays.
import { expect, test } from 'vitest'
import { testApi } from '#tests/support/api.ts'
import { giveAddress, giveBaby, giveBirthday, givePoints } from '#tests/support/give.ts'
import { addMember, dataOf } from '#tests/support/members.ts'
import { entitle } from '../rewards/entitle.ts'

const api = await testApi()

test.each([
  ['TH', { amount: 59000, currency: 'THB' }],
  ['ID', { amount: 27900000, currency: 'IDR' }],
  ['VN', { amount: 459000, currency: 'VND' }],
  ['US', { amount: 1900, currency: 'USD' }],
])(
  'getGift for a member in %s returns the shop price as the value of the gift',
  async (countryCode, value) => {
    const { token } = await addMember(api, { countryCode })
    const gift = await dataOf(api, 'getGift', { token, path: { id: 'night-light' } })
    expect(gift).toMatchObject({ value })
    expect(gift.valueIsLocal).toBeUndefined()
  },
)

test('getGift marks the US price for a member in a country without a shop as not local', async () => {
  const { token } = await addMember(api, { countryCode: 'SG' })
  expect(await dataOf(api, 'getGift', { token, path: { id: 'night-light' } })).toMatchObject({
    value: { amount: 1900, currency: 'USD' },
    valueIsLocal: false,
  })
})

test('getGiftBoards returns the number of gifts that can be claimed and the ineligibility reasons for each board', async () => {
  const member = await addMember(api)
  await giveBirthday(api, member, '1994-05-01')
  const { token } = member
  const before = await dataOf(api, 'getGiftBoards', { token })
  expect(before.waiting).toBe(0)
  expect(before.boards).toMatchObject([
    { type: 1, kind: 'level', open: 2, eligibility: { ok: true, reasons: [] } },
    {
      type: 3,
      kind: 'momBirthday',
      open: 0,
      eligibility: { ok: false, reasons: [{ code: 'NOT_OPEN_YET' }] },
    },
  ])
  expect(before.boards[1]?.eligibility.nextDate).toBe('2027-04-23T17:00:00.000Z')
  expect(before.boards[0]?.pictures).toEqual(
    ['milk-bags', 'muslin-cloth', 'night-light'].map((id) => `/art/gifts/${id}.svg`),
  )

  const addressId = await giveAddress(api, member)
  await dataOf(api, 'claimGift', { token, body: { id: 'milk-bags', addressId } })
  const now = api.clock.now
  await entitle(api.store.db, {
    memberId: member.uid,
    gift: 'carry-pouch',
    source: 'draw',
    reference: 'boards',
    now,
  })
  await giveBaby(api, member, { dueDate: '2027-02-01' })
  const after = await dataOf(api, 'getGiftBoards', { token })
  expect(after.waiting).toBe(1)
  expect(after.boards.map(({ kind, open }) => [kind, open])).toEqual([
    ['level', 1],
    ['newBaby', 0],
    ['momBirthday', 0],
    ['babyBirthday', 0],
  ])
})

test('a birthday gift has a closing date only while it can be claimed', async () => {
  const member = await addMember(api)
  await giveBirthday(api, member, '1994-11-25')
  const { token } = member
  const ends = { level: null, momBirthday: '2026-12-25T17:00:00.000Z' }
  const { boards } = await dataOf(api, 'getGiftBoards', { token })
  expect(Object.fromEntries(boards.map(({ kind, closesAt }) => [kind, closesAt]))).toEqual(ends)
  const closesAt = async (id: string) => (await dataOf(api, 'getGift', { token, path: { id } })).closesAt
  expect(await closesAt('tea-set')).toBe(ends.momBirthday)
  // The member's level is too low for this birthday gift.
  expect(await closesAt('shawl')).toBeNull()
})

test('listGifts returns all gifts on consecutive pages, filters them by board, and uses the language of the request', async () => {
  const { token } = await addMember(api)
  const ids: string[] = []
  let cursor: string | null = null
  do {
    const query: Record<string, string> = { limit: '4', ...(cursor !== null && { cursor }) }
    const page = await dataOf(api, 'listGifts', { token, query })
    ids.push(...page.items.map(({ id }) => id))
    cursor = page.nextCursor
  } while (cursor !== null)
  expect(new Set(ids).size).toBe(ids.length)
  // The list contains nine level gifts and three birthday gifts, but no gifts for babies, because the member has no
  // baby.
  expect(ids).toHaveLength(12)

  const birthday = await dataOf(api, 'listGifts', { token, language: 'th', query: { type: '3' } })
  expect(birthday.items.map(({ kind }) => kind)).toEqual(['momBirthday', 'momBirthday', 'momBirthday'])
  expect(birthday.items[0]?.name).toBe('ผ้าปิดตา')
  expect(await dataOf(api, 'listGifts', { token, query: { type: '2' } })).toMatchObject({ items: [] })
  expect(await dataOf(api, 'listGifts', { token, query: { cursor: 'gone' } })).toMatchObject({ items: [] })
  expect((await api.call('listGifts', { token, query: { type: '5' } })).status).toBe(400)
})

test('getGift returns a gift of another country with the reason NOT_IN_REGION, and listGifts omits the gift', async () => {
  const { token } = await addMember(api, { countryCode: 'US' })
  const gift = await dataOf(api, 'getGift', { token, path: { id: 'nursing-pillow' } })
  expect(gift.eligibility.reasons).toContainEqual({ code: 'NOT_IN_REGION' })
  const { items } = await dataOf(api, 'listGifts', { token, query: { type: '1', limit: '50' } })
  expect(items.map(({ id }) => id)).not.toContain('nursing-pillow')
})

test('a claim by one member reduces the stock that getGift returns to other members by one', async () => {
  const [member, other] = [await addMember(api), await addMember(api)]
  const left = async () =>
    (await dataOf(api, 'getGift', { token: other.token, path: { id: 'muslin-cloth' } })).stockLeft
  const before = await left()
  const body = { id: 'muslin-cloth', addressId: await giveAddress(api, member) }
  await dataOf(api, 'claimGift', { token: member.token, body })
  expect(await left()).toBe(before - 1)
})

test('listNewBabyGifts returns for each birth the baby, the first and last day on which its gifts can be claimed, and the claim', async () => {
  const member = await addMember(api)
  const { token } = member
  const babyId = await giveBaby(api, member, { birthDate: '2026-11-03' })
  await giveBaby(api, member, {})
  const page = async () => await dataOf(api, 'listNewBabyGifts', { token })
  const days = {
    babyId,
    babyName: 'Mint',
    date: '2026-11-03',
    opensOn: '2026-11-03',
    closesOn: '2027-02-01',
    closesAt: '2027-02-01T17:00:00.000Z',
  }
  expect((await page()).occasions).toEqual([
    { ...days, claimId: null, eligibility: { ok: true, reasons: [] } },
  ])

  const body = { giftId: 'swaddle-set', babyId, addressId: await giveAddress(api, member) }
  const { id } = await dataOf(api, 'claimNewBabyGift', { token, body })
  const { eligibility, occasions, items } = await page()
  const reasons = [{ code: 'ALREADY_CLAIMED', field: 'babyId' }]
  expect(occasions).toEqual([{ ...days, claimId: id, eligibility: { ok: false, reasons } }])
  expect(eligibility).toEqual({ ok: false, reasons })
  // The reasons of a gift in the list exclude reasons that concern a single baby, because another baby of the member
  // may be eligible.
  expect(items.map((gift) => [gift.id, gift.eligibility.reasons])).toEqual([
    ['hello-baby-box', []],
    ['swaddle-set', []],
    ['memory-book', [{ code: 'FROM_LEVEL_2' }]],
  ])
})

test('if no birth date or birthday is known, the lists of gifts return BABY_MISSING or BIRTHDAY_MISSING, and getGiftBoards omits boards for babies', async () => {
  const member = await addMember(api)
  await giveBaby(api, member, {})
  const { token } = member
  for (const id of ['listNewBabyGifts', 'listBabyBirthdayGifts'] as const) {
    const { occasions, eligibility } = await dataOf(api, id, { token })
    expect(occasions).toEqual([])
    expect(eligibility.reasons).toEqual([{ code: 'BABY_MISSING' }])
  }
  const { boards } = await dataOf(api, 'getGiftBoards', { token })
  expect(boards.map(({ kind }) => kind)).toEqual(['level', 'momBirthday'])
  const { eligibility } = await dataOf(api, 'listMomBirthdayGifts', { token })
  expect(eligibility.reasons).toEqual([{ code: 'BIRTHDAY_MISSING' }])
})

test('a level gift becomes available when the member reaches its level', async () => {
  const member = await addMember(api)
  const open = async () =>
    (await dataOf(api, 'getGift', { token: member.token, path: { id: 'nursing-cover' } })).eligibility.ok
  expect(await open()).toBe(false)
  await givePoints(api, member, 200)
  expect(await open()).toBe(true)
})
