// Tests the life cycle of a voucher, from its grant to the order in which it is used.
import { describe, expect, test } from 'vitest'
import { testApi, type Api } from '#tests/support/api.ts'
import { giveVoucher, takeVoucher } from '#tests/support/give.ts'
import { addMember, atOnce, countBy, dataOf, type TestMember } from '#tests/support/members.ts'
import { grantVoucher } from '../rewards/grantVoucher.ts'
import { countActive, voidVoucher } from './vouchers.ts'

const api = await testApi()
const { db } = api.store

/** Returns an API instance on the same database with a separate clock. */
const ownTime = () => testApi({ store: api.store })

const reserve = (of: Api, { token }: TestMember, id: string) =>
  of.call('reserveVoucher', { token, path: { id } })

async function shelf(of: Api, { token }: TestMember, state = 'active') {
  const { items } = await dataOf(of, 'listVouchers', { token, query: { state } })
  return items.map((voucher) => `${voucher.kind} ${voucher.state}`)
}

test('10 concurrent grants with the same reference create only one voucher, and all return its id', async () => {
  const { uid } = await addMember(api)
  const grant = { memberId: uid, voucher: 'five-percent', source: 'test', reference: `once:${uid}` }
  const ids = await atOnce(10, () => grantVoucher(db, { ...grant, now: api.clock.now }))
  expect(new Set(ids).size).toBe(1)
  expect(await countActive(db, uid, api.clock.now)).toBe(1)
})

test('a voucher is active, used or expired depending on the current time (section 4 of the specification)', async () => {
  const ownApi = await ownTime()
  const member = await addMember(ownApi)
  const { uid } = member
  const used = await giveVoucher(ownApi, member, 'free-shipping')
  const code = (await dataOf(ownApi, 'reserveVoucher', { ...member, path: { id: used } })).code ?? ''
  await takeVoucher(api, { code, order: 'order-1', placedAt: ownApi.clock.now })
  await grantVoucher(db, {
    memberId: uid,
    voucher: 'small-amount',
    source: 'test',
    reference: `void:${uid}`,
    now: ownApi.clock.now,
  })
  expect(await voidVoucher(db, `void:${uid}`)).toBe(true)
  await giveVoucher(ownApi, member, 'welcome-10')
  expect(await shelf(ownApi, member, 'active')).toEqual(['percent active'])
  expect(await shelf(ownApi, member, 'used')).toEqual(['shipping used'])
  expect(await shelf(ownApi, member, 'expired')).toEqual(['amount void'])
  expect(await countActive(db, uid, ownApi.clock.now)).toBe(1)
  const later = new Date(ownApi.clock.now.getTime() + 61 * 86_400_000)
  expect(await countActive(db, uid, later)).toBe(0)
})

describe('listVouchers', () => {
  const names = ['five-percent', 'welcome-10', 'ribbon-20', 'friend-10', 'birthday-12'] as const
  /**
   * Grants five vouchers. Validity: birthday-12 for 45 days, welcome-10 and friend-10 for 60 days, five-percent for 90
   * days, ribbon-20 for 120 days.
   */
  async function five(of: Api, member: TestMember) {
    const ids: string[] = []
    for (const name of names) ids.push(await giveVoucher(of, member, name))
    return ids
  }

  async function pagesOf(
    of: Api,
    { token }: TestMember,
    { state, between }: { state: string; between?: () => Promise<unknown> },
  ) {
    const ids: string[] = []
    let cursor: string | null = ''
    while (cursor !== null) {
      const query: Record<string, string> = { state, limit: '2', ...(cursor && { cursor }) }
      const page: { items: { id: string }[]; nextCursor: string | null } = await dataOf(of, 'listVouchers', {
        token,
        query,
      })
      ids.push(...page.items.map(({ id }) => id))
      cursor = page.nextCursor
      await between?.()
    }
    return ids
  }

  test('listVouchers sorts vouchers by expiry across pages, and lists vouchers that expire at the same instant only once', async () => {
    const ownApi = await ownTime()
    const member = await addMember(ownApi)
    ownApi.wait(-200 * 86_400)
    const past = await five(ownApi, member)
    ownApi.wait(200 * 86_400)
    const [fivePercent, welcome, ribbon, friend, birthday] = await five(ownApi, member)
    expect(await pagesOf(ownApi, member, { state: 'active' })).toEqual([
      birthday,
      welcome,
      friend,
      fivePercent,
      ribbon,
    ])
    const lastFirst = [past[2], past[0], past[3], past[1], past[4]]
    expect(await pagesOf(ownApi, member, { state: 'expired' })).toEqual(lastFirst)
  })

  test('listVouchers returns each voucher once across pages while vouchers are added and used', async () => {
    const ownApi = await ownTime()
    const member = await addMember(ownApi)
    const [, welcome, , , birthday] = await five(ownApi, member)
    let useCount = 0
    const voucherIds = await pagesOf(ownApi, member, {
      state: 'active',
      between: async () => {
        // Uses the last voucher of the page in an order. Its id is the cursor of the next page. Then grants a voucher
        // that expires earlier than those of the next page.
        const id = [welcome, birthday][useCount++]
        if (id === undefined) return
        const { code } = await dataOf(ownApi, 'reserveVoucher', { ...member, path: { id } })
        await takeVoucher(api, { code: code ?? '', order: `order:${id}`, placedAt: ownApi.clock.now })
        await giveVoucher(ownApi, member, 'birthday-12')
      },
    })
    expect(new Set(voucherIds).size).toBe(voucherIds.length)
    expect(voucherIds).toHaveLength(5)
  })

  test('listVouchers sorts used vouchers by the time of their orders, latest first', async () => {
    const member = await addMember(api)
    const placed = ['2026-11-01T08:00:00.000Z', '2026-11-20T08:00:00.000Z', '2026-11-10T08:00:00.000Z']
    for (const [index, date] of placed.entries()) {
      const path = { id: await giveVoucher(api, member) }
      const { code } = await dataOf(api, 'reserveVoucher', { ...member, path })
      const order = `${member.uid}-${index}`
      await takeVoucher(api, { code: code ?? '', order, placedAt: new Date(date) })
    }
    const { items } = await dataOf(api, 'listVouchers', { ...member, query: { state: 'used' } })
    expect(items.map(({ usedAt, orderId }) => [usedAt, orderId])).toEqual(
      [1, 2, 0].map((index) => [placed[index], `${member.uid}-${index}`]),
    )
  })

  test('listVouchers returns no items for the cursor of another member', async () => {
    const [mine, other] = [await addMember(api), await addMember(api)]
    await giveVoucher(api, mine)
    const query = { state: 'active', cursor: await giveVoucher(api, other) }
    expect((await dataOf(api, 'listVouchers', { ...mine, query })).items).toEqual([])
  })
})

describe('reserveVoucher', () => {
  test('reserveVoucher returns a code that never changes, and reserves the voucher for 30 minutes', async () => {
    const ownApi = await ownTime()
    const member = await addMember(ownApi)
    const path = { id: await giveVoucher(ownApi, member) }
    expect(await dataOf(ownApi, 'getVoucher', { ...member, path })).toMatchObject({
      state: 'active',
      code: null,
    })
    const first = await dataOf(ownApi, 'reserveVoucher', { ...member, path })
    expect(first).toMatchObject({ state: 'reserved', reservedUntil: '2026-11-21T03:30:00.000Z' })
    expect(await shelf(ownApi, member, 'active')).toEqual(['percent reserved'])
    ownApi.wait(30 * 60)
    expect(await dataOf(ownApi, 'getVoucher', { ...member, path })).toMatchObject({
      state: 'active',
      code: null,
    })
    const again = await dataOf(ownApi, 'reserveVoucher', { ...member, path })
    expect([again.code, again.reservedUntil]).toEqual([first.code, '2026-11-21T04:00:00.000Z'])
  })

  test('20 concurrent reserveVoucher calls return the same code', async () => {
    const member = await addMember(api)
    const path = { id: await giveVoucher(api, member) }
    const all = await atOnce(20, () => dataOf(api, 'reserveVoucher', { ...member, path }))
    expect(new Set(all.map(({ code }) => code)).size).toBe(1)
  })

  test('releaseVoucher ends a reservation, and is idempotent', async () => {
    const member = await addMember(api)
    const path = { id: await giveVoucher(api, member) }
    await reserve(api, member, path.id)
    for (let time = 0; time < 2; time += 1)
      expect(await dataOf(api, 'releaseVoucher', { ...member, path })).toMatchObject({
        state: 'active',
        code: null,
        reservedUntil: null,
      })
  })

  test('a voucher can be reserved again, but a reservation always ends when the voucher expires', async () => {
    const ownApi = await ownTime()
    const member = await addMember(ownApi)
    ownApi.wait(-60 * 86_400)
    const id = await giveVoucher(ownApi, member)
    ownApi.wait(60 * 86_400)
    const { expiresAt } = await dataOf(ownApi, 'getVoucher', { ...member, path: { id } })
    ownApi.clock.now = new Date(Date.parse(expiresAt) - 40 * 60_000)
    for (const minutes of [20, 19]) {
      ownApi.wait(minutes * 60)
      const { reservedUntil } = await dataOf(ownApi, 'reserveVoucher', { ...member, path: { id } })
      expect(reservedUntil).toBe(expiresAt)
    }
    ownApi.wait(61)
    expect(await reserve(ownApi, member, id)).toMatchObject({
      refusal: 'VOUCHER_CLOSED',
      data: { reasons: [{ code: 'EXPIRED' }] },
    })
    expect(await shelf(ownApi, member, 'active')).toEqual([])
    expect(await shelf(ownApi, member, 'expired')).toEqual(['percent expired'])
  })

  test('operations on another member’s voucher return not found', async () => {
    const [mine, other] = [await addMember(api), await addMember(api)]
    const path = { id: await giveVoucher(api, other) }
    for (const id of ['getVoucher', 'reserveVoucher', 'releaseVoucher'] as const)
      expect(await api.call(id, { token: mine.token, path })).toMatchObject({ status: 404 })
    expect(await api.call('openVoucherInShop', { token: mine.token, body: path })).toMatchObject({
      refusal: 'NO_VOUCHER',
    })
    expect(await shelf(api, mine)).toEqual([])
  })
})

describe('voucher used in the shop', () => {
  test('after an order that contains its code, a voucher is listed as used and cannot be reserved', async () => {
    const member = await addMember(api)
    const { now } = api.clock
    const path = { id: await giveVoucher(api, member) }
    const code = (await dataOf(api, 'reserveVoucher', { ...member, path })).code ?? ''
    await takeVoucher(api, { code, order: 'order-2', placedAt: now })
    const voucherView = await dataOf(api, 'getVoucher', { ...member, path })
    expect(voucherView).toMatchObject({ state: 'used', code, usedAt: now.toISOString() })
    const replies = await atOnce(2, () => reserve(api, member, path.id))
    expect(countBy(replies)).toEqual({ VOUCHER_CLOSED: 2 })
  })
})
