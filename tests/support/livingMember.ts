// A member who lives through years on the test's clock, by the API's own operations, and keeps a diary of what each of them
// should have moved.
import { transitionRedemption } from '#api/coins/redemptions.ts'
import { transitionClaim } from '#api/gifts/claimStates.ts'
import type { Api } from './apiOn.ts'
import { giveAddress } from './give.ts'
import { dataOf, registerMember, signIn } from './members.ts'
import { signedShop } from './signedShop.ts'

export type LivingMember = Awaited<ReturnType<typeof joinByLink>>

/** Orders of all members who have lived so far. */
let orders = 0

const game = { game: 'normalCheckIn' }

/** Joins by a friend's link, and proves the address by the code that was sent to it. Times are Bangkok's. */
export async function joinByLink(
  api: Api,
  linkCode: string,
  { joinedAt, account: address }: { joinedAt: string; account?: string },
) {
  const tell = signedShop(api)
  const goTo = (time: string) => {
    const then = new Date(`${time}+07:00`)
    if (then < api.clock.now) throw new Error(`${time} is over.`)
    api.clock.now = then
  }
  goTo(joinedAt)
  const { uid, account, ...registered } = await registerMember(api, {
    linkCode,
    ...(address && { account: address }),
  })
  const session = { token: registered.token, since: api.clock.now }

  /** A session that is not used for 14 days ends. */
  const tokenNow = async () => {
    const days = (api.clock.now.getTime() - session.since.getTime()) / 86_400_000
    if (days > 13) Object.assign(session, { token: await signIn(api, account), since: api.clock.now })
    return session.token
  }

  const ordersBefore = orders
  orders += 10
  /** By currency and what for. */
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

  return {
    uid,
    account,
    joinedAt: api.clock.now.getTime(),
    diary,
    note,
    goTo,
    tokenNow,

    /** Half an hour into each day, when it is still the day before in UTC: on the first of a month, the month before. */
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

    async takePrize(time: string) {
      goTo(time)
      const token = await tokenNow()
      const { reward } = await dataOf(api, 'completeTask', { token, body: { task: 'verify-email' } })
      note('task', reward.coins, reward.points)
    },

    /** Each 35 baht earn a coin and a point. */
    async order(
      time: string,
      { number, baht, codes = [] }: { number: number; baht: number; codes?: string[] },
    ) {
      goTo(time)
      // The shop numbers its orders for everybody.
      const placed = { number: ordersBefore + number, email: account, placedAt: api.clock.now, baht, codes }
      await tell(placed)
      note('order', baht / 35, baht / 35)
      return {
        /** What it takes back depends on what is left: the caller notes it. */
        async refund(later: string, refunded: number) {
          goTo(later)
          await tell({ ...placed, refunded })
        },
      }
    },

    /** To be sent to an address, or a voucher. */
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

    /** Every ticket wins something. */
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

    /** @returns the code that the shop takes */
    async reserveVoucher(time: string) {
      goTo(time)
      const token = await tokenNow()
      const { items } = await dataOf(api, 'listVouchers', { token, query: { state: 'active' } })
      const path = { id: items[0]?.id ?? '' }
      return (await dataOf(api, 'reserveVoucher', { token, path })).code ?? ''
    },

    /** A friend joins by the member's link and checks in. */
    async bringFriend(time: string) {
      goTo(time)
      const { linkCode: memberLinkCode } = await dataOf(api, 'getReferral', { token: await tokenNow() })
      const friend = await registerMember(api, { linkCode: memberLinkCode })
      await dataOf(api, 'checkIn', { token: friend.token, path: game })
      note('referral', 150)
    },
  }
}
