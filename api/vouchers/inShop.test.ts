// Tests links that open the shop and apply a voucher: which voucher is selected, which page opens, and when the member
// is signed in to the shop.
import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { testApi } from '#tests/support/api.ts'
import { giveVoucher, takeVoucher } from '#tests/support/give.ts'
import { addMember, dataOf, type TestMember } from '#tests/support/members.ts'
import { openMultipass } from '../integrations/shop.ts'
import { members } from '../members/tables.ts'

const shop = openMultipass('https://shop.example.com', 'a-multipass-secret')
/**
 * Replaces the link into the shop with one that contains the target and the email in plain text, because only the shop
 * can decrypt a real Multipass token.
 */
const openShop = { ...shop, pass: ({ email }: { email: string }, to: URL) => `${to.href}#${email}` }
const api = await testApi({ integrations: { send: async () => true, social: {}, shop: openShop } })
const { db } = api.store

const open = ({ token }: TestMember, body = {}) => dataOf(api, 'openVoucherInShop', { token, body })
const refused = ({ token }: TestMember, body = {}) => api.call('openVoucherInShop', { token, body })
const member = (countryCode = 'TH') => addMember(api, { countryCode })

describe('target of openVoucherInShop', () => {
  test('openVoucherInShop returns a URL that applies the code, opens the collection of the voucher’s scope and signs the member in', async () => {
    const buyer = await member()
    const { url, voucher } = await open(buyer, { id: await giveVoucher(api, buyer, 'nursing-bra-15') })
    expect(voucher).toMatchObject({ state: 'reserved', scope: 'nursing bras' })
    expect(url).toBe(
      `https://shop.example.com/discount/${voucher.code}?redirect=%2Fcollections%2Fnursing-bras#${buyer.account}`,
    )
  })

  test('openVoucherInShop returns a URL to the start page of the shop if the voucher has no scope', async () => {
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
  test('openVoucherInShop selects the voucher with the given id or, without an id, the voucher that expires first of the given type or of all types', async () => {
    const buyer = await member()
    const late = await giveVoucher(api, buyer, 'free-shipping')
    const [first, second] = [await giveVoucher(api, buyer), await giveVoucher(api, buyer)]
    const idOf = async (body = {}) => (await open(buyer, body)).voucher.id
    expect([await idOf({ id: late }), await idOf({ type: 'free-shipping' })]).toEqual([late, late])
    expect([await idOf({ type: 'welcome-10' }), await idOf()]).toEqual([first, first])
    expect(await idOf({ id: second })).toBe(second)
  })

  test('openVoucherInShop prefers vouchers for the member’s country, and rejects the request if only vouchers of other countries exist', async () => {
    const buyer = await member('DE')
    const elsewhere = await giveVoucher(api, buyer, 'small-amount')
    const region = { refusal: 'NOT_ELIGIBLE', data: { reasons: [{ code: 'NOT_IN_REGION' }] } }
    expect(await refused(buyer)).toMatchObject(region)
    expect(await refused(buyer, { id: elsewhere })).toMatchObject(region)
    const homeVoucher = await giveVoucher(api, buyer, 'free-shipping')
    expect((await open(buyer)).voucher.id).toBe(homeVoucher)
  })

  test('if the member has no usable voucher, openVoucherInShop rejects the request with the reason', async () => {
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
