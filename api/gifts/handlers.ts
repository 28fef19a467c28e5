// Handles the operations of gifts: boards, lists, claims, and the member's gifts.
import { gifts as catalog } from '../catalog/gifts.ts'
import { stockOf } from '../fulfillment/stock.ts'
import type { Handlers } from '../http/operation.ts'
import { page } from '../http/paging.ts'
import { refuse } from '#shared/protocol/refuse.ts'
import { claimById, claimForOccasion } from './claim.ts'
import { readEligibilityContext } from './eligibilityContext.ts'
import { cancelClaim, countWaiting, listMemberGifts, getMemberGift, shownClaim } from './memberGifts.ts'
import { mayShow } from '../offers/silence.ts'
import { boardKinds, boardsFor, giftsFor } from './rules.ts'
import { shownBoard, shownGift, shownOccasions } from './serializers.ts'

export const gifts: Handlers<'gifts'> = {
  async getGiftBoards({ db, member, now }) {
    const context = await readEligibilityContext(db, member, { now })
    const boards = boardsFor(context).map((kind) => shownBoard(kind, context))
    return { waiting: await countWaiting(db, member.id), boards }
  },

  async listGifts({ db, member, language, query: { type, cursor, limit }, now }) {
    const context = await readEligibilityContext(db, member, { now })
    const kinds = boardsFor(context).filter((kind) => type === undefined || kind === boardKinds[type - 1])
    const all = giftsFor(kinds, context)
    const from = cursor === undefined ? 0 : all.findIndex(({ id }) => id === cursor) + 1
    // Returns an empty page for an unknown cursor.
    const rest = cursor !== undefined && from === 0 ? [] : all.slice(from)
    const { items, nextCursor } = page(rest, limit)
    return { items: items.map((gift) => shownGift(gift, context, language)), nextCursor }
  },

  async getGift({ db, member, language, path: { id }, now }) {
    const gift = catalog().get(id)
    if (!gift || gift.retired || !mayShow(gift, member)) return refuse('NOT_FOUND')
    return shownGift(
      gift,
      await readEligibilityContext(db, member, { now, stock: await stockOf(db, 'gift', [id]) }),
      language,
    )
  },

  async listNewBabyGifts({ db, member, language, now }) {
    return shownOccasions('newBaby', await readEligibilityContext(db, member, { now }), language)
  },

  async listMomBirthdayGifts({ db, member, language, now }) {
    return shownOccasions('momBirthday', await readEligibilityContext(db, member, { now }), language)
  },

  async listBabyBirthdayGifts({ db, member, language, now }) {
    return shownOccasions('babyBirthday', await readEligibilityContext(db, member, { now }), language)
  },

  async claimGift({ db, member, language, body: { id, ...request }, now }) {
    const claim = await db.transaction((tx) => claimById(tx, id, { ...request, member, now }))
    return await shownClaim(db, { member, language, now }, claim)
  },

  async claimNewBabyGift({ db, member, language, body, now }) {
    const claim = await db.transaction((tx) => claimForOccasion(tx, 'newBaby', { ...body, member, now }))
    return await shownClaim(db, { member, language, now }, claim)
  },

  async claimMomBirthdayGift({ db, member, language, body, now }) {
    const claim = await db.transaction((tx) => claimForOccasion(tx, 'momBirthday', { ...body, member, now }))
    return await shownClaim(db, { member, language, now }, claim)
  },

  async claimBabyBirthdayGift({ db, member, language, body, now }) {
    const claim = await db.transaction((tx) => claimForOccasion(tx, 'babyBirthday', { ...body, member, now }))
    return await shownClaim(db, { member, language, now }, claim)
  },

  async listMyGifts({ db, member, language, query, now }) {
    return await listMemberGifts(db, { member, language, now }, query)
  },

  async getMyGift({ db, member, language, path: { id }, now }) {
    return await getMemberGift(db, { member, language, now }, id)
  },

  async cancelGiftClaim({ db, member, language, path: { id }, now }) {
    const claim = await db.transaction((tx) => cancelClaim(tx, member.id, { id, now }))
    return await shownClaim(db, { member, language, now }, claim)
  },
}
