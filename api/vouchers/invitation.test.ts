// Tests invitations: the name on a referral link, the gifts for both, and codes that are not valid.
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { testApi } from '#tests/support/api.ts'
import { addMember, dataOf, type TestMember } from '#tests/support/members.ts'
import { members } from '../members/tables.ts'

const api = await testApi()
const { db } = api.store

const linkOf = async (member: TestMember) => await dataOf(api, 'getReferral', member)
const invitation = async (linkCode: string) => await dataOf(api, 'getInvitation', { query: { linkCode } })
const showName = (member: TestMember, showsName: boolean) =>
  dataOf(api, 'setReferralName', { ...member, body: { showsName } })

test('an invitation shows no name until the member allows it', async () => {
  const member = await addMember(api, { firstName: 'Mali', countryCode: 'TH' })
  const { linkCode, showsName, preview } = await linkOf(member)
  expect(showsName).toBe(false)
  expect(preview.title).toBe('You’re invited')
  expect(await invitation(linkCode)).toMatchObject({ firstName: null, language: 'th' })

  expect((await showName(member, true)).preview.title).toBe('Mali invites you')
  expect(await linkOf(member)).toMatchObject({ showsName: true, preview: { title: 'Mali invites you' } })
  expect((await invitation(linkCode)).firstName).toBe('Mali')

  expect((await showName(member, false)).preview.title).toBe('You’re invited')
  expect((await invitation(linkCode)).firstName).toBeNull()
})

test('setReferralName creates the code of a member without a code', async () => {
  const member = await addMember(api, { firstName: 'Noi' })
  await showName(member, true)
  const { linkCode } = await linkOf(member)
  expect((await invitation(linkCode)).firstName).toBe('Noi')
})

test('concurrent changes and reads of the setting end with the last change', async () => {
  const member = await addMember(api)
  await Promise.all([...Array.from({ length: 10 }, () => showName(member, true)), linkOf(member)])
  await showName(member, false)
  expect((await linkOf(member)).showsName).toBe(false)
})

test('an invitation contains the gifts for both, and no other data of the member', async () => {
  const { linkCode } = await linkOf(await addMember(api))
  expect(Object.keys(await invitation(linkCode)).toSorted()).toEqual([
    'advocateGets',
    'firstName',
    'friendGets',
    'language',
  ])
  expect(await invitation(linkCode)).toMatchObject({
    advocateGets: { coins: 150 },
    friendGets: { coins: 50, voucher: '10% off an order' },
  })
})

test('a code in lower case is valid', async () => {
  const { linkCode } = await linkOf(await addMember(api))
  expect(await invitation(linkCode.toLowerCase())).toMatchObject({ friendGets: { coins: 50 } })
})

test('unknown codes, and codes of members who have closed their account, are rejected', async () => {
  const member = await addMember(api)
  const { linkCode } = await linkOf(member)
  await db.update(members).set({ erasesAt: api.clock.now }).where(eq(members.id, member.uid))
  const refusals: unknown[] = []
  for (const code of [linkCode, 'ZZZZZZZZ', '--------', '____'])
    refusals.push((await api.call('getInvitation', { query: { linkCode: code } })).refusal)
  expect(refusals).toEqual(refusals.map(() => 'INVITATION_UNKNOWN'))
})
