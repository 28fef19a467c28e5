// Tests adding, changing and removing a member's babies, and hiding baby content.
import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { testApi } from '#tests/support/api.ts'
import { addBaby, agreeBabyData } from '#tests/support/cases/profile.ts'
import { addMember, atOnce, countBy, dataOf, type TestMember } from '#tests/support/members.ts'
import { babiesOf } from './babies.ts'
import { babies } from './tables.ts'

const api = await testApi()

const save = ({ token }: TestMember, body: object) => api.call('saveBaby', { token, body })
const listOf = ({ token }: TestMember) => dataOf(api, 'listBabies', { token })
const changedAtOf = async (id: string) =>
  (await api.store.db.select().from(babies).where(eq(babies.id, id)))[0]?.birthDateChangedAt

test('listBabies returns several babies in the order of their creation, each with its stage', async () => {
  const member = await addMember(api)
  const older = await addBaby(api, member, { name: ' Nai ', birthDate: '2024-02-29' })
  const expected = await addBaby(api, member, { dueDate: '2027-06-20' })
  expect(older).toEqual({
    id: older.id,
    name: 'Nai',
    dueDate: null,
    birthDate: '2024-02-29',
    correctableUntil: '2026-11-23T03:00:00.000Z',
    stage: 7,
  })
  expect(expected).toMatchObject({ name: null, dueDate: '2027-06-20', birthDate: null, stage: 1 })
  expect(await listOf(member)).toEqual({ items: [older, expected], silenced: false })
  expect((await dataOf(api, 'getUserInfo', member)).childExpectedDate).toBe('2027-06-20')
  expect((await dataOf(api, 'listLactationStages', member)).current).toBe(1)
})

test('saveBaby deletes the due date when it stores a birth date, and clears fields that are null in the request', async () => {
  const member = await addMember(api)
  const { id } = await addBaby(api, member, { name: 'Nam', dueDate: '2026-11-30' })
  expect((await save(member, { id, birthDate: '2026-11-20' })).data).toMatchObject({
    name: 'Nam',
    dueDate: null,
    birthDate: '2026-11-20',
    stage: 2,
  })
  expect((await save(member, { id, dueDate: '2026-12-01' })).data).toMatchObject({ dueDate: null })
  expect((await save(member, { id, birthDate: null, name: null })).data).toMatchObject({
    name: null,
    dueDate: null,
    birthDate: null,
    stage: null,
  })
})

describe('birth date that a member enters for a baby', () => {
  test('the birth date of a baby that is removed and added again counts as changed', async () => {
    const member = await addMember(api)
    const { id } = await addBaby(api, member)
    await dataOf(api, 'deleteBaby', { token: member.token, body: { id } })
    const again = await addBaby(api, member)
    expect(await changedAtOf(again.id)).toEqual(api.clock.now)
  })

  test('saveBaby accepts a birth date up to today in the member’s time zone', async () => {
    const ownApi = await testApi({ store: api.store })
    ownApi.clock.now = new Date('2026-11-21T17:00:00.000Z')
    const bangkok = await addMember(ownApi, { timeZone: 'Asia/Bangkok' })
    const newYork = await addMember(ownApi, { timeZone: 'America/New_York' })
    for (const member of [bangkok, newYork]) await agreeBabyData(ownApi, member)
    const today = { body: { birthDate: '2026-11-22' } }
    expect((await ownApi.call('saveBaby', { token: bangkok.token, ...today })).code).toBe(200)
    const refused = await ownApi.call('saveBaby', { token: newYork.token, ...today })
    expect(refused.data).toEqual({ reasons: [{ code: 'TOO_LATE', field: 'birthDate' }] })
  })

  test('saveBaby accepts a change of another field if the stored birth date is implausible', async () => {
    const member = await addMember(api)
    const { id } = await addBaby(api, member)
    await api.store.db.update(babies).set({ birthDate: '2010-01-01' }).where(eq(babies.id, id))
    expect((await save(member, { id, name: 'Nam' })).code).toBe(200)
  })
})

test('saveBaby and deleteBaby reject the baby of another member', async () => {
  const [mine, other] = [await addMember(api), await addMember(api)]
  const theirs = await addBaby(api, other)
  await agreeBabyData(api, mine)
  expect((await save(mine, { id: theirs.id, name: 'Mine' })).status).toBe(404)
  const removal = { token: mine.token, body: { id: theirs.id } }
  expect((await api.call('deleteBaby', removal)).status).toBe(404)
  expect((await listOf(other)).items).toEqual([theirs])
  expect((await listOf(mine)).items).toEqual([])
})

test('only one of five concurrent deleteBaby calls succeeds, and the others return 404', async () => {
  const member = await addMember(api)
  const { id } = await addBaby(api, member)
  const removal = { token: member.token, body: { id } }
  const replies = await atOnce(5, () => api.call('deleteBaby', removal))
  expect(replies.filter(({ status }) => status === 200)).toHaveLength(1)
  expect(replies.filter(({ status }) => status === 404)).toHaveLength(4)
  expect((await listOf(member)).items).toEqual([])
})

test('saveBaby requires consent, and withdrawing the consent deletes the babies', async () => {
  const member = await addMember(api)
  expect((await save(member, { name: 'Nam' })).refusal).toBe('BABY_CONSENT_MISSING')
  const { id } = await addBaby(api, member)
  await dataOf(api, 'modifyUserInfo', { token: member.token, body: { lactation: 4 } })
  await dataOf(api, 'setConsents', { token: member.token, body: { babyData: false } })
  expect((await listOf(member)).items).toEqual([])
  expect((await dataOf(api, 'getUserInfo', member)).lactation).toBe(1)
  expect((await save(member, { birthDate: '2026-09-30' })).refusal).toBe('BABY_CONSENT_MISSING')
  expect(await changedAtOf((await addBaby(api, member)).id)).toEqual(api.clock.now)
  expect((await save(member, { id, name: 'Nam' })).status).toBe(404)
})

test('saveBaby rejects a new baby without data, and can clear the dates of an existing baby', async () => {
  const member = await addMember(api)
  await agreeBabyData(api, member)
  for (const empty of [{}, { name: ' ' }, { name: null, dueDate: null, birthDate: null }])
    expect((await save(member, empty)).refusal).toBe('BABY_EMPTY')
  expect((await listOf(member)).items).toEqual([])
  const { id } = await addBaby(api, member, { dueDate: '2027-06-20' })
  expect((await save(member, { id, dueDate: null })).data).toMatchObject({ id, dueDate: null })
})

test('30 concurrent saveBaby calls add at most twelve babies', async () => {
  const member = await addMember(api)
  await agreeBabyData(api, member)
  const counts = countBy(await atOnce(30, () => save(member, { name: 'Nam' })))
  expect(counts).toEqual({ OK: 12, TOO_MANY_BABIES: 18 })
  expect((await listOf(member)).items).toHaveLength(12)
})

test('saveBaby adds one baby for each idempotency key', async () => {
  const member = await addMember(api)
  await agreeBabyData(api, member)
  const key = 'one-baby-only-once'
  const replies = await atOnce(10, () =>
    api.call('saveBaby', { token: member.token, key, body: { name: 'Nam' } }),
  )
  expect(new Set(replies.map(({ text }) => text)).size).toBe(1)
  expect((await listOf(member)).items).toHaveLength(1)
})

describe('baby content that a member hides after a loss', () => {
  const silence = ({ token }: TestMember, silenced: boolean) =>
    dataOf(api, 'setBabyContent', { token, body: { silenced } })

  test('setBabyContent hides baby content, and deletes neither babies nor coins', async () => {
    const member = await addMember(api)
    const path = { game: 'normalCheckIn' }
    const { coins } = await dataOf(api, 'checkIn', { token: member.token, path })
    const baby = await addBaby(api, member, { dueDate: '2027-06-20' })
    await silence(member, true)

    expect(await babiesOf(api.store.db, member.uid)).toEqual([])
    expect(await listOf(member)).toEqual({ items: [{ ...baby, stage: null }], silenced: true })
    expect((await dataOf(api, 'listLactationStages', member)).current).toBeNull()
    expect(await dataOf(api, 'getUserInfo', member)).toMatchObject({
      childExpectedDate: null,
      amount: coins,
    })
    await silence(member, false)
    expect(await listOf(member)).toEqual({ items: [baby], silenced: false })
    expect(await babiesOf(api.store.db, member.uid)).toHaveLength(1)
  })

  test('saveBaby can clear all dates of a baby, which then has no stage', async () => {
    const member = await addMember(api)
    const { id } = await addBaby(api, member, { dueDate: '2027-06-20' })
    expect((await save(member, { id, dueDate: null })).data).toMatchObject({ dueDate: null, stage: null })
    expect((await dataOf(api, 'listLactationStages', member)).current).toBeNull()
  })
})

test.each([
  ['en', 'Getting ready'],
  ['id', 'Bersiap menyambut'],
  ['th', 'เตรียมต้อนรับ'],
  ['vn', 'Chuẩn bị đón bé'],
])(
  'listLactationStages for visitors returns names in their language and no current stage: %s',
  async (language, name) => {
    const { items, current } = await dataOf(api, 'listLactationStages', { language })
    expect([items[0]?.name, items[0]?.fromDay, current]).toEqual([name, null, null])
  },
)
