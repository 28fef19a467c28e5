// The way into the shop with a voucher: which one a link means, where it leads, and who arrives signed in.
import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { testApi } from '#tests/support/api.ts'
import { giveVoucher, takeVoucher } from '#tests/support/give.ts'
import { addMember, dataOf, type TestMember } from '#tests/support/members.ts'
import { openMultipass } from '../integrations/shop.ts'
import { members } from '../members/tables.ts'

const shop = openMultipass('https://shop.example.com', 'a-multipass-secret')
/** What the shop is asked for, instead of what only the shop can read. */
const openShop = { ...shop, pass: ({ email }: { email: string }, to: URL) => `${to.href}#${email}` }
const api = await testApi({ integrations: { send: async () => true, social: {}, shop: openShop } })
const { db } = api.store

const open = ({ token }: TestMember, body = {}) => dataOf(api, 'openVoucherInShop', { token, body })
const refused = ({ token }: TestMember, body = {}) => api.call('openVoucherInShop', { token, body })
const member = (countryCode = 'TH') => addMember(api, { countryCode })

describe('the shop is opened', () => {
  test('at what the voucher is good for, with its code, signed in', async () => {
    const buyer = await member()
    const { url, voucher } = await open(buyer, { id: await giveVoucher(api, buyer, 'nursing-bra-15') })
    expect(voucher).toMatchObject({ state: 'reserved', scope: 'nursing bras' })
    expect(url).toBe(
      `https://shop.example.com/discount/${voucher.code}?redirect=%2Fcollections%2Fnursing-bras#${buyer.account}`,
    )
  })

  test('at its front page, where the voucher is good for everything', async () => {
    const buyer = await member()
    await giveVoucher(api, buyer)
    const { url, voucher } = await open(buyer)
    expect(voucher.scope).toBeNull()
    expect(new URL(url).searchParams.get('redirect')).toBe('/')
  })

  test.each([{ emailVerified: false }, { email: null }])(
    'as anybody, where the member has no address to be known by: %o',
    async (change) => {
      const buyer = await member()
      await giveVoucher(api, buyer)
      await db.update(members).set(change).where(eq(members.id, buyer.uid))
      const { url, voucher } = await open(buyer)
      expect(url).toBe(`https://shop.example.com/discount/${voucher.code}?redirect=%2F`)
    },
  )
})

describe('a link means', () => {
  test('the voucher it names, the soonest to expire of its kind, or of all', async () => {
    const buyer = await member()
    const late = await giveVoucher(api, buyer, 'free-shipping')
    const [first, second] = [await giveVoucher(api, buyer), await giveVoucher(api, buyer)]
    const idOf = async (body = {}) => (await open(buyer, body)).voucher.id
    expect([await idOf({ id: late }), await idOf({ type: 'free-shipping' })]).toEqual([late, late])
    expect([await idOf({ type: 'welcome-10' }), await idOf()]).toEqual([first, first])
    expect(await idOf({ id: second })).toBe(second)
  })

  test('one for the member’s country before one that expires sooner, which is refused alone', async () => {
    const buyer = await member('DE')
    const elsewhere = await giveVoucher(api, buyer, 'small-amount')
    const region = { refusal: 'NOT_ELIGIBLE', data: { reasons: [{ code: 'NOT_IN_REGION' }] } }
    expect(await refused(buyer)).toMatchObject(region)
    expect(await refused(buyer, { id: elsewhere })).toMatchObject(region)
    const homeVoucher = await giveVoucher(api, buyer, 'free-shipping')
    expect((await open(buyer)).voucher.id).toBe(homeVoucher)
  })

  test('nothing that can be used, and says what became of it', async () => {
    const buyer = await member()
    for (const body of [{}, { type: 'welcome-10' }, { type: 'of-no-catalogue' }])
      expect(await refused(buyer, body)).toMatchObject({ refusal: 'NO_VOUCHER' })
    const id = await giveVoucher(api, buyer)
    const { voucher } = await open(buyer, { id })
    const placedAt = api.clock.now
    await takeVoucher(api, { code: voucher.code ?? '', order: `order:${buyer.uid}`, placedAt })
    const used = { refusal: 'VOUCHER_CLOSED', data: { reasons: [{ code: 'USED' }] } }
    expect(await refused(buyer, { id })).toMatchObject(used)
    expect(await refused(buyer, { type: 'welcome-10' })).toMatchObject(used)
    expect(await refused(buyer)).toMatchObject({ refusal: 'NO_VOUCHER' })
  })
})
