// Tests that only members with a verified email are signed in to the shop, and that getShopifyPass returns no URLs of
// other sites.
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { testApi } from '#tests/support/api.ts'
import { addMember, dataOf } from '#tests/support/members.ts'
import type { Customer } from '#api/integrations/shop.ts'
import { members } from '#api/members/tables.ts'

const passes: { customer: Customer; returnTo: string }[] = []
const shop = {
  origin: 'https://shop.example.com',
  visit: ({ href }: URL) => href,
  pass(customer: Customer, returnTo: URL) {
    passes.push({ customer, returnTo: returnTo.href })
    return 'https://shop.example.com/pass'
  },
}
const api = await testApi({ integrations: { send: async () => true, social: {}, shop } })

test('getShopifyPass returns a URL that signs the member in with the verified email and opens the requested page', async () => {
  const { uid, token, account } = await addMember(api)
  const query = { returnTo: '/collections/pumps?size=24' }
  expect(await dataOf(api, 'getShopifyPass', { token, query })).toEqual({
    url: 'https://shop.example.com/pass',
  })
  expect(passes.at(-1)).toEqual({
    customer: { id: uid, email: account, firstName: 'Canarymali', lastName: null },
    returnTo: 'https://shop.example.com/collections/pumps?size=24',
  })
})

test('getShopifyPass returns a URL to the start page of the shop by default', async () => {
  const { token } = await addMember(api)
  await dataOf(api, 'getShopifyPass', { token })
  expect(passes.at(-1)?.returnTo).toBe('https://shop.example.com/')
})

test.each(['https://evil.example.com/', '//evil.example.com', '/\\evil.example.com', 'javascript:alert(1)'])(
  'getShopifyPass rejects other origins: %o',
  async (returnTo) => {
    const { token } = await addMember(api)
    const countBefore = passes.length
    expect(await api.call('getShopifyPass', { token, query: { returnTo } })).toMatchObject({
      status: 400,
      data: { reasons: [{ code: 'FOREIGN_ORIGIN', field: 'returnTo' }] },
    })
    expect(passes.length).toBe(countBefore)
  },
)

test.each([{ emailVerified: false }, { email: null }])(
  'getShopifyPass rejects a member without a verified email: %o',
  async (change) => {
    const { uid, token } = await addMember(api)
    await api.store.db.update(members).set(change).where(eq(members.id, uid))
    const reply = await api.call('getShopifyPass', { token })
    expect(reply).toMatchObject({
      refusal: 'SHOP_EMAIL_MISSING',
      data: { reasons: [{ code: 'EMAIL_MISSING' }] },
    })
  },
)
