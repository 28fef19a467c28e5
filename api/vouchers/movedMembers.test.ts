// Tests vouchers of members who move to a country in which the voucher is not valid.
import { expect, test } from 'vitest'
import { detailOf, testApi } from '#tests/support/api.ts'
import { giveVoucher } from '#tests/support/give.ts'
import { addMember, dataOf } from '#tests/support/members.ts'

const api = await testApi()

test.each([
  ['TH', 'DE', 'small-amount'],
  ['ID', 'SG', 'fifteen-percent'],
  ['VN', 'AU', 'large-amount'],
  ['US', 'CA', 'ribbon-20'],
])(
  'a member who moves from %s to %s keeps a %s voucher and can use it after moving back',
  async (home, abroad, kind) => {
    const member = await addMember(api, { countryCode: home })
    const { token } = member
    const path = { id: await giveVoucher(api, member, kind) }
    const moveTo = (countryCode: string) => dataOf(api, 'modifyUserInfo', { token, body: { countryCode } })
    await moveTo(abroad)
    const refused = await api.call('reserveVoucher', { token, path })
    expect([refused.refusal, detailOf(refused).reasons]).toEqual([
      'NOT_ELIGIBLE',
      [{ code: 'NOT_IN_REGION' }],
    ])
    const { items } = await dataOf(api, 'listVouchers', { token, query: { state: 'active' } })
    expect(items.map(({ id }) => id)).toEqual([path.id])
    await moveTo(home)
    expect(await dataOf(api, 'reserveVoucher', { token, path })).toMatchObject({ state: 'reserved' })
  },
)

test('a voucher that is valid in all countries can be reserved after the member moves to another country', async () => {
  const member = await addMember(api)
  const { token } = member
  const path = { id: await giveVoucher(api, member, 'free-shipping') }
  await dataOf(api, 'modifyUserInfo', { token, body: { countryCode: 'DE' } })
  expect(await dataOf(api, 'reserveVoucher', { token, path })).toMatchObject({ state: 'reserved' })
})
