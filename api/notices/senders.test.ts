// Tests notifications about registration, gifts and birthdays.
import { expect, test } from 'vitest'
import { testApi } from '#tests/support/api.ts'
import { giveBaby, giveBirthday } from '#tests/support/give.ts'
import { addMember, dataOf, type TestMember } from '#tests/support/members.ts'
import { award } from '../rewards/award.ts'
import { notifyBirthdays } from '../gifts/notifyBirthdays.ts'

const api = await testApi()

const noticesOf = async ({ token }: TestMember) => (await dataOf(api, 'listNotices', { token })).items
const kindsOf = async (member: TestMember) => (await noticesOf(member)).map(({ kind }) => kind)

test('a new member gets a welcome notification with the first name', async () => {
  expect(await noticesOf(await addMember(api, { firstName: 'Mali' }))).toMatchObject([
    { kind: 'welcome', tone: 'positive', text: 'It’s good to have you here, Mali.', link: '/' },
  ])
})

test('a granted gift and a gift won in a draw each cause one notification, even if the gift is awarded repeatedly', async () => {
  const member = await addMember(api)
  const awardGift = (source: string, reference: string) =>
    award(api.store.db, {
      memberId: member.uid,
      prize: { gift: 'carry-pouch' },
      source,
      reference,
      now: api.clock.now,
    })
  await awardGift('campaign', 'a')
  await awardGift('campaign', 'a')
  await awardGift('draw', 'b')
  expect(await kindsOf(member)).toEqual(['draw-won', 'gift-granted', 'welcome'])
})

test('notifyBirthdays notifies a member once when the birthday gift is available', async () => {
  const day = (offset: number) => {
    const date = new Date(api.clock.now.getTime() + offset * 86_400_000)
    return date.toISOString().slice(5, 10)
  }
  const [soon, later, birthdayMember] = [await addMember(api), await addMember(api), await addMember(api)]
  const lastYear = api.clock.now.getUTCFullYear() - 2
  await giveBaby(api, soon, { birthDate: `${lastYear}-${day(5)}` })
  await giveBaby(api, later, { birthDate: `${lastYear}-${day(40)}` })
  await giveBirthday(api, birthdayMember, `1994-${day(5)}`)
  await notifyBirthdays(api.store.db, api.clock.now)
  await notifyBirthdays(api.store.db, api.clock.now)
  expect(await kindsOf(soon)).toEqual(['baby-birthday', 'welcome'])
  expect(await kindsOf(later)).toEqual(['welcome'])
  expect(await kindsOf(birthdayMember)).toEqual(['own-birthday', 'welcome'])
})

test('birthday notifications link to the gifts, and notifications about a baby’s birthday are hidden after a loss', async () => {
  const day = new Date(api.clock.now.getTime() + 3 * 86_400_000).toISOString().slice(4, 10)
  const member = await addMember(api)
  await giveBaby(api, member, { birthDate: `2024${day}` })
  await giveBirthday(api, member, `1994${day}`)
  const quiet = await addMember(api)
  await giveBaby(api, quiet, { birthDate: `2024${day}` })
  await giveBirthday(api, quiet, `1994${day}`)
  await dataOf(api, 'setBabyContent', { token: quiet.token, body: { silenced: true } })
  await notifyBirthdays(api.store.db, api.clock.now)
  const linksOf = async (recipient: TestMember) => (await noticesOf(recipient)).map(({ link }) => link)
  expect(new Set(await linksOf(member))).toEqual(
    new Set(['/', '/gifts/momBirthdayGiftList', '/gifts/redeemList']),
  )
  expect(await linksOf(quiet)).toEqual(['/gifts/momBirthdayGiftList', '/'])
})
