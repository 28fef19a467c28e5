// Tests that the home page lists only available items, sorted by end date and value, and no baby content for members
// who have hidden it.
import { eq, inArray } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import type { components } from '#generated/schema.d.ts'
import { testApi } from '#tests/support/api.ts'
import { giveAddress, giveBaby, giveBirthday, giveVoucher, giveCoins } from '#tests/support/give.ts'
import { addMember, dataOf, type TestMember } from '#tests/support/members.ts'
import { campaigns } from '../catalog/campaigns.ts'
import { coinRules } from '../catalog/coins.ts'
import { mallProducts } from '../catalog/mall.ts'
import { today as near } from '../catalog/today.ts'
import { voucherTypes } from '../catalog/vouchers.ts'
import { utcDate } from '../ledger/ledger.ts'
import { ledgerAccounts, ledgerLots } from '../ledger/tables.ts'
import { addDays, localDate } from '../locale/calendar.ts'
import { endOfLastDay } from '../locale/lastDay.ts'
import { upsertParcel } from '../fulfillment/parcels.ts'
import { parcels as parcelRows } from '../fulfillment/tables.ts'
import { vouchers, giftEntitlements } from '../rewards/tables.ts'
import { inOrder } from './today.ts'

type Item = components['schemas']['TodayItem']

const api = await testApi()
const zone = 'Asia/Bangkok'
const day = (days: number) => addDays(localDate(api.clock.now, zone), days)
const today = ({ token }: TestMember) => dataOf(api, 'getToday', { token })
const ofKind = async (member: TestMember, kind: Item['kind']) =>
  (await today(member)).items.filter((item) => item.kind === kind)

describe('gifts of today', () => {
  test('getToday lists the newborn gift with the baby’s name until the member claims it or its last day has passed', async () => {
    const member = await addMember(api)
    const babyId = await giveBaby(api, member, { birthDate: day(-14) })
    const [gift, ...otherGifts] = await ofKind(member, 'newBabyGift')
    expect(gift).toMatchObject({ id: babyId, name: 'Mint', lastDay: day(76), coins: 0 })
    expect(otherGifts).toEqual([])
    const { items } = await dataOf(api, 'listNewBabyGifts', member)
    const giftId = items.find(({ eligibility }) => eligibility.ok)?.id ?? ''
    const addressId = await giveAddress(api, member)
    await dataOf(api, 'claimNewBabyGift', { token: member.token, body: { giftId, addressId, babyId } })
    expect(await ofKind(member, 'newBabyGift')).toEqual([])
  })

  test('getToday lists the gift for the member’s own birthday without a name (null)', async () => {
    const member = await addMember(api)
    await giveBirthday(api, member, `1994${day(3).slice(4)}`)
    expect(await ofKind(member, 'momBirthdayGift')).toMatchObject([
      { id: 'own', name: null, lastDay: day(33) },
    ])
  })

  test('getToday lists each won gift until it is claimed, and all level gifts as one item', async () => {
    const member = await addMember(api)
    const won = {
      id: 'won-1',
      memberId: member.uid,
      gift: 'plush-moon',
      source: 'test',
      reference: member.uid,
    }
    await api.store.db.insert(giftEntitlements).values({ ...won, givenAt: api.clock.now })
    expect(await ofKind(member, 'wonGift')).toMatchObject([
      { id: 'won-1', name: 'Plush moon', picture: '/art/gifts/plush-moon.svg', lastDay: null },
    ])
    expect(await ofKind(member, 'levelGift')).toHaveLength(1)
  })
})

test('getToday lists a voucher only in its last days', async () => {
  const member = await addMember(api)
  await giveVoucher(api, member)
  expect(await ofKind(member, 'voucher')).toEqual([])
  const endOf = (date: string) => endOfLastDay({ date, timeZone: zone })
  await api.store.db.update(vouchers).set({ expiresAt: endOf(day(near().voucherDays)) })
  expect(await ofKind(member, 'voucher')).toMatchObject([{ lastDay: day(near().voucherDays) }])
  await api.store.db.update(vouchers).set({ expiresAt: endOf(day(near().voucherDays + 1)) })
  expect(await ofKind(member, 'voucher')).toEqual([])
})

test.each([
  ['inTransit', 1, 1],
  ['waitsForPickup', near().parcelDays, 1],
  ['inTransit', near().parcelDays + 1, 0],
  ['delivered', 1, 0],
  ['failed', 1, 0],
] as const)('if a %s parcel is %i days old, getToday lists %i parcels', async (state, daysAgo, count) => {
  const member = await addMember(api)
  const at = new Date(api.clock.now.getTime() - daysAgo * 86_400_000)
  await upsertParcel(
    api.store.db,
    { memberId: member.uid, kind: 'redemption', id: member.uid, name: 'cotton-hat' },
    {
      key: 'only',
      carrier: null,
      trackingNumber: null,
      trackingUrl: null,
      steps: [{ state, at, place: null, note: null }],
    },
  )
  const parcels = await ofKind(member, 'parcel')
  expect(parcels).toHaveLength(count)
  for (const parcel of parcels)
    expect(parcel).toMatchObject({ picture: '/art/mall/cotton-hat.svg', parcelState: state })
})

test('getToday finds parcels in transit among hundreds of delivered parcels, latest update first', async () => {
  const member = await addMember(api)
  const reportParcel = (id: string, state: 'inTransit' | 'delivered', daysAgo: number) =>
    upsertParcel(
      api.store.db,
      { memberId: member.uid, kind: 'redemption', id: `${member.uid}:${id}`, name: 'cotton-hat' },
      {
        key: 'only',
        carrier: null,
        trackingNumber: null,
        trackingUrl: null,
        steps: [
          { state, at: new Date(api.clock.now.getTime() - daysAgo * 86_400_000), place: null, note: null },
        ],
      },
    )
  await reportParcel('first', 'inTransit', 2)
  await reportParcel('second', 'inTransit', 1)
  for (let count = 0; count < 300; count += 1) await reportParcel(`there-${count}`, 'delivered', 1)
  for (let count = 0; count < 30; count += 1)
    await reportParcel(`lost-${count}`, 'inTransit', near().parcelDays + 1)
  const rows = await api.store.db.select().from(parcelRows).where(eq(parcelRows.memberId, member.uid))
  const ids = ['second', 'first'].map(
    (id) => rows.find(({ sourceId }) => sourceId === `${member.uid}:${id}`)?.id,
  )
  expect((await ofKind(member, 'parcel')).map(({ id }) => id)).toEqual(ids)
})

test('getToday finds an expiring voucher among hundreds of used vouchers and vouchers of other countries', async () => {
  const { uid: memberId, ...rest } = await addMember(api, { countryCode: 'SG' })
  const elsewhere = [...voucherTypes().values()].find(({ regions }) => regions.length > 0)?.id ?? ''
  const expiresAt = new Date(api.clock.now.getTime() + 86_400_000)
  const voucher = (id: string) => ({
    id: `${memberId}:${id}`,
    memberId,
    voucher: 'welcome-10',
    source: 'test',
    reference: `${memberId}:${id}`,
    grantedAt: api.clock.now,
    expiresAt,
  })
  const many = Array.from({ length: 200 }, (_, count) => count)
  await api.store.db
    .insert(vouchers)
    .values([
      ...many.map((count) => ({ ...voucher(`0-used-${count}`), state: 'used' as const })),
      ...many.map((count) => ({ ...voucher(`1-elsewhere-${count}`), voucher: elsewhere })),
      voucher('2-mine'),
    ])
  expect((await ofKind({ uid: memberId, ...rest }, 'voucher')).map(({ id }) => id)).toEqual([
    `${memberId}:2-mine`,
  ])
})

test.each(['Asia/Bangkok', 'America/Los_Angeles', 'Pacific/Auckland'])(
  'the last day of a raffle in getToday is the last date that ends before the raffle closes in the time zone %s',
  async (timeZone) => {
    const member = await addMember(api, { timeZone })
    const [raffle] = await ofKind(member, 'raffle')
    const closesAt =
      campaigns()
        .en.find(({ id }) => id === raffle?.id)
        ?.to.getTime() ?? Number.NaN
    const endOf = (date: string) => endOfLastDay({ date, timeZone }).getTime()
    const lastDay = raffle?.lastDay ?? ''
    expect(endOf(lastDay)).toBeLessThan(closesAt)
    expect(endOf(addDays(lastDay, 1))).toBeGreaterThanOrEqual(closesAt)
  },
)

test('getToday lists a raffle with its coins and the path of its page, until the member enters the raffle', async () => {
  const member = await addMember(api)
  const [raffle] = await ofKind(member, 'raffle')
  expect(raffle?.coins).toBeGreaterThan(0)
  const [, , year, campaign] = raffle?.path?.split('/') ?? []
  const page = await dataOf(api, 'getCampaign', {
    token: member.token,
    path: { year: String(year), campaign: String(campaign) },
  })
  const activityType = page.raffle?.activityType ?? ''
  await dataOf(api, 'enterRaffle', { token: member.token, body: { activityType } })
  expect((await ofKind(member, 'raffle')).map(({ id }) => id)).not.toContain(raffle?.id)
})

describe('babies of today', () => {
  test('getToday returns the youngest baby and its twin, even if the twin was born a day earlier', async () => {
    const member = await addMember(api)
    await giveBaby(api, member, { birthDate: day(-400), name: 'Older' })
    await giveBaby(api, member, { birthDate: day(-20), name: 'Bumi' })
    await giveBaby(api, member, { birthDate: day(-21), name: 'Bulan' })
    const { babies, date } = await today(member)
    expect(date).toBe(day(0))
    expect(babies.map(({ name }) => name)).toEqual(['Bumi', 'Bulan'])
  })

  test('getToday returns neither babies nor gifts for babies to a member who has hidden baby content', async () => {
    const member = await addMember(api)
    await giveBaby(api, member, { birthDate: day(-14) })
    await dataOf(api, 'setBabyContent', { token: member.token, body: { silenced: true } })
    const { babies, items } = await today(member)
    expect(babies).toEqual([])
    expect(items.filter(({ kind }) => kind === 'newBabyGift' || kind === 'babyBirthdayGift')).toEqual([])
  })
})

describe('coins of today', () => {
  test('getToday returns the number of affordable products, and the missing coins for the product that the member saves for, or else for the cheapest unaffordable product', async () => {
    const member = await addMember(api)
    const prices = [...mallProducts().values()].map(({ price }) => price)
    const none = (await today(member)).coinShop
    expect(none).toMatchObject({ affordable: 0, pictures: [expect.any(String), expect.any(String)] })
    expect(prices).toContain(none.missing)
    await giveCoins(api, member, 40)
    const { coinShop, expiry } = await today(member)
    expect(coinShop.missing).toBe(Number(none.missing) - 40)
    expect(expiry).toBeNull()
    const { items } = await dataOf(api, 'listMallProducts', member)
    const dear = items
      .toSorted((a, b) => b.price - a.price)
      .find(({ eligibility }) => eligibility.reasons.length === 1)
    await dataOf(api, 'setMallWish', { token: member.token, body: { productId: dear?.id ?? null } })
    expect((await today(member)).coinShop.missing).toBe(Number(dear?.price) - 40)
  })

  test('getToday returns coins that expire within the number of days configured in the catalog', async () => {
    const member = await addMember(api)
    await giveCoins(api, member, 40)
    expect((await today(member)).expiry).toBeNull()
    const last = utcDate(new Date(api.clock.now.getTime() + coinRules().rescueDays * 86_400_000))
    const accountIds = api.store.db
      .select({ id: ledgerAccounts.id })
      .from(ledgerAccounts)
      .where(eq(ledgerAccounts.memberId, member.uid))
    await api.store.db
      .update(ledgerLots)
      .set({ expiresOn: last })
      .where(inArray(ledgerLots.accountId, accountIds))
    expect((await today(member)).expiry).toEqual({ amount: 40, date: last })
  })
})

test('inOrder puts items that end within three days first, and sorts all other items by their value to the member', () => {
  const item = (kind: Item['kind'], lastDay: string | null): Item => ({
    kind,
    id: `${kind} ${lastDay}`,
    name: null,
    picture: '/art/prizes/voucher.svg',
    lastDay,
    coins: 0,
    path: null,
    parcelState: null,
  })
  const items = [
    item('raffle', '2026-11-23'),
    item('levelGift', null),
    item('parcel', null),
    item('voucher', '2026-11-27'),
    item('newBabyGift', '2027-02-05'),
    item('voucher', '2026-11-22'),
    item('newBabyGift', '2027-01-05'),
  ]
  expect(inOrder(items, '2026-11-21').map(({ id }) => id)).toEqual([
    'voucher 2026-11-22',
    'raffle 2026-11-23',
    'newBabyGift 2027-01-05',
    'newBabyGift 2027-02-05',
    'voucher 2026-11-27',
    'parcel null',
    'levelGift null',
  ])
})
