// Tests that notifications are added once, listed newest first, and marked as read one by one or all together.
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { testApi } from '#tests/support/api.ts'
import { addMember, atOnce, dataOf, type TestMember } from '#tests/support/members.ts'
import { newId } from '../store/id.ts'
import { notify, type NoticeContent } from '../notices/notify.ts'
import { notices } from '../notices/tables.ts'

const api = await testApi()

/** Adds a member without notifications. */
async function addUntold(): Promise<TestMember> {
  const member = await addMember(api)
  await api.store.db.delete(notices).where(eq(notices.memberId, member.uid))
  return member
}
const light = { en: 'Night light', id: 'Lampu tidur', th: 'โคมไฟกลางคืน', vn: 'Đèn ngủ' }

const names = { aboutBaby: false }

const leave = (
  { uid: memberId }: TestMember,
  reference: string,
  message: NoticeContent = { kind: 'gift-shipped', params: { gift: light }, names },
) => notify(api.store.db, { ...message, memberId, reference, now: api.clock.now })
const list = ({ token }: TestMember, query: Record<string, string> = {}, language?: string) =>
  dataOf(api, 'listNotices', { token, query, language })

test.each([
  ['en', 'Your gift is on its way', 'Night light has been sent.'],
  ['id', 'Hadiah Anda dalam perjalanan', 'Lampu tidur sudah kami kirim.'],
  ['th', 'เรากำลังส่งของขวัญให้คุณ', 'เราส่ง โคมไฟกลางคืน แล้ว'],
  ['vn', 'Quà của bạn đang trên đường', 'Đèn ngủ đã được gửi đi.'],
] as const)(
  'listNotices returns the text in the language of the reader: %s',
  async (language, title, text) => {
    const member = await addUntold()
    await leave(member, 'gift:1:shipped')
    const { items } = await list(member, {}, language)
    expect(items).toEqual([
      {
        id: items[0]?.id,
        kind: 'gift-shipped',
        tone: 'ongoing',
        title,
        text,
        link: '/gifts/reward?gift=1',
        at: api.clock.now.toISOString(),
        read: false,
        parcel: { name: light[language], others: 0, picture: null, state: 'inTransit', earlier: [] },
      },
    ])
  },
)

test('listNotices omits notifications of an unknown kind, and returns notifications with outdated parameters', async () => {
  const member = await addUntold()
  const about = { memberId: member.uid, at: api.clock.now }
  await api.store.db.insert(notices).values([
    { ...about, id: newId(), kind: 'order-moved', params: { number: 'A-7', news: light }, reference: 'old' },
    { ...about, id: newId(), kind: 'raffle-drawn', params: { coins: 40 }, reference: 'more' },
    { ...about, id: newId(), kind: 'forgotten', params: {}, reference: 'gone' },
  ])
  await leave(member, 'gift:1:shipped')
  expect((await list(member)).items.map(({ text }) => text)).toEqual([
    'Night light has been sent.',
    'You weren’t one of the winners this time. Thank you for taking part.',
    'Order : Night light',
  ])
})

test('listNotices hides notifications about babies from a member who has hidden baby content', async () => {
  const member = await addUntold()
  await leave(member, 'gift:1:shipped')
  const about = { memberId: member.uid, kind: 'gift-granted', params: { gift: light } } as const
  await notify(api.store.db, {
    ...about,
    names: { aboutBaby: true },
    reference: 'gift:2',
    now: api.clock.now,
  })
  expect((await list(member)).unread).toBe(2)
  await dataOf(api, 'setBabyContent', { token: member.token, body: { silenced: true } })
  const { items, unread } = await list(member)
  expect([items.map(({ kind }) => kind), unread]).toEqual([['gift-shipped'], 1])
})

test('20 concurrent notify calls with one reference add one notification for each member', async () => {
  const [mine, other] = [await addUntold(), await addUntold()]
  await atOnce(20, () => leave(mine, 'gift:1:shipped'))
  await leave(other, 'gift:1:shipped')
  expect([(await list(mine)).items.length, (await list(other)).items.length]).toEqual([1, 1])
})

test('listNotices returns each notification once over several pages, newest first', async () => {
  const member = await addUntold()
  for (let count = 1; count <= 5; count += 1)
    await leave(member, `welcome:${count}`, { kind: 'welcome', params: { name: String(count) } })
  const texts: string[] = []
  let cursor: string | null = null
  do {
    const query: Record<string, string> = { limit: '2', ...(cursor && { cursor }) }
    const page = await list(member, query)
    texts.push(...page.items.map(({ text }) => text))
    expect(page.unread).toBe(5)
    cursor = page.nextCursor
    // A notification that is added after the first page was read does not shift the next pages.
    if (texts.length === 2)
      await leave(member, 'late', { kind: 'account-changed', params: { account: 'm•••@example.com' } })
    if (texts.length === 2)
      await dataOf(api, 'readNotices', {
        token: member.token,
        body: { ids: [(await list(member)).items[0]?.id] },
      })
  } while (cursor !== null)
  expect(texts).toEqual([5, 4, 3, 2, 1].map((count) => `It’s good to have you here, ${count}.`))
})

test('readNotices marks the given notifications or all notifications as read, and is idempotent', async () => {
  const member = await addUntold()
  for (const reference of ['a', 'b', 'c']) await leave(member, reference)
  const { items } = await list(member)
  const read = (body: object) => dataOf(api, 'readNotices', { token: member.token, body })
  for (const _ of [1, 2]) expect(await read({ ids: [items[1]?.id] })).toEqual({ unread: 2 })
  expect((await list(member)).items.map((item) => item.read)).toEqual([false, true, false])
  expect(await read({})).toEqual({ unread: 0 })
})

test('listNotices and readNotices ignore notifications of another member', async () => {
  const [mine, other] = [await addUntold(), await addUntold()]
  await leave(mine, 'a')
  await leave(other, 'b')
  const ids = [(await list(mine)).items[0]?.id, (await list(other)).items[0]?.id]
  expect((await api.call('readNotices', { token: mine.token, body: { ids } })).status).toBe(404)
  expect([(await list(mine)).unread, (await list(other)).unread]).toEqual([1, 1])
})

test('listNotices returns 100 as the number of unread notifications if more are unread', async () => {
  const member = await addUntold()
  for (let count = 0; count < 101; count += 1) await leave(member, `gift:${count}:shipped`)
  expect((await list(member)).unread).toBe(100)
})

test('listNotices omits notifications about babies while the member hides baby content, and returns them again afterwards', async () => {
  const member = await addUntold()
  await leave(member, 'birthday', {
    kind: 'baby-birthday',
    names: { aboutBaby: true },
    params: { choices: 0, gifts: '', date: '' },
  })
  await leave(member, 'gift')
  const silence = (silenced: boolean) =>
    dataOf(api, 'setBabyContent', { token: member.token, body: { silenced } })
  await silence(true)
  expect(await list(member)).toMatchObject({ items: [{ kind: 'gift-shipped' }], unread: 1 })
  await silence(false)
  expect((await list(member)).unread).toBe(2)
})

test('listNotices returns the notifications of a topic, page by page and newest first', async () => {
  const member = await addUntold()
  await leave(member, 'gift:1:shipped')
  await leave(member, 'coins:1', { kind: 'coins-expiring', params: { coins: 5, date: 'November 30' } })
  await leave(member, 'account:1', { kind: 'data-exported', params: {} })
  await leave(member, 'gift:2:shipped')
  await leave(member, 'gift:2:delivered', { kind: 'gift-moved', params: { gift: light, news: 'x' }, names })
  const kindsOf = async (topic: string) => (await list(member, { topic })).items.map(({ kind }) => kind)
  expect(await kindsOf('coins')).toEqual(['coins-expiring'])
  expect(await kindsOf('account')).toEqual(['data-exported'])
  expect(await kindsOf('parcels')).toEqual(['gift-moved', 'gift-shipped'])
  const first = await list(member, { topic: 'parcels', limit: '1' })
  expect(first.items.map(({ kind }) => kind)).toEqual(['gift-moved'])
  const second = await list(member, { topic: 'parcels', limit: '1', cursor: String(first.nextCursor) })
  expect(second.items.map(({ kind }) => kind)).toEqual(['gift-shipped'])
  expect(second.nextCursor).toBeNull()
  expect((await list(member, {})).items).toHaveLength(4)
})
