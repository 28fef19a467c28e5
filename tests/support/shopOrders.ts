// Creates shop orders for tests.
import type { ShopOrder } from '#api/integrations/shopOrders.ts'
import { upsertOrder } from '#api/orders/upsertOrder.ts'
import { newId } from '#api/store/id.ts'
import type { Api } from './api.ts'
import type { TestMember } from './members.ts'

export const shopOrder = (rest: Partial<ShopOrder> = {}): ShopOrder => ({
  shopOrderId: newId(),
  number: '#1042',
  email: null,
  placedAt: new Date('2026-11-21T03:20:00.000Z'),
  changedAt: new Date('2026-11-15T08:00:00.000Z'),
  changedNanoseconds: 0,
  isTest: false,
  payment: 'paid',
  complete: true,
  currency: 'THB',
  items: [{ name: 'Wearable breast pump', variant: 'Pair', quantity: 2, price: 429000, picture: null }],
  subtotal: 858000,
  discount: 10000,
  shipping: 5000,
  total: 853000,
  received: 0,
  refunded: 0,
  voucherCodes: [],
  shopPath: '/account/orders/b1946ac92492d2347c6235b4d2611184',
  parcels: [
    {
      shopParcelId: 'parcel-1',
      carrier: 'Thailand Post',
      trackingNumber: 'EX123456789TH',
      trackingUrl: null,
      steps: [{ state: 'packed', at: new Date('2026-11-15T03:00:00.000Z'), place: null, note: null }],
    },
  ],
  codeAmounts: {},
  unread: [],
  ...rest,
})

/** Creates an order of the member. @returns its id */
export async function giveOrder(
  { store, clock }: Api,
  { account }: TestMember,
  rest: Partial<ShopOrder> = {},
): Promise<string> {
  const id = await upsertOrder(store.db, shopOrder({ email: account, ...rest }), { now: clock.now })
  if (id === null) throw new Error(`No member has the address ${account}.`)
  return id
}
