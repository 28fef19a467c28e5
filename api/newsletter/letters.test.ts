// Tests letters with news and offers: consent, content, language, quiet hours, the interval between two letters, and
// the link that stops them.
import { eq, sql } from 'drizzle-orm'
import { Hono } from 'hono'
import { beforeEach, expect, test } from 'vitest'
import { testApi } from '#tests/support/api.ts'
import { giveBaby, giveCoins } from '#tests/support/give.ts'
import { addMember, dataOf, type TestMember } from '#tests/support/members.ts'
import type { Message } from '../integrations/integrations.ts'
import { members } from '../members/tables.ts'
import { letters } from '../notices/tables.ts'
import { unsubscribePath } from '../notices/unsubscribe.ts'
import { openUnsubscribe } from '../server/unsubscribe.ts'
import { planLetters } from './planLetters.ts'
import { sendLetters } from './sendLetters.ts'

const api = await testApi()
const { db } = api.store
const { files } = api.integrations

/** Noon in Bangkok; the issue of November was published on November 1. */
const noon = new Date('2026-11-10T05:00:00Z')
const dayLength = 86_400_000
const later = (days: number, hours = 0) => new Date(noon.getTime() + days * dayLength + hours * 3_600_000)

beforeEach(async () => {
  await db.delete(letters)
  await db.update(members).set({ emailVerified: false })
})

/** Adds a member of Thailand with a verified email address. */
async function addReader({ consents = true, countryCode = 'TH' } = {}): Promise<TestMember> {
  const member = await addMember(api, { countryCode, timeZone: 'Asia/Bangkok' })
  await db.update(members).set({ emailVerified: true }).where(eq(members.id, member.uid))
  if (consents) await dataOf(api, 'setConsents', { token: member.token, body: { marketingMail: true } })
  return member
}

/** Plans letters and sends the due ones. @returns the sent letters */
async function run(now: Date): Promise<Message[]> {
  await planLetters(db, now)
  return await sendDue(now)
}

async function sendDue(now: Date): Promise<Message[]> {
  const messages: Message[] = []
  const send = async (message: Message) => messages.push(message) > 0
  await sendLetters(db, now, { files, send })
  return messages
}

const receivers = (messages: readonly Message[]) => messages.map(({ to }) => to)

test('only members with a verified email address who consent to news get a letter', async () => {
  const [reader, withdrawn] = [await addReader(), await addReader()]
  await addReader({ consents: false })
  await dataOf(api, 'setConsents', { token: withdrawn.token, body: { marketingMail: false } })
  const unverified = await addReader()
  await db.update(members).set({ emailVerified: false }).where(eq(members.id, unverified.uid))
  const closing = await addReader()
  await db
    .update(members)
    .set({ erasesAt: later(7) })
    .where(eq(members.id, closing.uid))
  expect(receivers(await run(noon))).toEqual([reader.account])
})

test('a letter has the articles for the member’s stage and one reward within reach, in the member’s language', async () => {
  const reader = await addReader()
  await giveBaby(api, reader, { birthDate: '2026-11-05' })
  await giveCoins(api, reader, 120)
  const [letter] = await run(noon)
  expect(letter).toMatchObject({
    to: reader.account,
    language: 'th',
    subject: 'ใหม่ในนิตยสาร: ยามดึก',
    link: '/gifts/eMagazineItemDetail?id=2026-11',
    button: 'อ่านฉบับนี้',
  })
  const items = letter?.letter ?? []
  expect(items[0]).toEqual({
    title: 'ตื่นตอนตีสาม',
    text: 'อ่าน 2 นาที',
    link: '/gifts/eMagazineItemDetail?id=2026-11&article=awake-at-three',
    picture: '/art/magazine/sleep.svg',
  })
  const rewards = items.filter(({ link }) => link.startsWith('/pointsMall?product='))
  expect(rewards).toHaveLength(1)
  expect(rewards[0]?.text).toMatch(/เหรียญของคุณพอแล้ว/)
  expect(items.at(-1)).toEqual(rewards[0])
})

test('a member without baby content gets no article about babies', async () => {
  const reader = await addReader({ countryCode: 'US' })
  await db.update(members).set({ babyContentSilencedAt: noon }).where(eq(members.id, reader.uid))
  const [letter] = await run(noon)
  const articles = (letter?.letter ?? []).filter(({ link }) => link.includes('article='))
  expect(articles.map(({ title }) => title)).toEqual(['Saying no to a meeting'])
})

test('a member who has read the issue gets no letter about it', async () => {
  const reader = await addReader()
  await dataOf(api, 'addMagazineHistory', { token: reader.token, path: { id: '2026-11' } })
  expect(await run(noon)).toEqual([])
  expect(await run(later(1))).toEqual([])
})

test('members get no letter if the magazine has no new issue', async () => {
  await addReader()
  expect(await run(new Date('2027-02-20T05:00:00Z'))).toEqual([])
})

test('a letter that is due at night is sent in the morning', async () => {
  const reader = await addReader()
  const night = new Date('2026-11-10T16:00:00Z')
  expect(await run(night)).toEqual([])
  expect(await sendDue(new Date('2026-11-11T00:59:00Z'))).toEqual([])
  expect(receivers(await sendDue(new Date('2026-11-11T01:00:00Z')))).toEqual([reader.account])
})

test('a member gets one letter about an issue, and the next letter at least 25 days later', async () => {
  const reader = await addReader()
  await db.insert(letters).values({ memberId: reader.uid, issue: '2026-10', sentAt: later(-10) })
  for (const days of [0, 5, 14]) expect(await run(later(days))).toEqual([])
  expect(receivers(await run(later(15)))).toEqual([reader.account])
  for (const days of [15, 16, 18]) expect(await run(later(days))).toEqual([])
})

test('concurrent jobs send one letter, and a letter that was not accepted stays in the outbox', async () => {
  const reader = await addReader()
  await planLetters(db, noon)
  const recipients: string[] = []
  const send = async ({ to }: Message) => {
    recipients.push(to)
    return false
  }
  await Promise.all([1, 2, 3].map(() => sendLetters(db, noon, { files, send })))
  expect(recipients).toEqual([reader.account])
  const { rows } = await db.execute(
    sql`select letter -> 0 ->> 'link' as link from waiting_messages where receiver = ${reader.account}`,
  )
  expect(rows).toHaveLength(1)
  expect(rows[0]?.link).toContain('article=')
})

test('the link of a letter withdraws the consent with a record, once for each click and only with a POST request', async () => {
  const reader = await addReader()
  const [letter] = await run(noon)
  const path = letter?.unsubscribe ?? ''
  expect(path.startsWith(unsubscribePath)).toBe(true)
  const routes = new Hono().route(unsubscribePath, openUnsubscribe(api.store, { files }))
  const consent = async () =>
    (await dataOf(api, 'getConsents', { token: reader.token })).items.find(
      ({ purpose }) => purpose === 'marketingMail',
    )?.granted
  const question = await routes.request(path)
  expect([question.status, await question.text()]).toEqual([
    200,
    expect.stringContaining('<form method="post">'),
  ])
  expect(await consent()).toBe(true)

  const oneClick = await routes.request(path, {
    method: 'POST',
    body: new URLSearchParams({ 'List-Unsubscribe': 'One-Click' }),
  })
  expect(oneClick.status).toBe(204)
  expect(await consent()).toBe(false)
  const { rows } = await db.execute(
    sql`select outcome from audit_entries where member_id = ${reader.uid} and what = 'consented' and subject = 'purpose:marketingMail' order by id`,
  )
  expect(rows.map(({ outcome }) => outcome)).toEqual(['given', 'withdrawn'])

  const fromPage = await routes.request(path, { method: 'POST', body: new URLSearchParams({ page: '1' }) })
  expect([fromPage.status, await fromPage.text()]).toEqual([
    200,
    expect.stringContaining('คุณจะไม่ได้รับจดหมายนี้อีก'),
  ])
  expect((await routes.request(path.slice(0, -2), { method: 'POST' })).status).toBe(404)
})

test('a consent that is withdrawn before the letter is sent prevents the letter', async () => {
  const reader = await addReader()
  await planLetters(db, noon)
  await dataOf(api, 'setConsents', { token: reader.token, body: { marketingMail: false } })
  expect(await sendDue(noon)).toEqual([])
  await dataOf(api, 'setConsents', { token: reader.token, body: { marketingMail: true } })
  expect(await sendDue(later(1))).toEqual([])
})
