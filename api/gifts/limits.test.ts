// Tests the limits of free gifts per member, household and building in a year, for all kinds of gifts and spellings of
// an address.
import pino from 'pino'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { detailOf, testApi, type Api } from '#tests/support/api.ts'
import { addAddress } from '#tests/support/cases/addresses.ts'
import { addBaby } from '#tests/support/cases/profile.ts'
import { giveBirthday, givePoints, giveCoins } from '#tests/support/give.ts'
import { addMember, atOnce, countBy, dataOf, type TestMember } from '#tests/support/members.ts'
import { eraseDue } from '../account/eraseMembers.ts'
import { giftLimits } from '../catalog/gifts.ts'
import { runBackOfficeCommand } from '../backOffice/command.ts'
import { localDate } from '../locale/calendar.ts'
import { members } from '../members/tables.ts'
import { entitle } from '../rewards/entitle.ts'
import { newId } from '../store/id.ts'
import { giftParcels } from './tables.ts'

const api = await testApi()
const { db } = api.store
const today = localDate(api.clock.now, 'Asia/Bangkok')

type Address = { line1: string; line2?: string }
type Claim = (member: TestMember, address: Address) => Promise<Awaited<ReturnType<Api['call']>>>

const addressFor = async (member: TestMember, address: Address) => (await addAddress(api, member, address)).id

/**
 * Functions by kind of gift. Each makes a member eligible for a gift of this kind, and claims the gift for an address.
 */
const claims: Record<keyof ReturnType<typeof giftLimits>, Claim> = {
  async momBirthday(member, address) {
    await giveBirthday(api, member, `1994${today.slice(4)}`)
    const body = { giftId: 'sleep-mask', addressId: await addressFor(member, address) }
    return await api.call('claimMomBirthdayGift', { token: member.token, body })
  },
  async level(member, address) {
    const body = { id: 'milk-bags', addressId: await addressFor(member, address) }
    return await api.call('claimGift', { token: member.token, body })
  },
  async newBaby(member, address) {
    const { id: babyId } = await addBaby(api, member, { birthDate: today })
    const body = { giftId: 'hello-baby-box', babyId, addressId: await addressFor(member, address) }
    return await api.call('claimNewBabyGift', { token: member.token, body })
  },
  async babyBirthday(member, address) {
    const { id: babyId } = await addBaby(api, member, { birthDate: `2025${today.slice(4)}` })
    const body = { giftId: 'party-bunting', babyId, addressId: await addressFor(member, address) }
    return await api.call('claimBabyBirthdayGift', { token: member.token, body })
  },
  async won(member, address) {
    const prize = { memberId: member.uid, gift: 'plush-moon', source: 'draw', reference: newId() }
    await entitle(db, { ...prize, now: api.clock.now })
    const { items } = await dataOf(api, 'listMyGifts', { token: member.token, query: { group: 'waiting' } })
    const body = { id: items[0]?.id, addressId: await addressFor(member, address) }
    return await api.call('claimGift', { token: member.token, body })
  },
}

const kinds = ['momBirthday', 'level', 'newBaby', 'babyBirthday', 'won'] as const
const limitOf = (reply: Awaited<ReturnType<Claim>>) =>
  reply.code === 200
    ? 'given'
    : detailOf(reply)
        ?.reasons?.map(({ code }) => code)
        .join()

const allow = async (member: TestMember, gifts: number) => {
  const log = pino({ level: 'silent' })
  return await runBackOfficeCommand(['allow', member.account, String(gifts), 'two families'], {
    store: api.store,
    log,
    by: 'somebody',
    now: api.clock.now,
  })
}

test.each(kinds)(
  'a household gets no more %s gifts than its limit allows, even with several accounts and spellings of its address',
  async (kind) => {
    const spellings = [
      'Alias Road',
      'alias rd.',
      ' ALIAS  ROAD',
      'Alias Rd, Bangkok',
      'Alias Road,',
      'aliás rd',
    ]
    const house = `7${kinds.indexOf(kind)}`
    const came: unknown[] = []
    for (const [index, street] of [...spellings, ...spellings].entries()) {
      const line1 = index % 2 ? `${house} ${street}` : `No. ${house} ${street}`
      came.push(limitOf(await claims[kind](await addMember(api), { line1 })))
    }
    const { household } = giftLimits()[kind]
    expect(came).toEqual(came.map((_, index) => (index < household ? 'given' : 'ADDRESS_GIFTS_LIMIT')))
  },
)

test('each flat of a house is a separate household, but all flats together get at most as many gifts as the limit of the building allows', async () => {
  const { household, building } = giftLimits().momBirthday
  const came: unknown[] = []
  for (let claim = 0; claim < building + 2; claim += 1)
    came.push(
      limitOf(
        await claims.momBirthday(await addMember(api), {
          line1: '8 Tower Road',
          line2: `Flat ${1 + Math.floor(claim / household)}`,
        }),
      ),
    )
  expect(came.filter((outcome) => outcome === 'given')).toHaveLength(building)
  expect(came.at(-1)).toBe('ADDRESS_GIFTS_LIMIT')
})

test('30 concurrent claims by 30 members of one household succeed only as often as the limit of the household allows', async () => {
  const thirty = await Promise.all(Array.from({ length: 30 }, () => addMember(api)))
  const addressIds: string[] = []
  for (const member of thirty) {
    await giveBirthday(api, member, `1994${today.slice(4)}`)
    addressIds.push(await addressFor(member, { line1: '9 Storm Road' }))
  }
  const replies = await atOnce(30, (index) =>
    api.call('claimMomBirthdayGift', {
      token: thirty[index]?.token,
      body: { giftId: 'sleep-mask', addressId: addressIds[index] },
    }),
  )
  const { household } = giftLimits().momBirthday
  expect(countBy(replies)).toEqual({ OK: household, NOT_ELIGIBLE: 30 - household })
})

test('with one allowance of the back office, only one of 30 concurrent claims beyond the limit succeeds', async () => {
  for (let claimCount = 0; claimCount < giftLimits().won.household; claimCount += 1)
    await claims.won(await addMember(api), { line1: '10 Storm Road' })
  const member = await addMember(api)
  const addressId = await addressFor(member, { line1: '10 Storm Road' })
  for (let won = 0; won < 30; won += 1)
    await entitle(db, {
      memberId: member.uid,
      gift: 'plush-moon',
      source: 'draw',
      reference: newId(),
      now: api.clock.now,
    })
  const query = { group: 'waiting', limit: '50' }
  const { items } = await dataOf(api, 'listMyGifts', { token: member.token, query })
  expect(await allow(member, 1)).toMatchObject({ code: 0 })
  const replies = await atOnce(30, (index) =>
    api.call('claimGift', { token: member.token, body: { id: items[index]?.id, addressId } }),
  )
  expect(countBy(replies)).toEqual({ OK: 1, NOT_ELIGIBLE: 29 })
})

test('a member can claim the same won gift as often as the limit per member allows, then once more for each allowance', async () => {
  const member = await addMember(api)
  const came: unknown[] = []
  for (let claim = 0; claim <= giftLimits().won.member; claim += 1)
    came.push(limitOf(await claims.won(member, { line1: `${claim} Won Road` })))
  expect(came.at(-2)).toBe('given')
  expect(came.at(-1)).toBe('GIFTS_LIMIT')
  await allow(member, 1)
  expect(limitOf(await claims.won(member, { line1: '20 Won Road' }))).toBe('given')
  expect(limitOf(await claims.won(member, { line1: '21 Won Road' }))).toBe('GIFTS_LIMIT')
})

test('gifts that cost coins have no household limit', async () => {
  const came: unknown[] = []
  for (let buyer = 0; buyer < giftLimits().level.household + 1; buyer += 1) {
    const member = await addMember(api)
    await givePoints(api, member, 200)
    await giveCoins(api, member, 100)
    const body = { id: 'night-light', addressId: await addressFor(member, { line1: '11 Paid Road' }) }
    came.push(limitOf(await api.call('claimGift', { token: member.token, body })))
  }
  expect(new Set(came)).toEqual(new Set(['given']))
})

test('the limits allow all gifts that a mother of twins can get', async () => {
  const member = await addMember(api)
  const came = [
    limitOf(await claims.newBaby(member, { line1: '12 Twin Road' })),
    limitOf(await claims.newBaby(member, { line1: '12 Twin Road' })),
    limitOf(await claims.momBirthday(member, { line1: '12 Twin Road' })),
    limitOf(await claims.level(member, { line1: '12 Twin Road' })),
  ]
  expect(came).toEqual(['given', 'given', 'given', 'given'])
})

test('a canceled claim does not count towards the limit of the household', async () => {
  const { household } = giftLimits().momBirthday
  const mothers = await Promise.all(Array.from({ length: household + 1 }, () => addMember(api)))
  const replies = []
  for (const mother of mothers) replies.push(await claims.momBirthday(mother, { line1: '13 Back Road' }))
  expect(replies.map(limitOf).at(-1)).toBe('ADDRESS_GIFTS_LIMIT')
  const token = mothers[0]?.token
  const { items } = await dataOf(api, 'listMyGifts', { token })
  await dataOf(api, 'cancelGiftClaim', { token, path: { id: String(items[0]?.id) } })
  const last = mothers.at(-1)
  if (!last) throw new Error('There is no last mother.')
  expect(limitOf(await claims.momBirthday(last, { line1: '13 back rd' }))).toBe('given')
})

test('the limit of the household counts claims of erased members, but no row contains the address or the member id', async () => {
  for (let claimCount = 0; claimCount < giftLimits().level.household; claimCount += 1) {
    const member = await addMember(api)
    expect(limitOf(await claims.level(member, { line1: '14 Erased Road' }))).toBe('given')
    await db.update(members).set({ erasesAt: api.clock.now }).where(eq(members.id, member.uid))
    await eraseDue(db, api.integrations.files, { now: api.clock.now, onErased: () => {} })
    const rows = JSON.stringify(await db.select().from(giftParcels))
    expect(rows).not.toContain(member.uid)
    expect(rows.toLowerCase()).not.toContain('erased')
  }
  expect(limitOf(await claims.level(await addMember(api), { line1: '14 erased rd.' }))).toBe(
    'ADDRESS_GIFTS_LIMIT',
  )
})

test('the limit of the household does not count claims that are older than 365 days', async () => {
  const ownApi = await testApi({ store: api.store })
  const claimAt = async (line1: string) => {
    const member = await addMember(ownApi)
    const body = { id: 'muslin-cloth', addressId: (await addAddress(ownApi, member, { line1 })).id }
    return limitOf(await ownApi.call('claimGift', { token: member.token, body }))
  }
  for (let claimCount = 0; claimCount < giftLimits().level.household; claimCount += 1)
    await claimAt('15 Year Road')
  expect(await claimAt('15 Year Road')).toBe('ADDRESS_GIFTS_LIMIT')
  ownApi.wait(365 * 86_400 + 1)
  expect(await claimAt('15 Year Road')).toBe('given')
})
