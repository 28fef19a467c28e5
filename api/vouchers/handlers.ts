// Handles vouchers and referrals.
import { referral } from '../catalog/referral.ts'
import type { Handlers } from '../http/operation.ts'
import { page } from '../http/paging.ts'
import { languageIn } from '../locale/language.ts'
import { shopPlaces } from '../integrations/shop.ts'
import { prizeIn } from '../catalog/prizeSummary.ts'
import { shopEntryUrl } from '../session/index.ts'
import { inviterOf, linkPreview, nameOnLink, setNameShown, shortPathOf } from './invitation.ts'
import { codeOf, countFriends, friendIn, friendsOf, storeFriends } from './referral.ts'
import { typeOf, voucherIn } from './rules.ts'
import { requestedVoucher, release, reserve, voucherOf, vouchersOf } from './vouchers.ts'

export const vouchers: Handlers<'vouchers'> = {
  async listVouchers({ db, member, language, query: { cursor, limit, state }, now }) {
    const filter = { memberId: member.id, shelf: state, after: cursor, limit: limit + 1, now }
    const { items, nextCursor } = page(await vouchersOf(db, filter), limit)
    return { items: items.map((row) => voucherIn(language, member.countryCode, { row, now })), nextCursor }
  },

  async getVoucher({ db, member, language, path, now }) {
    return voucherIn(language, member.countryCode, { row: await voucherOf(db, member.id, path.id), now })
  },

  async reserveVoucher({ db, member, language, path, now }) {
    return voucherIn(language, member.countryCode, {
      row: await reserve(db, member, { id: path.id, now }),
      now,
    })
  },

  async releaseVoucher({ db, member, language, path, now }) {
    return voucherIn(language, member.countryCode, {
      row: await release(db, member.id, { id: path.id, now }),
      now,
    })
  },

  async openVoucherInShop({ db, member, language, body, now, integrations: { shop } }) {
    const row = await reserve(db, member, {
      id: await requestedVoucher(db, member, { selection: body, now }),
      now,
    })
    const place = shopPlaces.discount(row.code, typeOf(row).scope?.path ?? shopPlaces.start)
    const { url } = await shopEntryUrl({ db, member, shop, now }, place)
    return { url, voucher: voucherIn(language, member.countryCode, { row, now }) }
  },

  async getReferral({ db, member, language, now }) {
    const linkCode = await codeOf(db, member.id)
    await storeFriends(db, member.id, linkCode)
    const { showsName, firstName } = await nameOnLink(db, member.id)
    return {
      linkCode,
      sharePath: `/registration?linkCode=${linkCode}`,
      advocateGets: prizeIn(language, referral().advocate),
      friendGets: prizeIn(language, referral().friend),
      ...(await countFriends(db, member, now)),
      friendsAYear: referral().friendsAYear,
      shortPath: shortPathOf(linkCode),
      showsName,
      preview: linkPreview(language, firstName),
    }
  },

  async setReferralName({ db, member, language, body }) {
    await setNameShown(db, member.id, body.showsName)
    const { showsName, firstName } = await nameOnLink(db, member.id)
    return { showsName, preview: linkPreview(language, firstName) }
  },

  async getInvitation({ db, language, query }) {
    const { firstName, countryCode } = await inviterOf(db, query.linkCode)
    return {
      firstName,
      language: languageIn(countryCode),
      advocateGets: prizeIn(language, referral().advocate),
      friendGets: prizeIn(language, referral().friend),
    }
  },

  async listReferredFriends({ db, member, query: { cursor, limit } }) {
    await storeFriends(db, member.id, await codeOf(db, member.id))
    const { items, nextCursor } = page(
      await friendsOf(db, member.id, { before: cursor, limit: limit + 1 }),
      limit,
    )
    return { items: items.map(friendIn), nextCursor }
  },
}
