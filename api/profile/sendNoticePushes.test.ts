// Tests push messages about notifications against a push service that decrypts them: topics, neutral texts, quiet
// hours, ended subscriptions, and the devices that still get messages after a session has ended.
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { testApi } from '#tests/support/api.ts'
import { addMember, dataOf, password, signIn, type TestMember } from '#tests/support/members.ts'
import { plainSpaces } from '#tests/support/plainSpaces.ts'
import { claimsOf, openPushService } from '#tests/support/pushService.ts'
import { openPush } from '../integrations/push.ts'
import { generateKeys } from '../integrations/pushKeys.ts'
import { devicesAtMost } from '../notices/pushSubscriptions.ts'
import { notify, type NoticeContent } from '../notices/notify.ts'
import { noticePushes, pushSubscriptions } from '../notices/tables.ts'
import { sendNoticePushes } from './sendNoticePushes.ts'

const service = await openPushService()
afterAll(service.close)
const failures: unknown[] = []
const push = openPush(generateKeys(), {
  contact: 'mailto:service@example.com',
  onFailure: (error) => failures.push(error),
  request: service.request,
})
const api = await testApi({ integrations: { push } })
const { db } = api.store
const hour = 3_600_000

/** Noon in Bangkok. */
const noon = new Date('2026-12-02T05:00:00Z')

beforeEach(async () => {
  await db.delete(noticePushes)
  await db.delete(pushSubscriptions)
  for (const list of [service.received, failures]) list.length = 0
  service.statuses.clear()
})

type Topics = ('coins' | 'gifts' | 'parcels' | 'birthdays' | 'vouchers' | 'levels')[]
const all: Topics = ['coins', 'gifts', 'parcels', 'birthdays', 'vouchers', 'levels']

/** Subscribes another device of the member. */
async function subscribe({ token }: Pick<TestMember, 'token'>, topics = all, language = 'en') {
  const browser = service.addBrowser()
  const body = { ...browser.subscription, topics }
  const { data } = await api.call('savePushSubscription', { token, body, language })
  expect(data).toMatchObject({ publicKey: push.publicKey })
  return browser
}

async function addReader(): Promise<TestMember> {
  const member = await addMember(api, { countryCode: 'TH', password })
  await db.execute(sql`update members set time_zone = 'Asia/Bangkok' where id = ${member.uid}`)
  return member
}

let count = 0
async function tell({ uid: memberId }: TestMember, content: NoticeContent, at = noon) {
  count += 1
  await notify(db, { ...content, memberId, reference: `gift:test:${count}`, now: at })
}

const coins: NoticeContent = {
  kind: 'coins-expiring',
  params: { coins: 40, date: { en: 'December 9', id: '9 Desember', th: '9 ธันวาคม', vn: '9 tháng 12' } },
}
const pump = { en: 'Breast pump', id: 'Pompa ASI', th: 'เครื่องปั๊มนม', vn: 'Máy hút sữa' }
const gift: NoticeContent = { kind: 'gift-granted', params: { gift: pump }, names: { aboutBaby: false } }

/** Runs the job and returns the paths of the devices that got a message. */
async function devicesTold(now = noon): Promise<string[]> {
  service.received.length = 0
  await sendNoticePushes(db, now, { push })
  return service.received.map(({ path }) => path)
}

test('all devices of the member get a notification once, encrypted and signed, in the language of the device', async () => {
  const member = await addReader()
  const [phone, tablet] = [await subscribe(member, all, 'th'), await subscribe(member, [], 'en')]
  await tell(member, coins)
  expect((await devicesTold()).toSorted()).toEqual([phone.path, tablet.path].toSorted())
  const [thai, english] = [phone, tablet].map(({ path }) =>
    service.received.find((each) => each.path === path),
  )
  expect(thai?.text).toMatchObject({ title: 'เหรียญบางส่วนใกล้หมดอายุ', link: '/coins', language: 'th' })
  expect(plainSpaces(String(english?.text.text))).toBe('You can use 40 coins until December 9.')
  expect(english?.headers).toMatchObject({ 'content-encoding': 'aes128gcm', urgency: 'normal', ttl: '32400' })
  expect(claimsOf(String(english?.headers.authorization))).toMatchObject({
    aud: 'https://fcm.googleapis.com',
    sub: 'mailto:service@example.com',
  })
  expect(await devicesTold(new Date(noon.getTime() + 48 * hour))).toEqual([])
})

test('a member gets no message about a topic that is off, or after reading the notification', async () => {
  const member = await addReader()
  await subscribe(member, [])
  await tell(member, coins)
  expect(await db.$count(noticePushes)).toBe(0)
  const { items } = await dataOf(api, 'setPushSettings', {
    token: member.token,
    body: { topic: 'coins', enabled: true },
  })
  expect(items.filter(({ enabled }) => enabled).map(({ topic }) => topic)).toEqual(['coins'])
  await tell(member, coins)
  await dataOf(api, 'readNotices', { token: member.token, body: {} })
  expect(await devicesTold()).toEqual([])
})

test.each<[string, NoticeContent, object]>([
  ['a gift', gift, { title: 'A gift for you', text: 'Tap to see more.', link: '/gifts/reward' }],
  [
    'a parcel',
    { kind: 'gift-shipped', params: { gift: pump }, names: { aboutBaby: false } },
    { title: 'Your gift is on its way', text: 'Tap to see more.' },
  ],
  [
    'the birthday of a baby',
    { kind: 'baby-birthday', names: { aboutBaby: true }, params: { choices: 0, gifts: '', date: '' } },
    { title: 'A gift is waiting for you', text: 'Tap to see more.' },
  ],
])('a message about %s names neither the product nor the birthday', async (_, content, text) => {
  const member = await addReader()
  await subscribe(member)
  await tell(member, content)
  await devicesTold()
  expect(service.received.map((each) => each.text)).toMatchObject([text])
  expect(JSON.stringify(service.received[0]?.text)).not.toMatch(/Breast pump|birthday is coming/i)
})

test('several notifications about one topic are one message that opens the list', async () => {
  const member = await addReader()
  await subscribe(member)
  await tell(member, gift)
  await tell(member, gift)
  await devicesTold()
  expect(service.received.map(({ text }) => text)).toMatchObject([
    { title: '2 updates for you', link: '/about-me/notices' },
  ])
})

test('a message that is due at night is sent at 8 in the morning, and expires at 21:00', async () => {
  const member = await addReader()
  const { path } = await subscribe(member)
  const night = new Date('2026-12-02T16:30:00Z') // 23:30 in Bangkok
  await tell(member, coins, night)
  expect(await devicesTold(night)).toEqual([])
  expect(await devicesTold(new Date('2026-12-03T00:59:00Z'))).toEqual([])
  expect(await devicesTold(new Date('2026-12-03T01:00:00Z'))).toEqual([path])
  expect(service.received[0]?.headers.ttl).toBe(String(13 * 3600))
})

test('a member gets at most one message in 20 hours and three in a week', async () => {
  const member = await addReader()
  await subscribe(member)
  const sentAt: number[] = []
  for (let step = 0; step < 24 * 8; step += 4) {
    const now = new Date(noon.getTime() + step * hour)
    await tell(member, coins, now)
    if ((await devicesTold(now)).length) sentAt.push(step)
  }
  expect(sentAt).toEqual([0, 20, 44, 168, 188])
})

test.each([404, 410])(
  'a subscription is deleted after the response %i, and other devices get the message',
  async (status) => {
    const member = await addReader()
    const [old, phone] = [await subscribe(member), await subscribe(member)]
    service.statuses.set(old.path, status)
    await tell(member, coins)
    expect(await devicesTold()).toEqual([phone.path])
    const rows = await db.select().from(pushSubscriptions)
    expect(rows.map(({ endpoint }) => endpoint)).toEqual([phone.subscription.endpoint])
  },
)

test.each([429, 500, 302])(
  'a message is sent again 10 minutes after the response %i, and redirects are not followed',
  async (status) => {
    const member = await addReader()
    const { path } = await subscribe(member)
    service.statuses.set(path, status)
    await tell(member, coins)
    expect(await devicesTold()).toEqual([])
    expect(failures).toHaveLength(1)
    service.statuses.clear()
    expect(await devicesTold(new Date(noon.getTime() + 9 * 60_000))).toEqual([])
    expect(await devicesTold(new Date(noon.getTime() + 10 * 60_000))).toEqual([path])
  },
)

test('two concurrent jobs send one message', async () => {
  const member = await addReader()
  await subscribe(member)
  await tell(member, coins)
  await Promise.all([sendNoticePushes(db, noon, { push }), sendNoticePushes(db, noon, { push })])
  expect(service.received).toHaveLength(1)
})

test('a sign-out ends the messages of its device, and the end of other sessions those of other devices', async () => {
  const member = await addReader()
  const tablet = { token: await signIn(api, member.account) }
  const laptop = { token: await signIn(api, member.account) }
  const [phone] = [await subscribe(member), await subscribe(tablet), await subscribe(laptop)]
  const left = async () => await db.$count(pushSubscriptions, eq(pushSubscriptions.memberId, member.uid))
  await dataOf(api, 'logout', { token: laptop.token })
  expect(await left()).toBe(2)
  await dataOf(api, 'revokeOtherSessions', { token: member.token, body: { proof: { password } } })
  expect(await left()).toBe(1)
  await tell(member, coins)
  expect(await devicesTold()).toEqual([phone.path])
  await dataOf(api, 'disable', { token: member.token, body: { proof: { password } } })
  expect(await left()).toBe(0)
})

test('a device that another member uses belongs to that member only', async () => {
  const [first, second] = [await addReader(), await addReader()]
  const { subscription } = await subscribe(first)
  await dataOf(api, 'savePushSubscription', { token: second.token, body: subscription })
  await tell(first, coins)
  await tell(second, coins)
  expect(await devicesTold()).toEqual([])
  await dataOf(api, 'deletePushSubscription', {
    token: first.token,
    body: { endpoint: subscription.endpoint },
  })
  expect(await db.$count(pushSubscriptions)).toBe(1)
})

test('a renewed subscription replaces the old one, and an unknown endpoint does not change any row', async () => {
  const member = await addReader()
  const old = await subscribe(member)
  const fresh = service.addBrowser()
  const body = { ...fresh.subscription, oldEndpoint: old.subscription.endpoint }
  await dataOf(api, 'renewPushSubscription', { body })
  await dataOf(api, 'renewPushSubscription', { body: { ...body, endpoint: `${body.endpoint}x` } })
  await tell(member, coins)
  expect(await devicesTold()).toEqual([fresh.path])
})

test('the newest subscriptions of a member are stored', async () => {
  const member = await addReader()
  const browsers = []
  for (let index = 0; index <= devicesAtMost; index += 1) {
    browsers.push(await subscribe(member))
    api.wait(1)
  }
  await tell(member, coins)
  expect((await devicesTold()).toSorted()).toEqual(
    browsers
      .slice(1)
      .map(({ path }) => path)
      .toSorted(),
  )
})

test.each([
  'http://fcm.googleapis.com/fcm/send/a',
  'https://169.254.169.254/latest/meta-data/',
  'https://localhost/fcm/send/abcdefgh',
  'https://fcm.googleapis.com@127.0.0.1/fcm/send/a',
  'https://fcm.googleapis.com:8443/fcm/send/abc',
  'https://fcm.googleapis.com.example.com/fcm/send/a',
  'https://a.example.com/?https://fcm.googleapis.com/',
  'https://evil.com\\.push.apple.com/abcdefghi',
  'https://x.y.push.apple.com.evil.com/abcdefgh',
])('the endpoint %s, which is not a push service, is rejected', async (endpoint) => {
  const { token } = await addReader()
  const { keys } = service.addBrowser().subscription
  expect((await api.call('savePushSubscription', { token, body: { endpoint, keys } })).status).toBe(400)
})
