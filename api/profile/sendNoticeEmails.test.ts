// Tests emails about notifications: their topics, their switches, quiet hours, the limit, and the link that turns them
// off.
import { sql } from 'drizzle-orm'
import { Hono } from 'hono'
import { beforeEach, expect, test } from 'vitest'
import { plainSpaces } from '#tests/support/plainSpaces.ts'
import { testApi } from '#tests/support/api.ts'
import { addMember, dataOf, type TestMember } from '#tests/support/members.ts'
import type { Message } from '../integrations/integrations.ts'
import { sendNoticeEmails } from './sendNoticeEmails.ts'
import { openUnsubscribe } from '../server/unsubscribe.ts'
import { rights } from '../catalog/rights.ts'
import { voucherTypes } from '../catalog/vouchers.ts'
import { parcels } from '../fulfillment/tables.ts'
import { award } from '../rewards/award.ts'
import { notify, type NoticeContent } from '../notices/notify.ts'
import { noticeEmails, type NoticeSubject } from '../notices/tables.ts'
import { unsubscribePath } from '../notices/unsubscribe.ts'

const api = await testApi()
const { files } = api.integrations
const { db } = api.store
const hour = 3_600_000

/** Noon in Bangkok. */
const noon = new Date('2026-12-02T05:00:00Z')

beforeEach(async () => {
  await api.store.db.delete(noticeEmails)
})

/** Adds a member with a verified email address in Thailand. */
async function addReader(): Promise<TestMember> {
  const member = await addMember(api, { countryCode: 'TH' })
  await api.store.db.execute(
    sql`update members set email_verified = true, time_zone = 'Asia/Bangkok' where id = ${member.uid}`,
  )
  return member
}

let count = 0
type Told = NoticeContent & { subject?: NoticeSubject }

async function tell({ uid: memberId }: TestMember, content: Told, at = noon) {
  count += 1
  await notify(api.store.db, { ...content, memberId, reference: `test:${count}`, now: at })
}

const coins: NoticeContent = {
  kind: 'coins-expiring',
  params: { coins: 40, date: { en: 'December 9', id: '9 Desember', th: '9 ธันวาคม', vn: '9 tháng 12' } },
}
const level: NoticeContent = {
  kind: 'level-reached',
  params: { level: { en: 'Nest', id: 'Nest', th: 'Nest', vn: 'Nest' } },
}

/** Runs the job and returns the emails that it sent to the member. */
async function emailsTo({ account }: TestMember, now: Date): Promise<Message[]> {
  const sentMessages: Message[] = []
  await sendNoticeEmails(api.store.db, now, {
    files,
    send: async (message) => {
      sentMessages.push(message)
      return true
    },
  })
  return sentMessages.filter(({ to }) => to === account)
}

test('a notification with a topic is sent by email once, in the language of the country, with a link that turns it off', async () => {
  const member = await addReader()
  await tell(member, coins)
  const [email, ...moreEmails] = await emailsTo(member, noon)
  expect(moreEmails).toEqual([])
  expect(email).toMatchObject({ language: 'th', link: '/coins', button: 'ดูเหรียญของคุณ', look: 'coins' })
  expect(email?.text).toContain('9 ธันวาคม')
  expect(email?.unsubscribe).toMatch(new RegExp(`^/emails/off/${member.uid}\\.coins\\.[\\w-]{43}$`))
  expect(await emailsTo(member, new Date(noon.getTime() + 48 * hour))).toEqual([])
})

test('a notification without a topic is not sent by email', async () => {
  const member = await addReader()
  await tell(member, { kind: 'data-exported', params: {} })
  expect(await emailsTo(member, noon)).toEqual([])
  expect(await api.store.db.$count(noticeEmails)).toBe(0)
})

test('an email about a parcel names the order, its content, the carrier and the date', async () => {
  const member = await addReader()
  await api.store.db.insert(parcels).values({
    id: `parcel-${member.uid}`,
    memberId: member.uid,
    sourceKind: 'order',
    sourceId: `order-${member.uid}`,
    key: 'gid:1',
    name: '#1042',
    carrier: 'Flash Express',
    trackingNumber: 'TH48',
    steps: [{ state: 'inTransit', at: '2026-12-01T18:00:00Z', place: null, note: null }],
  })
  await notify(api.store.db, {
    kind: 'order-shipped',
    params: { order: '#1042' },
    memberId: member.uid,
    subject: { name: 'Robe', picture: null, others: 1 },
    reference: `order:order-${member.uid}:gid:1:shipped`,
    now: noon,
  })
  const [email] = await emailsTo(member, noon)
  expect(email).toMatchObject({ subject: 'คำสั่งซื้อ #1042 ส่งออกแล้ว', button: 'ติดตามพัสดุของคุณ' })
  expect(plainSpaces(email?.text)?.split('\n')).toEqual([
    'ส่งคำสั่งซื้อ #1042 แล้ว',
    '• ในพัสดุ: เสื้อคลุมอยู่บ้าน และอีก 1 รายการ',
    '• ขนส่ง: Flash Express',
    '• เลขพัสดุ: TH48',
    // The date in Bangkok, which is 7 hours ahead of UTC.
    '• วันที่: 2 ธันวาคม 2569',
  ])
})

test('an email about a parcel of a member who has hidden baby content does not name its content', async () => {
  const member = await addReader()
  await dataOf(api, 'setBabyContent', { token: member.token, body: { silenced: true } })
  await tell(member, {
    kind: 'order-shipped',
    params: { order: '#1042' },
    subject: { name: 'Pump', picture: null, others: 0 },
  })
  const [email] = await emailsTo(member, noon)
  expect(email?.text).toContain('#1042')
  expect(email?.text).not.toContain('Pump')
})

test('an email about a granted voucher contains its conditions and its last day', async () => {
  const member = await addReader()
  await db.transaction((tx) =>
    award(tx, {
      memberId: member.uid,
      prize: { coins: 0, points: 0, voucher: 'five-percent' },
      source: 'draw',
      reference: `test:${member.uid}`,
      now: noon,
    }),
  )
  const [email] = await emailsTo(member, noon)
  const type = voucherTypes().get('five-percent')
  expect(email?.subject).toBe(`คูปองของคุณ: ${type?.name.th}`)
  expect(email?.text).toContain(type?.text.th)
  expect(plainSpaces(email?.text)).toMatch(/• ใช้ได้ถึง: \d+ \S+ \d{4}/)
})

test('an email about a level lists the benefits that start at the level', async () => {
  const member = await addReader()
  const reference = 'level:3:2026'
  await notify(api.store.db, { ...level, memberId: member.uid, reference, now: noon })
  const [email] = await emailsTo(member, noon)
  const names = [...rights().values()].filter(({ fromLevel }) => fromLevel === 3).map(({ name }) => name.th)
  expect(names.length).toBeGreaterThan(0)
  expect(email?.text.split('\n').slice(-names.length)).toEqual(names.map((name) => `• ${name}`))
})

test('several notifications about one topic are sent in one email', async () => {
  const member = await addReader()
  await tell(member, coins)
  await tell(member, coins)
  const [email, ...moreEmails] = await emailsTo(member, noon)
  expect(moreEmails).toEqual([])
  expect(email).toMatchObject({
    subject: 'มี 2 เรื่องใหม่สำหรับคุณ',
    link: '/about-me/notices',
    button: 'ดูทั้งหมด',
    look: 'coins',
  })
})

test('an email about notifications with different pictures has no picture', async () => {
  const member = await addReader()
  await tell(member, { kind: 'order-shipped', params: { order: '#1042' } })
  await tell(member, {
    kind: 'redemption-cancelled',
    names: { aboutBaby: false },
    params: { gift: 'Robe', coins: 90, date: '' },
  })
  const [email] = await emailsTo(member, noon)
  expect(email).toMatchObject({ link: '/about-me/notices' })
  expect(email).not.toHaveProperty('look')
})

test('an email that is due at night is sent at 8 in the morning of the member', async () => {
  const member = await addReader()
  const night = new Date('2026-12-02T16:30:00Z') // 23:30 in Bangkok
  await tell(member, level, night)
  expect(await emailsTo(member, night)).toEqual([])
  expect(await emailsTo(member, new Date('2026-12-03T00:59:00Z'))).toEqual([])
  expect(await emailsTo(member, new Date('2026-12-03T01:00:00Z'))).toHaveLength(1)
})

test('a member gets at most one email in 20 hours and three in a week', async () => {
  const member = await addReader()
  const sentAt: number[] = []
  for (let step = 0; step < 24 * 8; step += 1) {
    const now = new Date(noon.getTime() + step * hour)
    await tell(member, level, now)
    if ((await emailsTo(member, now)).length) sentAt.push(step)
  }
  expect(sentAt).toEqual([0, 20, 44, 168, 188])
})

test.each<[string, (member: TestMember) => Promise<unknown>]>([
  [
    'has turned the topic off',
    ({ token }) => dataOf(api, 'setEmailSettings', { token, body: { topic: 'levels', enabled: false } }),
  ],
  ['has read the notification', ({ token }) => dataOf(api, 'readNotices', { token, body: {} })],
  [
    'has not verified the address',
    ({ uid }) => api.store.db.execute(sql`update members set email_verified = false where id = ${uid}`),
  ],
  [
    'is closing the account',
    ({ uid }) => api.store.db.execute(sql`update members set erases_at = now() where id = ${uid}`),
  ],
])('a member who %s gets no email', async (_, change) => {
  const member = await addReader()
  await tell(member, level)
  await change(member)
  expect(await emailsTo(member, noon)).toEqual([])
  expect(await api.store.db.$count(noticeEmails)).toBe(0)
})

test('an email about a birthday of a baby is not sent to a member who has hidden baby content', async () => {
  const member = await addReader()
  await tell(member, {
    kind: 'baby-birthday',
    names: { aboutBaby: true },
    params: { choices: 0, gifts: '', date: '' },
  })
  await dataOf(api, 'setBabyContent', { token: member.token, body: { silenced: true } })
  expect(await emailsTo(member, noon)).toEqual([])
})

test('two concurrent jobs send one email', async () => {
  const member = await addReader()
  await tell(member, level)
  const emails = await Promise.all([emailsTo(member, noon), emailsTo(member, noon)])
  expect(emails.flat()).toHaveLength(1)
})

test('the link in the header turns the topic off with a POST request, and not with a GET request', async () => {
  const member = await addReader()
  await tell(member, coins)
  const [email] = await emailsTo(member, noon)
  const path = String(email?.unsubscribe)
  const routes = new Hono().route(unsubscribePath, openUnsubscribe(api.store, { files }))
  const settings = async () => {
    const { items } = await dataOf(api, 'getEmailSettings', { token: member.token })
    return items.flatMap(({ topic, enabled }) => (enabled ? [] : [topic]))
  }
  expect((await routes.request(path)).headers.get('Location')).toBe('/about-me/privacy#emails')
  expect(await settings()).toEqual([])
  const body = new URLSearchParams({ 'List-Unsubscribe': 'One-Click' })
  expect((await routes.request(path, { method: 'POST', body })).status).toBe(204)
  expect(await settings()).toEqual(['coins'])
  for (const forged of [
    path.replace('.coins.', '.levels.'),
    path.slice(0, -1),
    `${unsubscribePath}a.coins.b`,
  ])
    expect((await routes.request(forged, { method: 'POST' })).status).toBe(404)
  expect(await settings()).toEqual(['coins'])
})
