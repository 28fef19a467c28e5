// Returns products of the points mall with their availability for a member.
import type { components } from '#generated/schema.d.ts'
import { mallProducts, productPicture, type MallCategory, type MallProduct } from '../catalog/mall.ts'
import { shownPhoto } from '../catalog/schema.ts'
import { isOfferedIn } from '../offers/eligibility.ts'
import { freePieces, stockOf } from '../fulfillment/stock.ts'
import { dailyCoins } from '../games/index.ts'
import type { Language } from '../locale/language.ts'
import { readStanding, type Standing } from '../levels/standing.ts'
import type { Member } from '../members/member.ts'
import { showable } from '../offers/silence.ts'
import type { Database } from '../store/store.ts'
import { redeemedBy } from './redeem.ts'
import { affordability } from './rules.ts'
import { wishOf } from './wishes.ts'

/** `standing`: pending reads to use instead of new queries. */
type Context = {
  db: Database
  member: Omit<Member, 'session'>
  language: Language
  now: Date
  standing?: Standing
}

/**
 * Returns the products that are offered in the member's country. With a category, returns only products of this
 * category.
 */
export async function mallProductsFor(context: Context, category?: MallCategory) {
  const { countryCode } = context.member
  const products = showable([...mallProducts().values()], context.member).filter(
    (product) =>
      (category === undefined || product.category === category) && isOfferedIn(product, countryCode),
  )
  return products.map(await productsFor(context))
}

/**
 * Returns the number of affordable products, and the number of coins that the member still needs for the product that
 * the member saves for. If the member saves for no product, uses the cheapest unaffordable product instead. Also
 * returns the pictures of two products: the most expensive affordable products or, if there are fewer than two, also
 * unaffordable products.
 */
export async function affordableProducts(context: Context): Promise<components['schemas']['TodayCoinShop']> {
  const products = await mallProductsFor(context)
  const affordable = products
    .filter(({ eligibility }) => eligibility.ok)
    .toSorted((a, b) => b.price - a.price)
  const saved = products
    .filter(({ saving, eligibility: { reasons } }) => saving !== null && reasons.length === 1)
    .toSorted((a, b) => Number(b.wished) - Number(a.wished) || a.price - b.price)
  return {
    pictures: [...affordable, ...saved].slice(0, 2).map(({ picture }) => picture),
    affordable: affordable.length,
    missing: saved[0]?.saving?.coins ?? null,
  }
}

/**
 * Returns the most expensive product that the member can redeem or, if no product is affordable, the product that needs the fewest
 * further coins. `missing` is the number of these coins.
 */
export async function rewardWithinReach(context: Context) {
  const products = await mallProductsFor(context)
  const [affordable] = products
    .filter(({ eligibility }) => eligibility.ok)
    .toSorted((a, b) => b.price - a.price)
  if (affordable) return { product: affordable, missing: 0 }
  const [closest] = products
    .flatMap((product) =>
      product.saving !== null && product.eligibility.reasons.length === 1
        ? [{ product, missing: product.saving.coins }]
        : [],
    )
    .toSorted((a, b) => a.missing - b.missing)
  return closest
}

/**
 * Returns a function that converts a product to the format of the API contract, as the member sees it. Reads the data
 * for all products with concurrent queries, so it must not run within a transaction.
 */
export async function productsFor({ db, member, language, now, standing }: Context) {
  const { balances, level: memberLevel } = standing ?? readStanding(db, member.id, now)
  const [{ coins }, level, stockByProduct, redeemedByProduct, daysTo, wish] = await Promise.all([
    balances,
    memberLevel,
    stockOf(db, 'product'),
    redeemedBy(db, member.id),
    dailyCoins(db, member, now),
    wishOf(db, member.id),
  ])
  const redeemer = { countryCode: member.countryCode, level }
  return (product: MallProduct): components['schemas']['MallProduct'] => {
    const { id, category, name, text, price, regions, fromLevel, opensAt, closesAt, perMember } = product
    const availability = {
      remaining: freePieces(stockByProduct.get(id), product.stock),
      redeemed: redeemedByProduct.get(id) ?? 0,
      coins,
    }
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
      remaining: availability.remaining,
      delivery: product.voucher === undefined ? 'parcel' : 'voucher',
      opensAt: opensAt ?? null,
      closesAt: closesAt ?? null,
      redeemed: availability.redeemed,
      saving: coins < price ? { coins: price - coins, days: daysTo(price - coins) } : null,
      wished: wish === id,
      eligibility: affordability(product, redeemer, { availability, now }),
    }
  }
}
