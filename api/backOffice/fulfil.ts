// Processes reports of the warehouse and carriers about gifts and redemptions. Reports may be repeated and may arrive
// in any order: the most advanced state wins, and steps of a parcel are merged. Notifies the member of relevant
// changes.
import { eachLanguage } from '#shared/languages.ts'
import { eq } from 'drizzle-orm'
import { recordActs } from '../audit/recordActs.ts'
import { giftOf, pictureOf } from '../catalog/gifts.ts'
import { mallProducts, productPicture } from '../catalog/mall.ts'
import { parcelNews } from '../catalog/parcelNews.ts'
import { redemptionFulfillment, referenceOf, transitionRedemption } from '../coins/redemptions.ts'
import { redemptions } from '../coins/tables.ts'
import { nextStates, shippingStates, unsentStates } from '../fulfillment/states.ts'
import { spendingOf } from '../gifts/claim.ts'
import { claimFulfillment, transitionClaim } from '../gifts/claimStates.ts'
import { giftClaims, type ClaimState } from '../gifts/tables.ts'
import { coinsBackParams } from '../notices/coinsBack.ts'
import { notify, type NoticeContent } from '../notices/notify.ts'
import { onlyParcel, upsertParcel } from '../fulfillment/parcels.ts'
import { confirmStop, isStopped } from '../rewards/stoppedParcels.ts'
import type { Database } from '../store/store.ts'
import type { FulfilmentNews, Actor } from './messages.ts'

/**
 * Result of a report about an item. `done`: the report changed the item. `known`: the report changes no data, for
 * example because it was sent before. `unknown`: the item does not exist. `refused`: the item can no longer move to the
 * reported state.
 */
export type Outcome = 'done' | 'known' | 'unknown' | 'refused'

const stateOrder: readonly ClaimState[] = shippingStates
const unsent: readonly ClaimState[] = unsentStates

/** Applies a report to a gift or redemption in one transaction. */
export async function fulfil(db: Database, news: FulfilmentNews, { by, now }: Actor): Promise<Outcome> {
  return await db.transaction(async (tx) => {
    const stopped = await ofStopped(tx, news, now)
    if (stopped) return stopped
    const source = await (news.source.kind === 'gift' ? readGift : readRedemption)(tx, news.source.id, by)
    if (!source) return 'unknown'
    // Replaces a future time of the report with the current time, because the sender's clock may be ahead.
    const at = new Date(Math.min(Date.parse(news.at), now.getTime())).toISOString()
    const outcome = await applyUpdate(tx, source, { news: { ...news, at }, now })
    const { kind, owner } = source
    const subject = `${kind}:${owner.id}`
    const done = {
      what: `${kind}-moved`,
      memberId: owner.memberId,
      by,
      subject,
      outcome: outcomeOf(news),
    } as const
    if (outcome === 'done') await recordActs(tx, now, done)
    return outcome
  })
}

/**
 * Handles a report about a parcel that must not be shipped any more. The only accepted report is a cancellation, with
 * which the warehouse confirms that it does not ship the parcel.
 */
async function ofStopped(
  tx: Database,
  { source, state }: FulfilmentNews,
  now: Date,
): Promise<Outcome | undefined> {
  if (!(await isStopped(tx, source))) return undefined
  if (state !== 'cancelled') return 'refused'
  return (await confirmStop(tx, source, now)) ? 'done' : 'known'
}

const outcomeOf = ({ state, step }: FulfilmentNews) => state ?? step?.state ?? 'carrier'

async function applyUpdate(
  tx: Database,
  source: Source,
  { news, now }: { news: FulfilmentNews; now: Date },
): Promise<Outcome> {
  const at = new Date(news.at)
  const outcome = await advance(tx, source, { news, at })
  if (outcome === 'refused' || source.state === 'cancelled' || source.state === 'expired') return outcome
  const steps = await updateParcel(tx, source, { news, at })
  await notifyMember(tx, source, { news, now })
  return steps ? 'done' : outcome
}

type Source = NonNullable<Awaited<ReturnType<typeof readGift | typeof readRedemption>>>
/** Gift claim or redemption without the functions that move it. */
export type ParcelSource = Omit<Source, 'move'>

async function readGift(tx: Database, id: string, by: string) {
  const [claim] = await tx.select().from(giftClaims).where(eq(giftClaims.id, id)).for('update')
  if (!claim) return undefined
  return {
    ...giftSource(claim),
    move: async (from: ClaimState, to: ClaimState, at: Date) =>
      Boolean(await transitionClaim(tx, id, { from, to, now: at, by })),
  }
}

export function giftSource(claim: typeof giftClaims.$inferSelect) {
  return {
    kind: 'gift' as const,
    state: claim.state,
    owner: claimFulfillment.parcelOwner(claim),
    spending: spendingOf(claim.id),
    names: giftOf(claim.gift),
    picture: pictureOf({ id: claim.gift }),
  }
}

async function readRedemption(tx: Database, id: string, by: string) {
  const [row] = await tx.select().from(redemptions).where(eq(redemptions.id, id)).for('update')
  // A redemption that issued a voucher has no parcel.
  if (!row || row.voucherId !== null) return undefined
  return {
    ...redemptionSource(row),
    move: async (_from: ClaimState, to: ClaimState, at: Date) =>
      to !== 'reserved' &&
      to !== 'expired' &&
      Boolean(await transitionRedemption(tx, id, { to, now: at, by })),
  }
}

export function redemptionSource(row: typeof redemptions.$inferSelect) {
  const { product } = row
  const unknown = { name: eachLanguage(() => product), aboutBaby: true }
  return {
    kind: 'redemption' as const,
    state: row.state satisfies ClaimState,
    owner: redemptionFulfillment.parcelOwner(row),
    spending: referenceOf(row.id),
    // Treats a product that is missing in the catalog as baby content, which members can hide: it may have been for a
    // baby.
    names: mallProducts().get(product) ?? unknown,
    picture: productPicture(product),
  }
}

/**
 * Returns the state that follows from the report. If the carrier reports a step, the parcel was shipped, even if the
 * warehouse reports the shipping later.
 */
function reportedState({ state, step }: FulfilmentNews) {
  if (state !== undefined || !step || step.state === 'packed') return state
  return step.state === 'delivered' ? 'delivered' : 'shipped'
}

/** Moves the item through all states up to the reported state. Returns `known` if the item was in that state before. */
async function advance(
  tx: Database,
  source: Source,
  { news, at }: { news: FulfilmentNews; at: Date },
): Promise<Outcome> {
  const to = reportedState(news)
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
    if (!nextStates[state].includes(to) || !(await move(state, to, at))) return 'refused'
    // Notifies the member only if the parcel was never delivered. If it was delivered, the member sent it back and
    // knows about the return.
    const params = { gift: names.name, news: parcelNews().returned }
    if (state === 'shipped')
      await notifyOf(tx, source, {
        notice: { kind: notices[kind].moved, params, names },
        change: 'failed',
        now: at,
      })
    return 'done'
  }
  const [reached, target] = [stateOrder.indexOf(state), stateOrder.indexOf(to)]
  if (reached < 0) return 'refused'
  if (target <= reached) return 'known'
  for (let step = reached; step < target; step += 1) {
    const [from, next] = [stateOrder[step], stateOrder[step + 1]]
    if (from === undefined || next === undefined || !(await move(from, next, at)))
      throw new Error(`${kind} ${owner.id} did not go from ${from} to ${next}.`)
  }
  if (reached < stateOrder.indexOf('shipped') && target >= stateOrder.indexOf('shipped'))
    await notify(tx, shippedNotice(source, at))
  return 'done'
}

/** @returns true if the report contained a step of the parcel or data of the carrier, such as a tracking number */
async function updateParcel(
  tx: Database,
  { owner }: Source,
  { news, at }: { news: FulfilmentNews; at: Date },
) {
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

/** Notifies the member of a parcel step that needs attention, such as a parcel that waits for pickup. */
async function notifyMember(
  tx: Database,
  source: Source,
  { news: { state, step }, now }: { news: FulfilmentNews; now: Date },
) {
  const parcelState = step?.state ?? (state === 'delivered' ? state : undefined)
  const news = parcelState && parcelNews()[parcelState]
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

/** Returns the notification of a shipped parcel. */
export const shippedNotice = (source: ParcelSource, now: Date) =>
  noticeOf(source, {
    notice: {
      kind: notices[source.kind].shipped,
      params: { gift: source.names.name },
      names: source.names,
    },
    change: 'shipped',
    now,
  })

type Notice = { notice: NoticeContent; change: string; now: Date }

function noticeOf(
  { kind: of, owner: { id, memberId }, names, picture }: ParcelSource,
  { notice, change, now }: Notice,
) {
  const subject = { name: names.name, picture, others: 0 }
  return { ...notice, memberId, subject, reference: `${of}:${id}:${change}`, now }
}

const notifyOf = async (tx: Database, source: Source, notice: Notice) =>
  await notify(tx, noticeOf(source, notice))
