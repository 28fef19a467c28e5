// Returns products of the points mall with their availability for a member.
import type { components } from '#generated/schema.d.ts'
import { deliveryWeekdays } from '../catalog/delivery.ts'
import { shownFacts, valueIn } from '../catalog/facts.ts'
import { mallCategories, mallProducts, productPicture, type MallProduct } from '../catalog/mall.ts'
import { shownPhoto } from '../catalog/schema.ts'
import { freePieces, stockOf } from '../fulfillment/stock.ts'
import { dailyCoins } from '../games/index.ts'
import { page } from '../http/paging.ts'
import type { Language } from '../locale/language.ts'
import { readStanding, type Standing } from '../levels/standing.ts'
import { unlocksFor } from '../levels/unlock.ts'
import type { Member } from '../members/member.ts'
import type { Database } from '../store/store.ts'
import { rankedProducts, rankFor, visibleProducts, type MallFilter, type RankedProduct } from './mallOrder.ts'
import { redeemedBy } from './redeem.ts'
import { affordability } from './rules.ts'
import { soldOutProducts } from './soldOutProducts.ts'
import { wishOf } from './wishes.ts'

/** `standing`: pending reads to use instead of new queries. */
type Context = {
  db: Database
  member: Omit<Member, 'session'>
  language: Language
  now: Date
  standing?: Standing
}
/** Pending reads that the order and the description of products share. */
type Reads = {
  standing: Standing
  redeemed: ReturnType<typeof redeemedBy>
  wish: ReturnType<typeof wishOf>
}
type Page = MallFilter & { cursor?: string | undefined; limit: number }

/** Returns a page of the products that are offered in the member's country and match the filter. */
export async function mallPage(
  context: Context,
  { cursor, limit, ...filter }: Page,
): Promise<components['schemas']['MallProductList']> {
  const reads = readsFor(context)
  const visible = visibleProducts(mallProducts().values(), context.member)
  const [rank, wish] = await Promise.all([rankOf(context, reads), reads.wish])
  const ranked = rankedProducts(visible, filter, rank)
  const all = ranked.map(({ product }) => product)
  const from = cursor === undefined ? 0 : all.findIndex(({ id }) => id === cursor) + 1
  // Returns an empty page for an unknown cursor.
  const { items, nextCursor } = page(cursor !== undefined && from === 0 ? [] : all.slice(from), limit)
  const present = new Set(visible.map(({ category }) => category))
  const wished = visible.filter(({ id }) => id === wish)
  const results = await shownProducts(context, [...items, ...wished], reads)
  return {
    items: results.slice(0, items.length),
    nextCursor,
    wish: results[items.length] ?? null,
    total: all.length,
    categories: mallCategories.filter((category) => present.has(category)),
  }
}

/** Returns the products that the member can redeem now, in the order of the catalog. */
export async function redeemableProducts(context: Context): Promise<MallProduct[]> {
  const visible = visibleProducts(mallProducts().values(), context.member)
  return rankedProducts(visible, { available: true }, await rankOf(context)).map(({ product }) => product)
}

/**
 * Returns the number of affordable products, and the number of coins that the member still needs for the product that
 * the member saves for. If the member saves for no product, uses the cheapest unaffordable product instead. Also
 * returns the pictures of two products: the most expensive affordable products or, if there are fewer than two, also
 * unaffordable products.
 */
export async function affordableProducts(context: Context): Promise<components['schemas']['TodayCoinShop']> {
  const reads = readsFor(context)
  const [rank, wish] = await Promise.all([rankOf(context, reads), reads.wish])
  const ranked = visibleProducts(mallProducts().values(), context.member).map(rank)
  const { affordable, further } = byReach(ranked)
  const isWished = ({ product: { id } }: RankedProduct) => Number(id === wish)
  const saved = further.toSorted((a, b) => isWished(b) - isWished(a))
  return {
    pictures: [...affordable, ...saved].slice(0, 2).map(({ product: { id } }) => productPicture(id)),
    affordable: affordable.length,
    missing: saved[0]?.missing ?? null,
  }
}

/** Starts the reads with concurrent queries, so it must not run within a transaction. */
const readsFor = ({ db, member, now, standing = readStanding(db, member.id, now) }: Context): Reads => ({
  standing,
  redeemed: redeemedBy(db, member.id),
  wish: wishOf(db, member.id),
})

/** Reads with concurrent queries, so it must not run within a transaction. */
async function rankOf(context: Context, { standing, redeemed: redemptions } = readsFor(context)) {
  const { db, now } = context
  const [{ coins }, level, redeemed, soldOut] = await Promise.all([
    standing.balances,
    standing.level,
    redemptions,
    soldOutProducts(db),
  ])
  return rankFor({ coins, level, redeemed, soldOut, now })
}

/**
 * Returns the most expensive product that the member can redeem or, if no product is affordable, the product that needs
 * the fewest further coins. `missing` is the number of these coins.
 */
export async function rewardWithinReach(
  context: Context,
): Promise<{ product: MallProduct; missing: number } | undefined> {
  const ranked = visibleProducts(mallProducts().values(), context.member).map(await rankOf(context))
  const { affordable, further } = byReach(ranked)
  const [dearest] = affordable
  return dearest ? { product: dearest.product, missing: 0 } : further[0]
}

/**
 * Separates the products that the member can redeem, most expensive first, from those for which only coins are missing,
 * cheapest first.
 */
const byReach = (ranked: readonly RankedProduct[]) => ({
  affordable: ranked
    .filter(({ isAvailable }) => isAvailable)
    .toSorted((a, b) => b.product.price - a.product.price),
  further: ranked
    .filter(({ isAvailable, missing }) => !isAvailable && missing < Infinity)
    .toSorted((a, b) => a.product.price - b.product.price),
})

/**
 * Converts products to the format of the API contract, as the member sees them. Reads the data for all products with
 * concurrent queries, so it must not run within a transaction.
 */
export async function shownProducts(
  context: Context,
  products: readonly MallProduct[],
  { standing, redeemed, wish: pendingWish } = readsFor(context),
): Promise<components['schemas']['MallProduct'][]> {
  const { db, member, language, now } = context
  const items = products.map(({ id }) => id)
  const [{ coins }, level, stockByProduct, redeemedByProduct, daysTo, wish, unlockOf] = await Promise.all([
    standing.balances,
    standing.level,
    stockOf(db, 'product', items),
    redeemed,
    dailyCoins(db, member, now),
    pendingWish,
    standing.level.then(
      async (current) => await unlocksFor({ db, member, language, now }, current, products),
    ),
  ])
  const redeemer = { countryCode: member.countryCode, level }
  return products.map((product) => {
    const { id, price } = product
    const availability = {
      remaining: freePieces(stockByProduct.get(id), product.stock),
      redeemed: redeemedByProduct.get(id) ?? 0,
      coins,
    }
    return {
      ...descriptionOf(product, member.countryCode, language),
      ...unlockOf(product),
      remaining: availability.remaining,
      redeemed: availability.redeemed,
      saving: coins < price ? { coins: price - coins, days: daysTo(price - coins) } : null,
      wished: wish === id,
      eligibility: affordability(product, redeemer, { availability, now }),
    }
  })
}

/** Returns the parts of a product that are the same for all members of a country. */
function descriptionOf(product: MallProduct, countryCode: string, language: Language) {
  const { id, category, name, text, price, value, regions, fromLevel, opensAt, closesAt, perMember } = product
  const isParcel = product.voucher === undefined
  return {
    id,
    category,
    price,
    regions,
    fromLevel,
    perMember,
    name: name[language],
    text: text[language],
    picture: productPicture(id),
    ...shownPhoto(product.photo, language),
    ...(value && valueIn({ value }, countryCode)),
    ...shownFacts(product.facts, language),
    delivery: isParcel ? ('parcel' as const) : ('voucher' as const),
    ...(isParcel && { deliveryDays: deliveryWeekdays(countryCode) }),
    opensAt: opensAt ?? null,
    closesAt: closesAt ?? null,
  }
}
