// Tests links into the shop with a voucher: the selected voucher, the target page, and the sign-in to the shop.
import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { testApi } from '#tests/support/api.ts'
import { giveVoucher, takeVoucher } from '#tests/support/give.ts'
import { addMember, dataOf, type TestMember } from '#tests/support/members.ts'
import { openMultipass } from '../integrations/shop.ts'
import { members } from '../members/tables.ts'

const shop = openMultipass('https://shop.example.com', 'a-multipass-secret')
/** Returns the target and the email in plain text, because only the shop can decrypt a Multipass token. */
const openShop = { ...shop, pass: ({ email }: { email: string }, to: URL) => `${to.href}#${email}` }
const api = await testApi({ integrations: { send: async () => true, social: {}, shop: openShop } })
const { db } = api.store

const open = ({ token }: TestMember, body = {}) => dataOf(api, 'openVoucherInShop', { token, body })
const refused = ({ token }: TestMember, body = {}) => api.call('openVoucherInShop', { token, body })
const member = (countryCode = 'TH') => addMember(api, { countryCode })

describe('target of openVoucherInShop', () => {
  test('openVoucherInShop leads to the scope of the voucher with its code and signs the member in', async () => {
    const buyer = await member()
    const { url, voucher } = await open(buyer, { id: await giveVoucher(api, buyer, 'nursing-bra-15') })
    expect(voucher).toMatchObject({ state: 'reserved', scope: 'nursing bras' })
    expect(url).toBe(
      `https://shop.example.com/discount/${voucher.code}?redirect=%2Fcollections%2Fnursing-bras#${buyer.account}`,
    )
  })

  test('openVoucherInShop leads to the start page if the voucher has no scope', async () => {
    const buyer = await member()
    await giveVoucher(api, buyer)
    const { url, voucher } = await open(buyer)
    expect(voucher.scope).toBeNull()
    expect(new URL(url).searchParams.get('redirect')).toBe('/')
  })

  test.each([{ emailVerified: false }, { email: null }])(
    'openVoucherInShop does not sign in a member without a verified email: %o',
    async (change) => {
      const buyer = await member()
      await giveVoucher(api, buyer)
      await db.update(members).set(change).where(eq(members.id, buyer.uid))
      const { url, voucher } = await open(buyer)
      expect(url).toBe(`https://shop.example.com/discount/${voucher.code}?redirect=%2F`)
    },
  )
})

describe('selection of openVoucherInShop', () => {
  test('openVoucherInShop selects the voucher by id, or the first to expire of its type or of all', async () => {
    const buyer = await member()
    const late = await giveVoucher(api, buyer, 'free-shipping')
    const [first, second] = [await giveVoucher(api, buyer), await giveVoucher(api, buyer)]
    const idOf = async (body = {}) => (await open(buyer, body)).voucher.id
    expect([await idOf({ id: late }), await idOf({ type: 'free-shipping' })]).toEqual([late, late])
    expect([await idOf({ type: 'welcome-10' }), await idOf()]).toEqual([first, first])
    expect(await idOf({ id: second })).toBe(second)
  })

  test('openVoucherInShop prefers a voucher for the member’s country, and rejects a foreign one if there is no other', async () => {
    const buyer = await member('DE')
    const elsewhere = await giveVoucher(api, buyer, 'small-amount')
    const region = { refusal: 'NOT_ELIGIBLE', data: { reasons: [{ code: 'NOT_IN_REGION' }] } }
    expect(await refused(buyer)).toMatchObject(region)
    expect(await refused(buyer, { id: elsewhere })).toMatchObject(region)
    const homeVoucher = await giveVoucher(api, buyer, 'free-shipping')
    expect((await open(buyer)).voucher.id).toBe(homeVoucher)
  })

  test('openVoucherInShop rejects the request with the reason if no voucher is usable', async () => {
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
