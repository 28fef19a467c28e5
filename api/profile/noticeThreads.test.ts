// Checks that all notifications of one parcel are listed as one item with the newest state, also with concurrent
// changes and among many other notifications.
import { eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { testApi } from '#tests/support/api.ts'
import { addMember, dataOf, type TestMember } from '#tests/support/members.ts'
import { giveOrder, shopOrder } from '#tests/support/shopOrders.ts'
import type { ShopOrder } from '../integrations/shopOrders.ts'
import { notify } from '../notices/notify.ts'
import { notices } from '../notices/tables.ts'
import { newId } from '../store/id.ts'

const api = await testApi()
const light = { en: 'Night light', id: 'Lampu tidur', th: 'โคมไฟกลางคืน', vn: 'Đèn ngủ' }

async function addUntold(): Promise<TestMember> {
  const member = await addMember(api)
  await api.store.db.delete(notices).where(eq(notices.memberId, member.uid))
  return member
}

const list = ({ token }: TestMember, query: Record<string, string> = {}, language?: string) =>
  dataOf(api, 'listNotices', { token, query, language })
const read = ({ token }: TestMember, ids?: (string | undefined)[]) =>
  dataOf(api, 'readNotices', { token, body: ids ? { ids } : {} })

type State = ShopOrder['parcels'][number]['steps'][number]['state']

/** Stores an order of the shop with one parcel that passed these states an hour apart. */
const tell = (member: TestMember, shopOrderId: string, states: State[]) =>
  giveOrder(api, member, {
    shopOrderId,
    changedAt: new Date(Date.UTC(2026, 10, 15, states.length)),
    // The total is too low for a new level, which would add another notification.
    subtotal: 0,
    total: 0,
    items: [
      {
        name: 'Wearable breast pump',
        variant: null,
        quantity: 1,
        price: 1,
        picture: '/art/products/air-one-pump.svg',
      },
      { name: 'Milk storage bags', variant: null, quantity: 2, price: 1, picture: null },
    ],
    parcels: shopOrder().parcels.map((parcel) => ({
      ...parcel,
      steps: states.map((state, hour) => ({
        state,
        at: new Date(Date.UTC(2026, 10, 15, hour)),
        place: null,
        note: null,
      })),
    })),
  })

const names = { aboutBaby: false }

const leave = ({ uid: memberId }: TestMember, reference: string) =>
  notify(api.store.db, {
    kind: 'gift-moved',
    params: { gift: light, news: light },
    names,
    memberId,
    reference,
    now: api.clock.now,
  })

test('the notifications of a parcel are listed as one unread item with the newest state and the content of the parcel', async () => {
  const member = await addUntold()
  const way: State[] = ['packed', 'inTransit', 'outForDelivery', 'attempted', 'delivered']
  let order = ''
  for (let stateCount = 1; stateCount <= way.length; stateCount += 1)
    order = await tell(member, 'thread', way.slice(0, stateCount))
  await leave(member, 'gift:1:shipped')
  const { items, unread } = await list(member)
  expect(unread).toBe(2)
  expect(items.map(({ kind }) => kind)).toEqual(['gift-moved', 'order-moved'])
  expect(items[1]).toMatchObject({
    text: 'Order #1042: It has arrived.',
    link: `/order?id=${order}`,
    read: false,
    parcel: {
      name: 'Wearable breast pump',
      others: 1,
      picture: '/art/products/air-one-pump.svg',
      state: 'delivered',
      earlier: [{ state: 'attempted' }, { state: 'outForDelivery' }, { state: 'inTransit' }],
    },
  })
})

test('a parcel with a new state moves to the start of the list and is unread again', async () => {
  const member = await addUntold()
  await leave(member, 'gift:1:shipped')
  await leave(member, 'gift:2:shipped')
  await read(member)
  await leave(member, 'gift:1:delivered')
  const { items, unread } = await list(member)
  expect(unread).toBe(1)
  expect(items.map((item) => [item.link, item.read])).toEqual([
    ['/gifts/reward?gift=1', false],
    ['/gifts/reward?gift=2', true],
  ])
})

test('readNotices marks earlier states of the parcel as read, but not later ones', async () => {
  const member = await addUntold()
  await leave(member, 'gift:1:shipped')
  await leave(member, 'gift:1:outForDelivery')
  const [notice] = (await list(member)).items
  await leave(member, 'gift:1:delivered')
  expect(await read(member, [notice?.id])).toEqual({ unread: 1 })
  const rows = await api.store.db.select().from(notices).where(eq(notices.memberId, member.uid))
  expect(rows.filter(({ readAt }) => readAt === null).map(({ reference }) => reference)).toEqual([
    'gift:1:delivered',
  ])
})

test('notifications about two parcels of one order, or about a gift and a redemption with the same id, are separate items', async () => {
  const member = await addUntold()
  const about = { memberId: member.uid, now: api.clock.now }
  const params = { gift: light, news: light }
  for (const key of ['a', 'b', 'b:c'])
    await notify(api.store.db, {
      ...about,
      kind: 'order-shipped',
      params: { order: '#1' },
      reference: `order:1:${key}:shipped`,
    })
  await notify(api.store.db, { ...about, kind: 'gift-moved', params, names, reference: 'gift:1:shipped' })
  await notify(api.store.db, {
    ...about,
    kind: 'redemption-moved',
    params,
    names,
    reference: 'redemption:1:shipped',
  })
  await notify(api.store.db, {
    ...about,
    kind: 'gift-granted',
    params: { gift: light },
    names,
    reference: 'gift:1:x',
  })
  expect((await list(member)).items).toHaveLength(6)
})

test('a parcel without a stored subject gets its name from the notification parameters, in the language of the reader', async () => {
  const member = await addUntold()
  const about = { memberId: member.uid, at: api.clock.now, params: { gift: light } }
  await api.store.db
    .insert(notices)
    .values({ ...about, id: newId(), kind: 'gift-shipped', reference: 'gift:1:shipped' })
  await leave(member, 'gift:1:delivered')
  const { items } = await list(member, {}, 'th')
  expect(items.map(({ parcel }) => parcel)).toMatchObject([
    { name: light.th, picture: null, state: 'delivered', earlier: [{ state: 'inTransit' }] },
  ])
})

test('states of one parcel that are added concurrently are listed as one notification', async () => {
  const member = await addUntold()
  const states = ['shipped', 'outForDelivery', 'attempted', 'waitsForPickup', 'delivered']
  // Keeps all transactions open until each transaction has inserted its row.
  let left = 0
  const { promise: all, resolve } = Promise.withResolvers<void>()
  await Promise.all(
    states.map((state) =>
      api.store.db.transaction(async (tx) => {
        await notify(tx, {
          kind: 'gift-moved',
          params: { gift: light, news: light },
          names,
          memberId: member.uid,
          reference: `gift:1:${state}`,
          now: api.clock.now,
        })
        left += 1
        if (left === states.length) resolve()
        await all
      }),
    ),
  )
  const { items, unread } = await list(member)
  expect([items.length, unread]).toEqual([1, 1])
  expect(items[0]?.parcel?.earlier).toHaveLength(4)
})

test('paging through 10,000 notifications returns no parcel twice, even if a parcel with 300 states moves while the pages are read', async () => {
  const member = await addUntold()
  await api.store.db.execute(sql`
    insert into notices (id, member_id, kind, params, reference, at, read_at)
    select '0000-' || lpad(n::text, 6, '0'), ${member.uid},
      case when n % 2 = 0 then 'gift-moved' else 'data-exported' end, '{}',
      case
        when n % 2 = 1 then 'exported:' || n
        when n <= 600 then 'gift:many:' || n
        else 'gift:' || (n % 1000) || ':' || n
      end, now(), null
    from generate_series(1, 10000) n`)
  const first = await list(member, { limit: '50' })
  expect(first.unread).toBe(100)
  const noticeIds = first.items.map(({ id }) => id)
  // The parcel is on a page that is not read yet, and its new state moves it to the first page.
  await leave(member, 'gift:many:delivered')
  let cursor = first.nextCursor
  while (cursor !== null) {
    const page = await list(member, { limit: '50', cursor })
    noticeIds.push(...page.items.map(({ id }) => id))
    cursor = page.nextCursor
  }
  // Expects 5,000 notifications that are not about parcels, and 500 parcels, one for each even number below 1,000. The
  // parcel with 300 states is missing, because its new state put it before the first page, which was already read.
  expect(noticeIds).toHaveLength(5500)
  expect(new Set(noticeIds).size).toBe(noticeIds.length)
  expect(noticeIds).toEqual(noticeIds.toSorted().toReversed())
  const [moved] = (await list(member, { limit: '1' })).items
  expect(moved?.parcel?.earlier).toHaveLength(20)
})
