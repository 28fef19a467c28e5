// Tests the limits of gifts for invented babies. The limits apply to each account and to each delivery address, even if
// members use the address with many names.
import { eq } from 'drizzle-orm'
import pino from 'pino'
import { expect, test } from 'vitest'
import { addDays, localDate } from '#api/locale/calendar.ts'
import { addYears } from '#api/profile/rules.ts'
import { runBackOfficeCommand } from '#api/backOffice/command.ts'
import { eraseDue } from '#api/account/eraseMembers.ts'
import { members } from '#api/members/tables.ts'
import { detailOf, testApi } from '#tests/support/api.ts'
import { addBaby } from '#tests/support/cases/profile.ts'
import { giveAddress } from '#tests/support/give.ts'
import { addMember, atOnce, dataOf, type TestMember } from '#tests/support/members.ts'

const api = await testApi()
const today = localDate(api.clock.now, 'Asia/Bangkok')

const giftOf = { claimNewBabyGift: 'hello-baby-box', claimBabyBirthdayGift: 'wooden-blocks' } as const
type Claiming = keyof typeof giftOf

async function claim(
  call: Claiming,
  { token }: TestMember,
  { babyId, addressId }: { babyId: string; addressId: string },
) {
  const reply = await api.call(call, { token, body: { giftId: giftOf[call], babyId, addressId } })
  return reply.code === 200
    ? 'given'
    : detailOf(reply)
        ?.reasons?.map(({ code }) => code)
        .join()
}

/**
 * Adds a baby for each birth date and claims the gifts for all babies concurrently.
 * @returns the babies, and the result of each claim
 */
async function claimForAll(
  call: Claiming,
  member: TestMember,
  { dates, address }: { dates: string[]; address?: string },
) {
  const addressId = address ?? (await giveAddress(api, member))
  const babies: string[] = []
  for (const birthDate of dates) babies.push((await addBaby(api, member, { birthDate })).id)
  const came = await atOnce(babies.length, (index) =>
    claim(call, member, { babyId: babies[index] ?? '', addressId }),
  )
  return { babies, came, addressId }
}

const grantCount = (came: unknown[]) => came.filter((outcome) => outcome === 'given').length
const remove = ({ token }: TestMember, id: string) => dataOf(api, 'deleteBaby', { token, body: { id } })
const clear = ({ token }: TestMember, id: string) =>
  dataOf(api, 'saveBaby', { token, body: { id, birthDate: null } })

async function backOffice(...args: string[]) {
  const log: unknown[] = []
  const logger = pino({ base: null }, { write: (line: string) => log.push(JSON.parse(line)) })
  const { now } = api.clock
  return {
    ...(await runBackOfficeCommand(args, { store: api.store, log: logger, by: 'somebody', now })),
    log,
  }
}

const twelve = (dateOf: (index: number) => string) => Array.from({ length: 12 }, (_, index) => dateOf(index))

test('a member with twelve births six days apart gets one newborn box', async () => {
  const member = await addMember(api)
  const dates = twelve((index) => addDays(today, -6 * index))
  const { came } = await claimForAll('claimNewBabyGift', member, { dates })
  expect(grantCount(came)).toBe(1)
  expect(new Set(came)).toEqual(new Set(['given', 'BIRTHS_TOO_CLOSE']))
})

test('a member with twelve babies born on the same day gets three newborn boxes, as for triplets', async () => {
  const { came } = await claimForAll('claimNewBabyGift', await addMember(api), { dates: twelve(() => today) })
  expect(grantCount(came)).toBe(3)
})

test('a member who deletes or changes a birth date, or adds a baby again, gets no second newborn box', async () => {
  const member = await addMember(api)
  const first = await claimForAll('claimNewBabyGift', member, { dates: [today] })
  const [id = ''] = first.babies
  api.wait(60)
  await clear(member, id)
  const again = [addDays(today, -1), addDays(today, -6)]
  const cleared = await claimForAll('claimNewBabyGift', member, { dates: again, address: first.addressId })
  for (const baby of [id, ...cleared.babies]) await remove(member, baby)
  const removed = await claimForAll('claimNewBabyGift', member, { dates: again, address: first.addressId })
  expect([first, cleared, removed].map(({ came }) => grantCount(came))).toEqual([1, 0, 0])
})

test('a member gets at most four birthday gifts for births in many years, and one gift for births within five weeks', async () => {
  const years = (index: number) => addDays(addYears(today, -1 - (index % 9)), -(index > 8 ? 20 : 0))
  const { came } = await claimForAll('claimBabyBirthdayGift', await addMember(api), { dates: twelve(years) })
  expect(grantCount(came)).toBe(4)

  const close = twelve((index) => addDays(addYears(today, -2), 5 - 3 * index))
  const oneYear = await claimForAll('claimBabyBirthdayGift', await addMember(api), { dates: close })
  expect(grantCount(oneYear.came)).toBe(1)
})

test('twelve accounts get at most five newborn boxes at one address, however it is written and even if accounts are erased', async () => {
  const written = ['12 Nimman Rd.', '12 NIMMAN RD', '12, nimman  rd', '12-Nimman-Rd', '１２ Nimmán Rd']
  const came: unknown[] = []
  for (const index of Array.from({ length: 12 }).keys()) {
    const member = await addMember(api)
    const addressId = await giveAddress(api, member, { countryCode: 'TH', line1: written[index % 5] })
    came.push(...(await claimForAll('claimNewBabyGift', member, { dates: [today], address: addressId })).came)
    await api.store.db.update(members).set({ erasesAt: api.clock.now }).where(eq(members.id, member.uid))
    if (index % 2)
      await eraseDue(api.store.db, api.integrations.files, { now: api.clock.now, onErased: () => {} })
  }
  expect(grantCount(came)).toBe(5)
  expect(came.at(-1)).toBe('ADDRESS_GIFTS_LIMIT')
})

test('a gift whose claim was canceled no longer counts toward the limits of the address and the member', async () => {
  const six = await Promise.all(Array.from({ length: 6 }, () => addMember(api)))
  const tries = []
  for (const member of six) {
    const addressId = await giveAddress(api, member, { countryCode: 'TH', line1: '1 Silom Road' })
    tries.push({
      member,
      ...(await claimForAll('claimNewBabyGift', member, { dates: [today], address: addressId })),
    })
  }
  expect(tries.map(({ came }) => grantCount(came))).toEqual([1, 1, 1, 1, 1, 0])
  const [first, last] = [tries[0], tries[5]]
  if (!first || !last) throw new Error('No family tried to claim a gift.')
  const { items } = await dataOf(api, 'listMyGifts', { token: first.member.token })
  const path = { id: String(items[0]?.id) }
  await dataOf(api, 'cancelGiftClaim', { token: first.member.token, path })
  const again = ({ member, babies, addressId }: typeof last) =>
    claim('claimNewBabyGift', member, { babyId: babies[0] ?? '', addressId })
  expect(await again(last)).toBe('given')
  expect(await again(first)).toBe('ADDRESS_GIFTS_LIMIT')
})

test('the admin command `allow` raises each gift limit of a member by the given number', async () => {
  const member = await addMember(api)
  const dates = [today, addDays(today, -60), addDays(today, -80)]
  const { babies, came, addressId } = await claimForAll('claimNewBabyGift', member, { dates })
  expect(grantCount(came)).toBe(1)
  expect(await backOffice('allow', 'nobody@example.com', '1', 'two mothers')).toMatchObject({ code: 1 })
  const allowed = await backOffice('allow', member.account, '1', 'two mothers')
  expect(allowed).toMatchObject({
    code: 0,
    log: [{ desk: 'allow', count: 1, why: 'two mothers', audit: true }],
  })
  const open = babies.filter((_, index) => came[index] !== 'given')
  const later = await atOnce(2, (index) =>
    claim('claimNewBabyGift', member, { babyId: open[index] ?? '', addressId }),
  )
  expect(new Set(later)).toEqual(new Set(['BIRTHS_TOO_CLOSE', 'given']))
})
