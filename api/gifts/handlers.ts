// Handles the operations of gifts: boards, lists, claims, and the member's gifts.
import { gifts as catalog, type Gift } from '../catalog/gifts.ts'
import { stockOf } from '../fulfillment/stock.ts'
import type { Handlers } from '../http/operation.ts'
import { page } from '../http/paging.ts'
import { unlocksFor } from '../levels/unlock.ts'
import { refuse } from '#shared/protocol/refuse.ts'
import { claimById, claimForOccasion } from './claim.ts'
import { readEligibilityContext } from './eligibilityContext.ts'
import { cancelClaim, countWaiting, listMemberGifts, getMemberGift, shownClaim } from './memberGifts.ts'
import { mayShow } from '../offers/silence.ts'
import { boardKinds, boardsFor, giftsFor, type EligibilityContext } from './rules.ts'
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
    return { items: await withUnlocks({ db, member, language, now }, context, items), nextCursor }
  },

  async getGift({ db, member, language, path: { id }, now }) {
    const gift = catalog().get(id)
    if (!gift || gift.retired || !mayShow(gift, member)) return refuse('NOT_FOUND')
    const stock = await stockOf(db, 'gift', [id])
    const context = await readEligibilityContext(db, member, { now, stock })
    const [result] = await withUnlocks({ db, member, language, now }, context, [gift])
    return result ?? refuse('NOT_FOUND')
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

/** Converts gifts to the format of the API response, with the progress to the level of gifts for higher levels. */
async function withUnlocks(
  request: Parameters<typeof unlocksFor>[0],
  context: EligibilityContext,
  items: readonly Gift[],
) {
  const unlockOf = await unlocksFor(request, context.level, items)
  return items.map((gift) => ({ ...shownGift(gift, context, request.language), ...unlockOf(gift) }))
}
