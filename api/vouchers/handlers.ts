// Vouchers with their states, and referral rewards.
import { referral } from '../catalog/referral.ts'
import { shopOf } from '../catalog/shops.ts'
import type { Handlers } from '../http/operation.ts'
import { page } from '../http/paging.ts'
import { prizeIn } from '../rewards/prizeSummary.ts'
import { codeOf, countFriends, friendIn, friendsOf, noticeFriends } from './referral.ts'
import { voucherIn } from './rules.ts'
import { release, reserve, voucherOf, vouchersOf } from './vouchers.ts'

export const vouchers: Handlers<'vouchers'> = {
  async listVouchers({ db, member, language, query: { cursor, limit, state }, now }) {
    const asked = { memberId: member.id, filter: state, before: cursor, limit: limit + 1, now }
    const { items, nextCursor } = page(await vouchersOf(db, asked), limit)
    return { items: items.map((row) => voucherIn(language, member.countryCode, row, now)), nextCursor }
  },

  async getVoucher({ db, member, language, path, now }) {
    return voucherIn(language, member.countryCode, await voucherOf(db, member.id, path.id), now)
  },

  async reserveVoucher({ db, member, language, path, now }) {
    return voucherIn(language, member.countryCode, await reserve(db, member, path.id, now), now)
  },

  async releaseVoucher({ db, member, language, path, now }) {
    return voucherIn(language, member.countryCode, await release(db, member.id, path.id, now), now)
  },

  async openVoucherInShop({ db, member, language, path, now }) {
    const row = await reserve(db, member, path.id, now)
    const url = new URL(`/discount/${row.code}?redirect=/`, shopOf(member.countryCode)).href
    return { url, voucher: voucherIn(language, member.countryCode, row, now) }
  },

  async getReferral({ db, member, language, now }) {
    const linkCode = await codeOf(db, member.id)
    await noticeFriends(db, member.id, linkCode)
    return {
      linkCode,
      sharePath: `/registration?linkCode=${linkCode}`,
      advocateGets: prizeIn(language, referral.advocate),
      friendGets: prizeIn(language, referral.friend),
      ...(await countFriends(db, member.id, now)),
      friendsAYear: referral.friendsAYear,
    }
  },

  async listReferredFriends({ db, member, query: { cursor, limit } }) {
    await noticeFriends(db, member.id, await codeOf(db, member.id))
    const { items, nextCursor } = page(await friendsOf(db, member.id, cursor, limit + 1), limit)
    return { items: items.map(friendIn), nextCursor }
  },
}
