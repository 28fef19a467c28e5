// Defines the test cases for operations of the tag `coins`.
import type { Api } from '../api.ts'
import { giveAddress, giveCoins, givePoints } from '../give.ts'
import { addMember, dataOf, type TestMember } from '../members.ts'
import { setFreePieces } from '../stock.ts'
import type { Cases } from './case.ts'

/** Redeems a hat that is shipped to an address of the member. @returns the redemption id */
export async function redeemHat(api: Api, member: TestMember): Promise<string> {
  await giveCoins(api, member, 90)
  const body = { productId: 'cotton-hat', addressId: await giveAddress(api, member) }
  const { redemption } = await dataOf(api, 'redeemMallProduct', { token: member.token, body })
  return redemption.id
}

const missing = async () => ({ path: { id: 'nothing' } })

export const coins: Cases<'coins'> = {
  getCoins: { right: async () => ({}) },
  listCoinMovements: { right: async () => ({ query: { kind: 'earned', month: '2026-11', limit: '5' } }) },
  getCoinMovement: {
    owned: true,
    async right(api, member) {
      return { path: { id: (await giveCoins(api, member, 5)).transactionId } }
    },
    missing,
  },
  listMallProducts: { right: async () => ({ query: { category: 'baby' } }) },
  getMallProduct: { everybodys: true, right: async () => ({ path: { id: 'night-light' } }), missing },
  setMallWish: {
    right: async () => ({ body: { productId: 'night-light' } }),
    missing: async () => ({ body: { productId: 'nothing' } }),
  },
  redeemMallProduct: {
    owned: true,
    async right(api, member) {
      await giveCoins(api, member, 90)
      return { body: { productId: 'cotton-hat', addressId: await giveAddress(api, member) } }
    },
    missing: async () => ({ body: { productId: 'nothing' } }),
    refused: {
      NOT_ELIGIBLE: (api, { token }) =>
        api.call('redeemMallProduct', { token, body: { productId: 'batik-pouch' } }),
      async SOLD_OUT(api, member) {
        await setFreePieces(api.store.db, { kind: 'product', item: 'wooden-mobile' }, 0)
        await givePoints(api, member, 200)
        const body = { productId: 'wooden-mobile', addressId: await giveAddress(api, member) }
        return await api.call('redeemMallProduct', { token: member.token, body })
      },
      NOT_ENOUGH_COINS: (api, { token }) =>
        api.call('redeemMallProduct', { token, body: { productId: 'free-shipping' } }),
      PRICE_CHANGED: (api, { token }) =>
        api.call('redeemMallProduct', { token, body: { productId: 'free-shipping', price: 1 } }),
      MALL_ADDRESS_NEEDED: (api, { token }) =>
        api.call('redeemMallProduct', { token, body: { productId: 'night-light' } }),
      async KEY_REUSED(api, { token }) {
        const key = 'a-key-for-two-products'
        await api.call('redeemMallProduct', { token, key, body: { productId: 'free-shipping' } })
        return await api.call('redeemMallProduct', { token, key, body: { productId: 'five-percent' } })
      },
    },
  },
  listRedemptions: { right: async () => ({}) },
  getRedemption: {
    owned: true,
    right: async (api, member) => ({ path: { id: await redeemHat(api, member) } }),
    missing,
  },
  cancelRedemption: {
    owned: true,
    right: async (api, member) => ({ path: { id: await redeemHat(api, member) } }),
    missing,
    refused: {
      async REDEMPTION_UNDER_WAY(api) {
        const member = await addMember(api)
        await giveCoins(api, member, 150)
        const { token } = member
        const body = { productId: 'free-shipping' }
        const { redemption } = await dataOf(api, 'redeemMallProduct', { token, body })
        return await api.call('cancelRedemption', { token, path: { id: redemption.id } })
      },
    },
  },
}
