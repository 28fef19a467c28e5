// Tests that birth dates can be corrected for 48 hours after the first entry, and how that correction period ends.
import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import { testApi } from '#tests/support/api.ts'
import { addBaby } from '#tests/support/cases/profile.ts'
import { giveAddress } from '#tests/support/give.ts'
import { addMember, dataOf, type TestMember } from '#tests/support/members.ts'
import { members } from '../members/tables.ts'
import { endBirthdayCorrection } from './index.ts'

const api = await testApi()
const { db } = api.store
const start = api.clock.now
const hour = 3_600

beforeEach(() => {
  api.clock.now = start
})

const save = ({ token }: TestMember, body: object) => dataOf(api, 'saveBaby', { token, body })
const setBirthday = ({ token }: TestMember, birthday: string | null) =>
  dataOf(api, 'modifyUserInfo', { token, body: { birthday } })

async function claimBabyGift(member: TestMember, babyId: string) {
  const body = { giftId: 'party-bunting', babyId, addressId: await giveAddress(api, member) }
  return await api.call('claimBabyBirthdayGift', { token: member.token, body })
}

async function claimOwnGift(member: TestMember) {
  const body = { giftId: 'sleep-mask', addressId: await giveAddress(api, member) }
  return await api.call('claimMomBirthdayGift', { token: member.token, body })
}

const isOpen = async (list: 'listMomBirthdayGifts' | 'listBabyBirthdayGifts', { token }: TestMember) =>
  (await dataOf(api, list, { token })).occasions.map(({ eligibility }) => eligibility.ok)

describe('corrections of a baby’s birth date', () => {
  test('saveBaby corrects a birth date after one minute, and the baby’s birthday gift can still be claimed', async () => {
    const member = await addMember(api)
    const baby = await addBaby(api, member, { name: 'Nam', birthDate: '2025-11-18' })
    expect(baby.correctableUntil).toBe('2026-11-23T03:00:00.000Z')
    api.wait(60)
    const corrected = await save(member, { id: baby.id, birthDate: '2025-11-19' })
    expect(corrected).toMatchObject({ birthDate: '2025-11-19', correctableUntil: baby.correctableUntil })
    expect((await claimBabyGift(member, baby.id)).code).toBe(200)
  })

  test('saveBaby delays birthday gifts if the birth date changes 49 hours after the first entry', async () => {
    const member = await addMember(api)
    const { id } = await addBaby(api, member, { birthDate: '2025-11-18' })
    api.wait(47 * hour)
    await save(member, { id, birthDate: '2025-11-19' })
    expect(await isOpen('listBabyBirthdayGifts', member)).toEqual([true])
    api.wait(2 * hour)
    expect(await save(member, { id, birthDate: '2025-11-20' })).toMatchObject({ correctableUntil: null })
    expect(await isOpen('listBabyBirthdayGifts', member)).toEqual([false])
  })

  test('saveBaby delays birthday gifts if the birth date changes after a claim, and the twin’s gifts stay available', async () => {
    const member = await addMember(api)
    const firstBaby = await addBaby(api, member, { birthDate: '2025-11-18' })
    const twin = await addBaby(api, member, { birthDate: '2025-11-18' })
    expect((await claimBabyGift(member, firstBaby.id)).code).toBe(200)
    const { items } = await dataOf(api, 'listBabies', member)
    expect(items.map((baby) => baby.correctableUntil)).toEqual([null, twin.correctableUntil])
    await save(member, { id: twin.id, birthDate: '2025-11-19' })
    expect((await claimBabyGift(member, twin.id)).code).toBe(200)
    await save(member, { id: firstBaby.id, birthDate: '2026-05-30' })
    expect((await claimBabyGift(member, firstBaby.id)).refusal).toBe('NOT_ELIGIBLE')
  })

  test('saveBaby allows no corrections for a baby that is removed and added again', async () => {
    const member = await addMember(api)
    const { id } = await addBaby(api, member, { birthDate: '2025-11-18' })
    await save(member, { id, birthDate: null })
    await dataOf(api, 'deleteBaby', { token: member.token, body: { id } })
    const again = await addBaby(api, member, { birthDate: '2025-11-19' })
    expect(again.correctableUntil).toBeNull()
    expect((await claimBabyGift(member, again.id)).refusal).toBe('NOT_ELIGIBLE')
  })

  test('saveBaby starts the correction period at the first entry of a birth date, not of a due date', async () => {
    const member = await addMember(api)
    const { id } = await addBaby(api, member, { dueDate: '2026-11-30' })
    api.wait(72 * hour)
    expect((await save(member, { id, birthDate: '2026-11-20' })).correctableUntil).toBe(
      '2026-11-26T03:00:00.000Z',
    )
  })
})

describe('corrections of the member’s birthday', () => {
  test('modifyUserInfo corrects a birthday within 48 hours and returns the end of the correction period', async () => {
    const member = await addMember(api)
    await setBirthday(member, '1994-12-25')
    api.wait(47 * hour)
    expect(await setBirthday(member, '1994-11-25')).toMatchObject({
      birthday: '1994-11-25',
      birthdayCorrectableUntil: '2026-11-23T03:00:00.000Z',
    })
    expect((await dataOf(api, 'getUserInfo', member)).birthdayCorrectableUntil).toBe(
      '2026-11-23T03:00:00.000Z',
    )
    expect((await claimOwnGift(member)).code).toBe(200)
    expect((await dataOf(api, 'getUserInfo', member)).birthdayCorrectableUntil).toBeNull()
  })

  test('modifyUserInfo delays birthday gifts if the birthday is removed after 49 hours and entered again', async () => {
    const member = await addMember(api)
    await setBirthday(member, '1994-12-25')
    api.wait(49 * hour)
    await setBirthday(member, null)
    expect(await setBirthday(member, '1994-11-25')).toMatchObject({ birthdayCorrectableUntil: null })
    expect(await isOpen('listMomBirthdayGifts', member)).toEqual([false])
  })

  test.each([
    ['a gift', claimOwnGift],
    [
      'birthday coins',
      ({ token }: TestMember) => api.call('claimRight', { token, body: { rightId: 'birthday-coins' } }),
    ],
  ])('modifyUserInfo delays birthday gifts if the birthday changes after a claim of %s', async (_, claim) => {
    const member = await addMember(api)
    await setBirthday(member, '1994-11-25')
    expect((await claim(member)).code).toBe(200)
    await setBirthday(member, '1995-05-25')
    const [row] = await db.select().from(members).where(eq(members.id, member.uid))
    expect(row?.birthdayChangedAt).toEqual(api.clock.now)
  })

  test('endBirthdayCorrection rejects a claim if the birthday was corrected concurrently', async () => {
    const { uid: id } = await addMember(api)
    await expect(endBirthdayCorrection(db, { id, birthday: '1994-11-25' })).rejects.toThrow('NOT_ELIGIBLE')
  })
})
