// Simulates a member over years of the test clock through the API's operations, and records the expected coins and
// points of each operation.
import { joiningReward } from '#api/catalog/tasks.ts'
import { transitionRedemption } from '#api/coins/redemptions.ts'
import { transitionClaim } from '#api/gifts/claimStates.ts'
import type { Api } from './apiOn.ts'
import { giveAddress } from './give.ts'
import { dataOf, registerMember, signIn } from './members.ts'
import { signedShop } from './signedShop.ts'

export type LivingMember = Awaited<ReturnType<typeof joinByLink>>

/** Number of orders of all simulated members so far. */
let orders = 0

const game = { game: 'normalCheckIn' }

/**
 * Registers through a friend's link and verifies the email address with the code that was sent. Times are in Bangkok.
 */
export async function joinByLink(
  api: Api,
  linkCode: string,
  { joinedAt, account: address }: { joinedAt: string; account?: string },
) {
  const sendOrder = signedShop(api)
  const goTo = (time: string) => {
    const then = new Date(`${time}+07:00`)
    if (then < api.clock.now) throw new Error(`${time} has passed.`)
    api.clock.now = then
  }
  goTo(joinedAt)
  const { uid, account, ...registered } = await registerMember(api, {
    linkCode,
    ...(address && { account: address }),
  })
  const session = { token: registered.token, since: api.clock.now }

  /** Returns a valid token; a session expires after 14 days without use. */
  const tokenNow = async () => {
    const days = (api.clock.now.getTime() - session.since.getTime()) / 86_400_000
    if (days > 13) Object.assign(session, { token: await signIn(api, account), since: api.clock.now })
    return session.token
  }

  const ordersBefore = orders
  orders += 10
  /** Expected amounts by currency and purpose. */
  const diary: Record<string, number> = {}
  const note = (purpose: string, coins: number, points = 0) => {
    for (const [key, amount] of Object.entries({
      [`coins ${purpose}`]: coins,
      [`points ${purpose}`]: points,
    })) {
      const total = (diary[key] ?? 0) + amount
      if (total === 0) delete diary[key]
      else diary[key] = total
    }
  }
  const { coins: joiningCoins, points: joiningPoints } = joiningReward()
  note('registration', joiningCoins, joiningPoints)

  return {
    uid,
    account,
    joinedAt: api.clock.now.getTime(),
    diary,
    note,
    goTo,
    tokenNow,

    /**
     * Checks in at 00:30 on each date. In UTC the date is then still the previous day, which may be in the previous
     * month.
     */
    async checkIn(...dates: string[]) {
      for (const date of dates) {
        goTo(`${date}T00:30`)
        const { reward } = await dataOf(api, 'checkIn', { token: await tokenNow(), path: game })
        note('check_in', reward.coins, reward.points)
      }
    },

    async makeUp(time: string, date: string) {
      goTo(time)
      const token = await tokenNow()
      const { reward } = await dataOf(api, 'makeUpCheckIn', { token, path: game, body: { date } })
      note('make_up', -5)
      note('check_in', reward.coins, reward.points)
    },

    /** Places an order; each 35 baht earn a coin and a point. */
    async order(
      time: string,
      { number, baht, codes = [] }: { number: number; baht: number; codes?: string[] },
    ) {
      goTo(time)
      // Order numbers are unique in the whole shop.
      const placed = { number: ordersBefore + number, email: account, placedAt: api.clock.now, baht, codes }
      await sendOrder(placed)
      note('order', baht / 35, baht / 35)
      return {
        /** Refunds part of the order. The number of deducted coins depends on the balance, so the caller records it. */
        async refund(later: string, refunded: number) {
          goTo(later)
          await sendOrder({ ...placed, refunded })
        },
      }
    },

    /** Redeems a product that is shipped, or a voucher. */
    async redeem(time: string, productId: string, price: number) {
      goTo(time)
      const body = { productId, addressId: await giveAddress(api, { uid }) }
      const { redemption } = await dataOf(api, 'redeemMallProduct', { token: await tokenNow(), body })
      note('mall', -price)
      return {
        async cancel(later: string) {
          goTo(later)
          const path = { id: redemption.id }
          await dataOf(api, 'cancelRedemption', { token: await tokenNow(), path })
          note('mall', price)
        },
        async arrive(later: string) {
          goTo(later)
          for (const state of ['confirmed', 'packed', 'shipped', 'delivered'] as const)
            await transitionRedemption(api.store.db, redemption.id, { to: state, now: api.clock.now })
        },
      }
    },

    async claimGift(time: string, id: string, price: number) {
      goTo(time)
      const body = { id, addressId: await giveAddress(api, { uid }) }
      const claim = await dataOf(api, 'claimGift', { token: await tokenNow(), body })
      note('gift', -price)
      const next = async (from: 'reserved' | 'confirmed' | 'packed' | 'shipped', to: typeof claim.state) => {
        if (to === 'waiting') return
        await transitionClaim(api.store.db, claim.id, { from, to, now: api.clock.now })
      }
      return {
        async cancel(later: string) {
          goTo(later)
          await dataOf(api, 'cancelGiftClaim', { token: await tokenNow(), path: { id: claim.id } })
          note('gift', price)
        },
        async arrive(later: string) {
          goTo(later)
          await next('reserved', 'confirmed')
          await next('confirmed', 'packed')
          await next('packed', 'shipped')
          await next('shipped', 'delivered')
        },
      }
    },

    /** Buys draw tickets and plays them; every ticket wins. */
    async playDraw(time: string, { draw, price, count }: { draw: string; price: number; count: number }) {
      goTo(time)
      const token = await tokenNow()
      await dataOf(api, 'buyDrawTickets', { token, path: { draw }, body: { count } })
      note('draw', -price * count)
      for (let ticket = 0; ticket < count; ticket++) {
        const { result } = await dataOf(api, 'lottery', { token, body: { draw, payWith: 'ticket' } })
        note('draw', result.prize.reward.coins, result.prize.reward.points)
      }
    },

    async claim(time: string, rightId: string, coins = 0) {
      goTo(time)
      await dataOf(api, 'claimRight', { token: await tokenNow(), body: { rightId } })
      note('right', coins)
    },

    /** @returns the voucher code for the shop */
    async reserveVoucher(time: string) {
      goTo(time)
      const token = await tokenNow()
      const { items } = await dataOf(api, 'listVouchers', { token, query: { state: 'active' } })
      const path = { id: items[0]?.id ?? '' }
      return (await dataOf(api, 'reserveVoucher', { token, path })).code ?? ''
    },

    /** Registers a friend through the member's link and checks the friend in. */
    async bringFriend(time: string) {
      goTo(time)
      const { linkCode: memberLinkCode } = await dataOf(api, 'getReferral', { token: await tokenNow() })
      const friend = await registerMember(api, { linkCode: memberLinkCode })
      await dataOf(api, 'checkIn', { token: friend.token, path: game })
      note('referral', 150)
    },
  }
}
