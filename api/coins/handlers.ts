// Balance and history of coins, and the points mall where they are spent.
import { localDate, startOfDate } from '../calendar.ts'
import { mallProducts } from '../catalog/mall.ts'
import { balances, flowSince, forecast, lotsOf, movement, movements, utcDate } from '../ledger/ledger.ts'
import type { Handlers } from '../http/operation.ts'
import { page } from '../http/paging.ts'
import { refuse } from '../http/refuse.ts'
import { productsFor } from './mall.ts'
import { ledgerKindOf, movementIn } from './reasons.ts'
import { redeem } from './redeem.ts'
import { cancel, redemptionIn, redemptionsOf, shownRedemptions } from './redemptions.ts'

export const coins: Handlers<'coins'> = {
  async getCoins({ db, member: { id, timeZone }, now }) {
    const expiring = await forecast(db, id, now)
    const from = `${localDate(now, timeZone).slice(0, 7)}-01`
    const flow = await flowSince(db, id, startOfDate(from, timeZone))
    const balance = expiring.reduce((sum, { amount }) => sum + amount, 0)
    return { balance, expiring, thisMonth: { from, ...flow } }
  },

  async listCoinMovements({ db, member, language, query: { cursor, limit, kind } }) {
    const asked = { kind: kind && ledgerKindOf(kind), before: cursor, limit: limit + 1 }
    const { items, nextCursor } = page(await movements(db, { memberId: member.id, ...asked }), limit)
    return { items: items.map((one) => movementIn(language, one)), nextCursor }
  },

  async getCoinMovement({ db, member, language, path, now }) {
    const found = (await movement(db, member.id, path.id)) ?? refuse('NOT_FOUND')
    const lots = await lotsOf(db, found)
    const spendable = (expiresOn: string, remaining: number) => (expiresOn < utcDate(now) ? 0 : remaining)
    return {
      movement: movementIn(language, found),
      lots: lots.map((lot) => ({ ...lot, remaining: spendable(lot.expiresOn, lot.remaining) })),
    }
  },

  async listMallProducts({ query: { category }, ...request }) {
    const { countryCode } = request.member
    const shown = [...mallProducts.values()].filter(
      (product) =>
        (category === undefined || product.category === category) &&
        (product.regions.length === 0 || product.regions.includes(countryCode)),
    )
    return { items: shown.map(await productsFor(request)) }
  },

  async getMallProduct({ path, ...request }) {
    const product = mallProducts.get(path.id) ?? refuse('NOT_FOUND')
    return (await productsFor(request))(product)
  },

  async redeemMallProduct({ db, member, language, body, now }) {
    const row = await redeem(db, member, body, now)
    return { redemption: redemptionIn(language, row), coins: (await balances(db, member.id, now)).coins }
  },

  async listRedemptions({ db, member, language, query: { cursor, limit } }) {
    const { items, nextCursor } = page(await redemptionsOf(db, member.id, cursor, limit + 1), limit)
    return { items: await shownRedemptions(db, language, items), nextCursor }
  },

  async cancelRedemption({ db, member, language, path, now }) {
    const row = await cancel(db, member.id, path.id, now)
    return { redemption: redemptionIn(language, row), coins: (await balances(db, member.id, now)).coins }
  },
}
