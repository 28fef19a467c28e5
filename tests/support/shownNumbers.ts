// Reads the numbers of a member's screens through the API, including all pages of every list.
import type { Api } from './apiOn.ts'
import { dataOf } from './members.ts'

type Query = Record<string, string>
type Page<Item> = { items: Item[]; nextCursor: string | null }

async function allOf<Item>(read: (query: Query) => Promise<Page<Item>>, limit: number): Promise<Item[]> {
  const first = await read({ limit: `${limit}` })
  const items = [...first.items]
  for (let cursor = first.nextCursor; cursor !== null;) {
    const page = await read({ limit: `${limit}`, cursor })
    items.push(...page.items)
    cursor = page.nextCursor
  }
  return items
}

/** Returns the numbers in the format of `expectedNumbers`. */
export async function shownNumbers(api: Api, token: string) {
  const [home, user, coins, levels] = await Promise.all([
    dataOf(api, 'getMyMembership', { token }),
    dataOf(api, 'getUserInfo', { token }),
    dataOf(api, 'getCoins', { token }),
    dataOf(api, 'listLevelHistory', { token }),
  ])
  const { rescue, ...rest } = coins
  const history = await allOf((query) => dataOf(api, 'listCoinMovements', { token, query }), 50)
  return {
    membership: {
      coins: home.coins,
      nextExpiry: home.nextExpiry,
      points: home.points,
      pointsThisYear: home.pointsThisYear,
      level: home.level.level,
      pointsToNextLevel: home.pointsToNextLevel,
    },
    user: { amount: user.amount, points: user.points, memberLevel: user.memberLevel },
    coins: { ...rest, rescue: rescue && { amount: rescue.amount, date: rescue.date } },
    movements: history.map(({ id, kind, amount, balance, at, reason: { purpose } }) => ({
      id,
      kind,
      amount,
      purpose,
      at: Date.parse(at),
      balance,
    })),
    levels: levels.items.map(({ level, ...stay }) => ({ ...stay, level: level.level })),
  }
}

/** Returns the ids of the coin movements that match a filter. */
export async function movementsBy(api: Api, token: string, filter: Query) {
  const all = await allOf(
    (query) => dataOf(api, 'listCoinMovements', { token, query: { ...query, ...filter } }),
    50,
  )
  return all.map(({ id }) => id)
}

/** Returns vouchers by state, redemptions, gifts, draw results, orders and friends. */
export async function shownItems(api: Api, token: string) {
  const shelf = async (state: string) => {
    const all = await allOf((query) => dataOf(api, 'listVouchers', { token, query: { ...query, state } }), 4)
    return all.map(({ id }) => id)
  }
  const [active, used, expired] = await Promise.all(['active', 'used', 'expired'].map(shelf))
  const redeemed = await allOf((query) => dataOf(api, 'listRedemptions', { token, query }), 5)
  const gifts = await allOf((query) => dataOf(api, 'listMyGifts', { token, query }), 3)
  const results = await allOf((query) => dataOf(api, 'listMyLuckyGifts', { token, query }), 2)
  const orders = await allOf((query) => dataOf(api, 'listOrders', { token, query }), 4)
  const earnings = await Promise.all(orders.map(({ id }) => dataOf(api, 'getOrder', { token, path: { id } })))
  const { joined, rewarded, rewardedThisYear } = await dataOf(api, 'getReferral', { token })
  return {
    vouchers: { active, used, expired },
    discountCount: (await dataOf(api, 'getUserInfo', { token })).discountCount,
    redemptions: redeemed.map(({ id, price, state }) => ({ id, price, state })),
    paid: redeemed.reduce((total, { price, state }) => total + (state === 'cancelled' ? 0 : price), 0),
    gifts: gifts.map(({ id, state, coins }) => ({ id, state, coins })),
    paidForGifts: gifts.reduce((total, { state, coins }) => total + (state === 'cancelled' ? 0 : coins), 0),
    results: results.map(({ id }) => id),
    wonByDraws: results.reduce((total, { prize }) => total + prize.reward.coins, 0),
    orders: {
      coins: earnings.reduce((total, { earned, owed }) => total + earned.coins + owed, 0),
      points: earnings.reduce((total, { earned }) => total + earned.points, 0),
    },
    friends: { joined, rewarded, rewardedThisYear },
  }
}
