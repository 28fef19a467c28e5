// Handles the operations of coins: balance, history and the points mall.
import { localDate } from '../locale/calendar.ts'
import { mallProducts } from '../catalog/mall.ts'
import { balances, forecast, lotsOf, movement, movements } from '../ledger/ledger.ts'
import type { Handlers } from '../http/operation.ts'
import { page } from '../http/paging.ts'
import { refuse } from '#shared/protocol/refuse.ts'
import { mayShow } from '../offers/silence.ts'
import { mallPage, redeemableProducts, shownProducts } from './mall.ts'
import { lastMonths, monthOf } from './months.ts'
import { ledgerKindOf, movementIn } from './reasons.ts'
import { redeem } from './redeem.ts'
import { cancel, redemptionFor, redemptionOf, redemptionsOf, shownRedemptions } from './redemptions.ts'
import { expiringSoon, rescuedBy } from './rescue.ts'
import { soldOutProducts } from './soldOutProducts.ts'
import { deleteWish, setWish } from './wishes.ts'

export const coins: Handlers<'coins'> = {
  async getCoins(request) {
    const { db, member, now } = request
    const expiring = await forecast(db, member.id, now)
    const balance = expiring.reduce((sum, { amount }) => sum + amount, 0)
    const soon = expiringSoon(expiring, localDate(now, member.timeZone))
    const rescue = soon && { ...soon, products: await rescueProducts(request, soon.amount) }
    return { balance, expiring, rescue, months: await lastMonths(db, member, { balance, now }) }
  },

  async listCoinMovements({ db, member, language, query: { cursor, limit, kind, month } }) {
    const filter = {
      kind: kind && ledgerKindOf(kind),
      during: month === undefined ? undefined : monthOf(month, member.timeZone),
      before: cursor,
      limit: limit + 1,
    }
    const { items, nextCursor } = page(await movements(db, { memberId: member.id, ...filter }), limit)
    return { items: items.map((item) => movementIn(language, member, item)), nextCursor }
  },

  async getCoinMovement({ db, member, language, path, now }) {
    const coinMovement = (await movement(db, member.id, path.id)) ?? refuse('NOT_FOUND')
    return { movement: movementIn(language, member, coinMovement), lots: await lotsOf(db, coinMovement, now) }
  },

  async listMallProducts({ query, ...request }) {
    return await mallPage(request, query)
  },

  async getMallProduct({ path, ...request }) {
    const product = mallProducts().get(path.id)
    if (!product || !mayShow(product, request.member)) return refuse('NOT_FOUND')
    const [result] = await shownProducts(request, [product])
    return result ?? refuse('NOT_FOUND')
  },

  async setMallWish({ db, member, body: { productId }, now }) {
    if (productId === null) return await deleteWish(db, member.id)
    if (!mallProducts().has(productId)) refuse('NOT_FOUND')
    const isSoldOut = (await soldOutProducts(db)).has(productId)
    await setWish(db, member.id, { product: productId, soldOutAt: isSoldOut ? now : null })
  },

  async redeemMallProduct({ db, member, language, body, now }) {
    const row = await redeem(db, member, { request: body, now })
    return {
      redemption: redemptionFor({ member, language, now }, row),
      coins: (await balances(db, member.id, now)).coins,
    }
  },

  async listRedemptions({ db, member, language, query: { cursor, limit }, now }) {
    const { items, nextCursor } = page(
      await redemptionsOf(db, member.id, { before: cursor, limit: limit + 1 }),
      limit,
    )
    return { items: await shownRedemptions(db, { member, language, now }, items), nextCursor }
  },

  async getRedemption({ db, member, language, path, now }) {
    const row = await redemptionOf(db, member.id, path.id)
    const [redemption] = await shownRedemptions(db, { member, language, now }, [row])
    return redemption ?? refuse('NOT_FOUND')
  },

  async cancelRedemption({ db, member, language, path, now }) {
    const row = await cancel(db, { memberId: member.id, id: path.id }, now)
    return {
      redemption: redemptionFor({ member, language, now }, row),
      coins: (await balances(db, member.id, now)).coins,
    }
  },
}

/** Returns products on which the member can spend the coins that expire soon. */
const rescueProducts = async (request: Parameters<typeof shownProducts>[0], amount: number) =>
  await shownProducts(request, rescuedBy(amount, await redeemableProducts(request)))
