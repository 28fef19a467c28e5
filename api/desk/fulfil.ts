// Processes updates of the warehouse and carriers on gifts and redemptions, idempotently and in any order: the most
// advanced state wins, steps of a parcel are merged, and the member is notified of relevant changes.
import { eachLanguage } from '#shared/languages.ts'
import { eq } from 'drizzle-orm'
import { recordActs } from '../audit/recordActs.ts'
import { giftOf, pictureOf } from '../catalog/gifts.ts'
import { mallProducts, productPicture } from '../catalog/mall.ts'
import { parcelNews, returnedNews } from '../catalog/parcelNews.ts'
import { redemptionFulfillment, referenceOf, transitionRedemption } from '../coins/redemptions.ts'
import { redemptions } from '../coins/tables.ts'
import { shippingStates, unsentStates } from '../fulfillment/states.ts'
import { spendingOf } from '../gifts/claim.ts'
import { claimFulfillment, transitionClaim } from '../gifts/claimStates.ts'
import { giftClaims, type ClaimState } from '../gifts/tables.ts'
import { coinsBackParams } from '../notices/coinsBack.ts'
import { notify, type Told } from '../notices/notify.ts'
import { onlyParcel, upsertParcel } from '../fulfillment/parcels.ts'
import { confirmStop, isStopped } from '../rewards/stoppedParcels.ts'
import type { Database } from '../store/store.ts'
import type { FulfilmentNews, Said } from './messages.ts'

/**
 * `known`: the update contains no change; `unknown`: there is no such item; `refused`: the transition is not allowed
 * any more.
 */
export type Outcome = 'done' | 'known' | 'unknown' | 'refused'

const way: readonly ClaimState[] = shippingStates
const unsent: readonly ClaimState[] = unsentStates

/** Applies an update in one transaction. */
export async function fulfil(db: Database, news: FulfilmentNews, { by, now }: Said): Promise<Outcome> {
  return await db.transaction(async (tx) => {
    const stopped = await ofStopped(tx, news, now)
    if (stopped) return stopped
    const source = await (news.source.kind === 'gift' ? readGift : readRedemption)(tx, news.source.id, by)
    if (!source) return 'unknown'
    // Limits the time to now, because the sender's clock may be ahead.
    const at = new Date(Math.min(Date.parse(news.at), now.getTime())).toISOString()
    const outcome = await keep(tx, source, { news: { ...news, at }, now })
    const { kind, owner } = source
    const subject = `${kind}:${owner.id}`
    const done = {
      what: `${kind}-moved`,
      memberId: owner.memberId,
      by,
      subject,
      outcome: wordOf(news),
    } as const
    if (outcome === 'done') await recordActs(tx, now, done)
    return outcome
  })
}

/** Handles an update of a stopped parcel: the warehouse can confirm the stop, but not ship it. */
async function ofStopped(
  tx: Database,
  { source, state }: FulfilmentNews,
  now: Date,
): Promise<Outcome | undefined> {
  if (!(await isStopped(tx, source))) return undefined
  if (state !== 'cancelled') return 'refused'
  return (await confirmStop(tx, source, now)) ? 'done' : 'known'
}

const wordOf = ({ state, step }: FulfilmentNews) => state ?? step?.state ?? 'carrier'

async function keep(
  tx: Database,
  source: Source,
  { news, now }: { news: FulfilmentNews; now: Date },
): Promise<Outcome> {
  const at = new Date(news.at)
  const outcome = await advance(tx, source, { news, at })
  if (outcome === 'refused' || source.state === 'cancelled' || source.state === 'expired') return outcome
  const steps = await tellParcel(tx, source, { news, at })
  await tellMember(tx, source, { news, now })
  return steps ? 'done' : outcome
}

type Source = NonNullable<Awaited<ReturnType<typeof readGift | typeof readRedemption>>>

async function readGift(tx: Database, id: string, by: string) {
  const [claim] = await tx.select().from(giftClaims).where(eq(giftClaims.id, id)).for('update')
  if (!claim) return undefined
  return {
    kind: 'gift' as const,
    state: claim.state,
    owner: claimFulfillment.parcelOwner(claim),
    spending: spendingOf(id),
    names: giftOf(claim.gift),
    picture: pictureOf({ id: claim.gift }),
    move: async (from: ClaimState, to: ClaimState, at: Date) =>
      Boolean(await transitionClaim(tx, id, { from, to, now: at, by })),
  }
}

async function readRedemption(tx: Database, id: string, by: string) {
  const [row] = await tx.select().from(redemptions).where(eq(redemptions.id, id)).for('update')
  // A voucher has no parcel.
  if (!row || row.voucherId !== null) return undefined
  const { product } = row
  const unknown = { name: eachLanguage(() => product), aboutBaby: true }
  return {
    kind: 'redemption' as const,
    state: row.state satisfies ClaimState,
    owner: redemptionFulfillment.parcelOwner(row),
    spending: referenceOf(id),
    // A product that was removed from the catalog may have been for a baby.
    names: mallProducts.get(product) ?? unknown,
    picture: productPicture(product),
    move: async (_from: ClaimState, to: ClaimState, at: Date) =>
      to !== 'reserved' &&
      to !== 'expired' &&
      Boolean(await transitionRedemption(tx, id, { to, now: at, by })),
  }
}

/** A carrier's step implies that the parcel was shipped, even if that update arrives later. */
function stateTold({ state, step }: FulfilmentNews) {
  if (state !== undefined || !step || step.state === 'packed') return state
  return step.state === 'delivered' ? 'delivered' : 'shipped'
}

/** Moves the item through all states up to the reported one; earlier states are known. */
async function advance(
  tx: Database,
  source: Source,
  { news, at }: { news: FulfilmentNews; at: Date },
): Promise<Outcome> {
  const to = stateTold(news)
  const { kind, state, owner, names, move } = source
  if (to === undefined || to === state) return 'known'
  if (to === 'cancelled') {
    if (!unsent.includes(state)) return 'refused'
    await move(state, to, at)
    const params = { gift: names.name, ...(await coinsBackParams(tx, source.spending)) }
    await notifyOf(tx, source, {
      notice: { kind: notices[kind].cancelled, params, names },
      change: 'cancelled',
      now: at,
    })
    return 'done'
  }
  if (to === 'returned') {
    if (!(await move(state, to, at))) return 'refused'
    // A member who had received the parcel sent it back and needs no notification.
    const params = { gift: names.name, news: returnedNews }
    if (state === 'shipped')
      await notifyOf(tx, source, {
        notice: { kind: notices[kind].moved, params, names },
        change: 'failed',
        now: at,
      })
    return 'done'
  }
  const [reached, target] = [way.indexOf(state), way.indexOf(to)]
  if (reached < 0) return 'refused'
  if (target <= reached) return 'known'
  for (let step = reached; step < target; step += 1) {
    const [from, next] = [way[step], way[step + 1]]
    if (from === undefined || next === undefined || !(await move(from, next, at)))
      throw new Error(`${kind} ${owner.id} did not go from ${from} to ${next}.`)
  }
  if (reached < way.indexOf('shipped') && target >= way.indexOf('shipped'))
    await notifyOf(tx, source, {
      notice: { kind: notices[kind].shipped, params: { gift: names.name }, names },
      change: 'shipped',
      now: at,
    })
  return 'done'
}

/** @returns true if the update contained changes of the parcel */
async function tellParcel(tx: Database, { owner }: Source, { news, at }: { news: FulfilmentNews; at: Date }) {
  const { carrier = null, trackingNumber = null, trackingUrl = null, step } = news
  if (!step && carrier === null && trackingNumber === null && trackingUrl === null) return false
  const packed = { state: 'packed', at, place: null, note: null } as const
  const { steps: storedSteps } = await upsertParcel(tx, owner, {
    key: onlyParcel,
    carrier,
    trackingNumber,
    trackingUrl,
    steps: step ? [{ place: null, note: null, ...step, at }] : [],
  })
  if (storedSteps.length === 0)
    await upsertParcel(tx, owner, {
      key: onlyParcel,
      carrier,
      trackingNumber,
      trackingUrl,
      steps: [packed],
    })
  return true
}

/** Notifies the member of steps that need their attention. */
async function tellMember(
  tx: Database,
  source: Source,
  { news: { state, step }, now }: { news: FulfilmentNews; now: Date },
) {
  const parcelState = step?.state ?? (state === 'delivered' ? state : undefined)
  const news = parcelState && parcelNews[parcelState]
  const { kind, names } = source
  const params = news && { gift: names.name, news }
  if (params)
    await notifyOf(tx, source, {
      notice: { kind: notices[kind].moved, params, names },
      change: parcelState,
      now,
    })
}

const notices = {
  gift: { shipped: 'gift-shipped', cancelled: 'gift-cancelled', moved: 'gift-moved' },
  redemption: {
    shipped: 'redemption-shipped',
    cancelled: 'redemption-cancelled',
    moved: 'redemption-moved',
  },
} as const

async function notifyOf(
  tx: Database,
  { kind: of, owner: { id, memberId }, names, picture }: Source,
  { notice, change, now }: { notice: Told; change: string; now: Date },
) {
  const subject = { name: names.name, picture, others: 0 }
  await notify(tx, { ...notice, memberId, subject, reference: `${of}:${id}:${change}`, now })
}
