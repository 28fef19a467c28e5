// Checks that events with personal data are rejected, that URLs in events are shortened, and that old events are
// deleted.
import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { testApi } from '#tests/support/api.ts'
import { trackingEvent } from '#tests/support/cases/platform.ts'
import { addMember } from '#tests/support/members.ts'
import { newId } from '../store/id.ts'
import { trackingEvents } from './tables.ts'
import { purgeOldEvents, looksPersonal, withoutQuery } from './tracking.ts'

const api = await testApi()

type Event = typeof trackingEvent
type Changes = Partial<Omit<Event, 'content'>> & { content?: Partial<Event['content']> }

/** Returns an event with a unique trace id. */
function eventWith({ content, ...rest }: Changes = {}) {
  return { ...trackingEvent, traceId: newId(), ...rest, content: { ...trackingEvent.content, ...content } }
}
const storedEventsOf = (traceId: string) =>
  api.store.db.select().from(trackingEvents).where(eq(trackingEvents.traceId, traceId))

describe('uid of a tracking event', () => {
  test('reportEvent accepts the member’s uid, or an empty uid', async () => {
    const { token, uid } = await addMember(api)
    for (const eventUid of [uid, '']) {
      const body = eventWith({ uid: eventUid })
      expect((await api.call('reportEvent', { token, body })).code).toBe(200)
      expect(await storedEventsOf(body.traceId)).toMatchObject([{ uid: eventUid }])
    }
  })

  test('reportEvent rejects the uid of another member, and any uid without a session', async () => {
    const [{ token }, other] = [await addMember(api), await addMember(api)]
    const body = eventWith({ uid: other.uid })
    for (const call of [{ token, body }, { body }])
      expect((await api.call('reportEvent', call)).data).toEqual({
        reasons: [{ code: 'NOT_OWN', field: 'uid' }],
      })
    expect(await storedEventsOf(body.traceId)).toEqual([])
  })
})

describe('personal data in events', () => {
  test.each([
    ['content.title', { title: 'Welcome mali@example.com' }],
    ['content.title', { title: 'Call +66 81 234 5678' }],
    ['content.title', { title: 'Call 0812345678' }],
    ['content.title', { title: 'Call ๐๘๑๒๓๔๕๖๗๘' }],
    ['content.title', { title: 'Call ＋６６ ８１ ２３４ ５６７８' }],
    ['content.title', { title: 'Call ٠٨١٢٣٤٥٦٧٨' }],
    ['content.title', { title: 'Call 𝟎𝟖𝟏𝟐𝟑𝟒𝟓𝟔𝟕𝟖' }],
    ['content.title', { title: 'Call 081\u200b234\u00ad5678' }],
    ['content.title', { title: 'Call 081‑234–5678' }],
    ['content.title', { title: 'Welcome mali＠example.com' }],
    ['content.title', { title: 'Welcome mali@example。com' }],
    ['content.title', { title: 'Ｚｘ３ｍＶｂｑ１Ｊｒ８ｋＱ０ａＹｗＴｎ５ＬｃＵｅ７ＨｄＳｇＰｆ２' }],
    ['content.url', { url: 'https://hub.example.com/invite/mali%40example.com' }],
    ['content.url', { url: `https://hub.example.com/call/${encodeURIComponent('๐๘๑๒๓๔๕๖๗๘')}` }],
    ['content.urlPath', { urlPath: '/invite/mali%40example.com' }],
    ['content.urlPath', { urlPath: '/go/Zx3mVbq1Jr8kQ0aYwTn5LcUe7HdSgPf2' }],
    ['content.utm_source', { utm_source: 'mali@example.com' }],
    ['content.referer', { referer: 'https://mail.example.com/u/mali@example.com/inbox' }],
    ['content.uuid', { uuid: 'Zx3mVbq1Jr8kQ0aYwTn5LcUe7HdSgPf2' }],
    ['content.linkCode', { linkCode: 'Zx3mVbq1Jr8kQ0aYwTn5LcUe7HdSgPf2' }],
  ])('reportEvent rejects personal data in %s and names the field: %j', async (field, content) => {
    const body = eventWith({ content })
    expect(await api.call('reportEvent', { body })).toMatchObject({
      status: 400,
      data: { reasons: [{ code: 'PERSONAL', field }] },
    })
    expect(await storedEventsOf(body.traceId)).toEqual([])
  })

  test('reportEvent rejects a session token in each field', async () => {
    for (let time = 0; time < 20; time += 1) {
      const { token } = await addMember(api)
      for (const content of [
        { title: token },
        { url: `https://hub.example.com/x/${token}` },
        { linkCode: token },
      ])
        expect((await api.call('reportEvent', { body: eventWith({ content }) })).status).toBe(400)
    }
  })

  test.each([
    'Member Hub',
    '/activity/2025/Mamaglow',
    '/gifts/0199d3f0-7f3e-7cc0-9c52-081234567890',
    'BlackFriday2025CheckIn',
    'a-very-long-but-quite-harmless-name-of-an-element-2026',
    'https://hub.example.com/@village',
    'ยินดีต้อนรับ',
    '50 % off',
    '%E0%A4%A',
    '15.1.2 (2026-11-21)',
    'ครบรอบ ๒๕๖๙',
  ])('looksPersonal accepts %s', (text) => {
    expect(looksPersonal(text)).toBe(false)
  })

  test('looksPersonal checks a long text in less than 100 ms', () => {
    const started = performance.now()
    for (const text of [
      'a'.repeat(10_000),
      '+1'.repeat(5_000),
      '0 1'.repeat(3_000),
      'a@'.repeat(5_000),
      '%25'.repeat(3_000),
      '+1 '.repeat(3_000),
    ])
      looksPersonal(text)
    expect(performance.now() - started).toBeLessThan(100)
  })
})

test.each([
  ['https://hub.example.com/login?APPTOKEN=canary&x=1#token', 'https://hub.example.com/login'],
  [
    'https://hub.example.com/?utm_source=mail&email=a%40b.co&utm_medium=x',
    'https://hub.example.com/?utm_source=mail&utm_medium=x',
  ],
  ['https://mali:canary@hub.example.com/', 'https://hub.example.com/'],
  ['android-app://com.example', ''],
  ['javascript:alert(1)', ''],
  ['not an address', ''],
  ['', ''],
])('withoutQuery shortens %s to %s', (address, storedAddress) => {
  expect(withoutQuery(address)).toBe(storedAddress)
})

test('reportEvent removes query and fragment before it stores an event', async () => {
  const url = 'https://hub.example.com/recover_pwd?token=canary&utm_source=mail#canary'
  const body = eventWith({ content: { url, urlPath: '/recover_pwd?token=canary', referer: url } })
  expect((await api.call('reportEvent', { body })).code).toBe(200)
  const short = 'https://hub.example.com/recover_pwd?utm_source=mail'
  const [row] = await storedEventsOf(body.traceId)
  expect(row?.content).toMatchObject({ url: short, referer: short, urlPath: '/recover_pwd' })
  expect(JSON.stringify(row)).not.toContain('canary')
})

test('purgeOldEvents deletes the events of a month 400 days after the month has ended', async () => {
  const body = eventWith()
  await api.call('reportEvent', { body })
  const { now } = api.clock
  const monthIsOver = Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + 1)
  const later = (milliseconds: number) => new Date(monthIsOver + 400 * 86_400_000 + milliseconds)
  await purgeOldEvents(api.store.db, later(-1))
  expect(await storedEventsOf(body.traceId)).toHaveLength(1)
  await purgeOldEvents(api.store.db, later(0))
  expect(await storedEventsOf(body.traceId)).toEqual([])
})
