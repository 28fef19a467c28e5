// Tests changes of a member's details, time zone and avatar.
import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { testApi } from '#tests/support/api.ts'
import { agreeBabyData } from '#tests/support/cases/profile.ts'
import { addUpload } from '#tests/support/uploads.ts'
import { addMember, atOnce, dataOf, type TestMember } from '#tests/support/members.ts'
import { members } from '../members/tables.ts'

const api = await testApi()

const change = ({ token }: TestMember, body: object) => dataOf(api, 'modifyUserInfo', { token, body })
const rowOf = async ({ uid }: TestMember) =>
  (await api.store.db.select().from(members).where(eq(members.id, uid)))[0]

const changes = {
  firstName: 'Melati',
  lastName: 'Putri',
  birthday: '1996-02-29',
  countryCode: 'ID',
  lactation: 3,
  cupSize: 'C',
  siliconePlugSize: '21 mm',
  resumptionDate: '2027-03-01',
  purchaseChannel: 2,
}

test('modifyUserInfo stores each field, and getUserInfo returns the stored fields', async () => {
  const member = await addMember(api)
  await agreeBabyData(api, member)
  const zone = { timeZone: 'Asia/Bangkok', nextTimeZone: null }
  const birthdayCorrectableUntil = '2026-11-23T03:00:00.000Z'
  expect(await change(member, changes)).toEqual({ ...changes, ...zone, birthdayCorrectableUntil })
  expect(await dataOf(api, 'getUserInfo', member)).toMatchObject({ ...changes, countryName: 'Indonesia' })
})

test('modifyUserInfo keeps absent fields, clears null fields and stores empty text as null', async () => {
  const member = await addMember(api)
  await change(member, { ...changes, lactation: 1 })
  await change(member, { purchaseChannel: 3 })
  expect(await dataOf(api, 'getUserInfo', member)).toMatchObject({
    ...changes,
    lactation: 1,
    purchaseChannel: 3,
  })
  const cleared = {
    lastName: null,
    birthday: null,
    cupSize: null,
    siliconePlugSize: '  ',
    resumptionDate: null,
  }
  expect(await change(member, cleared)).toMatchObject({
    ...cleared,
    siliconePlugSize: null,
    firstName: 'Melati',
  })
  expect((await change(member, {})).firstName).toBe('Melati')
})

test.each([
  { firstName: null },
  { countryCode: null },
  { timeZone: null },
  { lactation: null },
  { firstName: ' ' },
])('modifyUserInfo rejects null or blank text for a required field: %o', async (body) => {
  const { token } = await addMember(api)
  expect((await api.call('modifyUserInfo', { token, body })).status).toBe(400)
})

test('modifyUserInfo changes no field if a date is implausible', async () => {
  const member = await addMember(api)
  const before = await rowOf(member)
  const reply = await api.call('modifyUserInfo', {
    token: member.token,
    body: { ...changes, birthday: '2026-11-20', resumptionDate: '1990-01-01', lactation: 1 },
  })
  expect(reply.refusal).toBe('DATE_NOT_PLAUSIBLE')
  expect(reply.data).toEqual({
    reasons: [
      { code: 'TOO_LATE', field: 'birthday' },
      { code: 'TOO_EARLY', field: 'resumptionDate' },
    ],
  })
  expect(await rowOf(member)).toEqual(before)
})

test('modifyUserInfo accepts a stored date that is implausible if the date is unchanged', async () => {
  const member = await addMember(api)
  await api.store.db.update(members).set({ resumptionDate: '2010-01-01' }).where(eq(members.id, member.uid))
  expect((await change(member, { resumptionDate: '2010-01-01' })).resumptionDate).toBe('2010-01-01')
})

test('concurrent modifyUserInfo calls for different fields store all changes', async () => {
  const member = await addMember(api)
  await atOnce(2, (index) => change(member, index ? { cupSize: 'C' } : { siliconePlugSize: '24 mm' }))
  expect(await dataOf(api, 'getUserInfo', member)).toMatchObject({ cupSize: 'C', siliconePlugSize: '24 mm' })
})

test('modifyUserInfo with another country requires consent to the privacy policy of that country', async () => {
  const member = await addMember(api)
  await change(member, { countryCode: 'VN' })
  expect(await dataOf(api, 'getUserInfo', member)).toMatchObject({ newPrivacyPolicy: true })
  await change(member, { countryCode: 'TH' })
  expect(await dataOf(api, 'getUserInfo', member)).toMatchObject({ newPrivacyPolicy: false })
})

describe('change of a member’s time zone', () => {
  const zoneOf = async (server: typeof api, { token }: TestMember) =>
    (await dataOf(server, 'getMyMembership', { token })).timeZone

  test('a new time zone takes effect on the next local day, from which check-ins count in that time zone', async () => {
    const ownApi = await testApi({ store: api.store })
    const member = await addMember(ownApi)
    const path = { game: 'normalCheckIn' }
    const first = await dataOf(ownApi, 'checkIn', { token: member.token, path })
    const body = { timeZone: 'America/New_York' }
    expect(await dataOf(ownApi, 'modifyUserInfo', { token: member.token, body })).toMatchObject({
      timeZone: 'Asia/Bangkok',
      nextTimeZone: { timeZone: 'America/New_York', from: '2026-11-22T05:00:00.000Z' },
    })
    expect((await ownApi.call('checkIn', { token: member.token, path })).refusal).toBe('ALREADY_CHECKED_IN')

    ownApi.clock.now = new Date('2026-11-22T04:59:59.999Z')
    expect(await zoneOf(ownApi, member)).toBe('Asia/Bangkok')
    ownApi.clock.now = new Date('2026-11-22T05:00:00.000Z')
    expect(await zoneOf(ownApi, member)).toBe('America/New_York')
    const second = await dataOf(ownApi, 'checkIn', { token: member.token, path })
    expect([first.state.today, second.state.today]).toEqual(['2026-11-21', '2026-11-22'])
    expect(second.state).toMatchObject({ streak: 2, resetsAt: '2026-11-23T05:00:00.000Z' })
  })

  test('a pending time zone is returned with the membership, and a repeated request does not delay its start', async () => {
    const ownApi = await testApi({ store: api.store })
    const { token } = await addMember(ownApi)
    const to = (timeZone: string) => dataOf(ownApi, 'modifyUserInfo', { token, body: { timeZone } })
    const { nextTimeZone } = await to('America/New_York')
    expect((await dataOf(ownApi, 'getMyMembership', { token })).nextTimeZone).toEqual(nextTimeZone)
    // It is Sunday in Bangkok and still Saturday in New York, so a new change would only start at the next midnight.
    ownApi.clock.now = new Date('2026-11-22T04:00:00.000Z')
    expect((await to('America/New_York')).nextTimeZone).toEqual(nextTimeZone)
    ownApi.clock.now = new Date('2026-11-22T05:00:00.000Z')
    expect(await dataOf(ownApi, 'getMyMembership', { token })).toMatchObject({
      timeZone: 'America/New_York',
      nextTimeZone: null,
    })
  })

  test('modifyUserInfo with the current time zone cancels the pending change', async () => {
    const member = await addMember(api)
    await change(member, { timeZone: 'America/New_York' })
    expect((await change(member, { timeZone: 'Asia/Bangkok' })).nextTimeZone).toBeNull()
    expect(await rowOf(member)).toMatchObject({ timeZone: 'Asia/Bangkok', nextTimeZone: null })
  })

  test('a second change of the time zone starts from the time zone of the completed first change', async () => {
    const ownApi = await testApi({ store: api.store })
    const { token } = await addMember(ownApi)
    const to = (timeZone: string) => dataOf(ownApi, 'modifyUserInfo', { token, body: { timeZone } })
    await to('Asia/Tokyo')
    ownApi.wait(86_400)
    expect(await to('Asia/Tokyo')).toMatchObject({ timeZone: 'Asia/Tokyo', nextTimeZone: null })
    expect(await to('Asia/Bangkok')).toMatchObject({ timeZone: 'Asia/Tokyo' })
  })

  test.each(['Moon/Tranquility', 'Etc/Unknown', '', '+07:00'])(
    'modifyUserInfo uses the default time zone of the country for %j',
    async (timeZone) => {
      const member = await addMember(api, { countryCode: 'TH', timeZone: 'America/New_York' })
      const profile = await change(member, { timeZone })
      expect(profile.nextTimeZone?.timeZone).toBe('Asia/Bangkok')
      const moved = await change(member, { timeZone, countryCode: 'JP' })
      expect(moved.nextTimeZone?.timeZone).toBe('Asia/Tokyo')
    },
  )

  test('modifyUserInfo keeps the time zone if only the country changes', async () => {
    const member = await addMember(api)
    expect(await change(member, { countryCode: 'JP' })).toMatchObject({
      timeZone: 'Asia/Bangkok',
      nextTimeZone: null,
    })
  })
})

describe('avatar of a member', () => {
  const setAvatar = ({ token }: TestMember, upload: string | null) =>
    api.call('modifyUserAvatar', { token, body: { upload } })

  const shownAt = (upload: string): unknown => expect.stringMatching(new RegExp(`^/uploads/${upload}\\?`))

  test('modifyUserAvatar sets and removes the avatar', async () => {
    const member = await addMember(api)
    const upload = await addUpload(api, member, 'avatar')
    expect((await setAvatar(member, upload)).data).toEqual({ avatar: shownAt(upload) })
    expect((await dataOf(api, 'getUserInfo', member)).avatar).toEqual(shownAt(upload))
    expect((await setAvatar(member, null)).data).toEqual({ avatar: null })
    expect((await dataOf(api, 'getUserInfo', member)).avatar).toBeNull()
  })

  test('modifyUserAvatar succeeds again if it is retried after a lost response', async () => {
    const member = await addMember(api)
    const upload = await addUpload(api, member, 'avatar')
    await setAvatar(member, upload)
    expect((await setAvatar(member, upload)).data).toEqual({ avatar: shownAt(upload) })
  })

  test('modifyUserAvatar rejects uploads of another member and uploads for another purpose', async () => {
    const [mine, other] = [await addMember(api), await addMember(api)]
    const avatarId = await addUpload(api, mine, 'avatar')
    await setAvatar(mine, avatarId)
    for (const upload of [await addUpload(api, other, 'avatar'), await addUpload(api, mine, 'contact')])
      expect((await setAvatar(mine, upload)).refusal).toBe('UPLOAD_UNKNOWN')
    expect((await dataOf(api, 'getUserInfo', mine)).avatar).toEqual(shownAt(avatarId))
  })
})
