// Lists past events of a sample member. Each event has a time and a function of the hub that executes it, such as the
// registration of a product.
import { decideGift, registerGift } from '../activities/gifts.ts'
import { addDays, addMonths, firstOfMonth, localDate, startOfDate } from '../locale/calendar.ts'
import { redeem } from '../coins/redeem.ts'
import { cancel, transitionRedemption } from '../coins/redemptions.ts'
import { giftRegistration } from '../catalog/giftRegistration.ts'
import { registrableProducts } from '../catalog/registrableProducts.ts'
import { expire, grant } from '../ledger/ledger.ts'
import { decideProof, sendProof } from '../membership/proofs.ts'
import { submit } from '../questionnaires/submissions.ts'
import { questionnaireOf } from '../questionnaires/versions.ts'
import { lockMember } from '../session/index.ts'
import type { Database } from '../store/store.ts'
import { registerProduct } from '../support/registrations.ts'
import { grantVoucher } from '../rewards/grantVoucher.ts'
import { reserve, voidVoucher } from '../vouchers/vouchers.ts'
import { sampleLife, type SampleEvent } from './members.ts'
import type { MemberRow } from '../members/member.ts'

/** An event of a member. Events of a member run in chronological order, as the ledger requires. */
export type Step = { at: Date; run: (tx: Database) => Promise<unknown> }

type Living = Pick<MemberRow, 'id' | 'countryCode' | 'timeZone'> & {
  /** True if the member has hidden baby content. */
  isSilenced?: boolean | undefined
}

/** @param addressId address for parcels */
export function lifeOf(member: Living, addressId: string | undefined, now: Date): Step[] {
  const today = localDate(now, member.timeZone)
  const steps = sampleLife.flatMap((event, place) => {
    const { monthsAgo = 0, daysAgo = 0 } = event
    const at = startOfDate(addDays(addMonths(today, -monthsAgo), -daysAgo), member.timeZone)
    return stepsOf(event, { member, addressId, at, now, reference: `sample:${member.id}:${place}` })
  })
  // Adds the expiry of coins, which a job of the hub posts on the first day of each month.
  const firsts = [2, 1, 0].map((months) => new Date(`${firstOfMonth(today, -months)}T00:05:00Z`))
  return [...steps, ...firsts.map((at) => ({ at, run: (tx: Database) => expire(tx, at) }))].filter(
    ({ at }) => at <= now,
  )
}

type Context = {
  member: Living
  addressId: string | undefined
  at: Date
  now: Date
  reference: string
}

function stepsOf(event: SampleEvent, { member, addressId, at, now, reference }: Context): Step[] {
  const memberId = member.id
  if ('coins' in event) {
    const { coins: amount, purpose } = event
    const coins = { memberId, currency: 'coins', amount, purpose, reference, occurredAt: at } as const
    return [{ at, run: (tx) => grant(tx, coins) }]
  }
  if ('voucher' in event) {
    const { voucher, until } = event
    return [
      {
        at,
        run: async (tx) => {
          const id = await grantVoucher(tx, { memberId, voucher, source: 'sample', reference, now: at })
          if (until === 'reserved') await reserve(tx, member, { id, now })
          if (until === 'void') await voidVoucher(tx, reference)
        },
      },
    ]
  }
  if ('prove' in event) return proofSteps(event, memberId, at)
  if ('own' in event) return ownSteps(event, { member, at })
  if ('answer' in event) return answerSteps(event, { member, at })
  if ('register' in event) return registrationSteps(event, { member, at })
  return redemptionSteps(event, { member, addressId, at })
}

const aDay = 86_400_000

/** Submits proofs of purchase without files. `addSamplePictures` adds pictures for the back office. */
function proofSteps(
  { prove: rightId, verdict }: Extract<SampleEvent, { prove: string }>,
  memberId: string,
  at: Date,
): Step[] {
  let id = ''
  const decided = new Date(at.getTime() + aDay)
  const submission: Step = {
    at,
    run: async (tx) =>
      ({ id } = await sendProof(tx, await lockMember(tx, memberId), { rightId, uploadIds: [], now: at })),
  }
  if (!verdict) return [submission]
  const decision = verdict === 'accepted' ? verdict : { refusal: verdict }
  return [submission, { at: decided, run: (tx) => decideProof(tx, id, { verdict: decision, now: decided }) }]
}

/** Registers a product. All products are for babies, so members who have hidden baby content register no product. */
function ownSteps(
  { own: id }: Extract<SampleEvent, { own: string }>,
  { member, at }: Pick<Context, 'member' | 'at'>,
): Step[] {
  const product = registrableProducts().get(id)
  if (!product || member.isSilenced) return []
  // Uses a different serial number for each country, because a serial number can be registered only once.
  const { countryCode } = member
  const digits = `${countryCode.charCodeAt(0)}${countryCode.charCodeAt(1)}`
  const serialNumber = product.serialExample.slice(0, -digits.length) + digits
  const purchasedOn = addDays(localDate(at, member.timeZone), -4)
  const bought = { product: id, serialNumber, purchasedOn, purchasedFrom: 'hub-shop' } as const
  return [{ at, run: (tx) => registerProduct(tx, member, { body: bought, now: at }) }]
}

function answerSteps(
  { answer: id, version, answers }: Extract<SampleEvent, { answer: string }>,
  { member, at }: Pick<Context, 'member' | 'at'>,
): Step[] {
  const questionnaire = questionnaireOf(id)
  if (member.isSilenced && questionnaire.aboutBaby) return []
  return [{ at, run: (tx) => submit(tx, questionnaire, { memberId: member.id, version, answers, now: at }) }]
}

function registrationSteps(
  { register, order, verdict }: Extract<SampleEvent, { register: string }>,
  { member, at }: Pick<Context, 'member' | 'at'>,
): Step[] {
  let id = ''
  const decided = new Date(at.getTime() + aDay)
  const { products } = giftRegistration().en
  const chosen = products.find((product) => product.id === register)
  // Product without baby content, for members who have hidden baby content.
  const quiet = products.find(({ aboutBaby }) => !aboutBaby)
  const productId = (member.isSilenced && chosen?.aboutBaby ? quiet?.id : register) ?? register
  const bought = {
    purchasedOn: addDays(localDate(at, member.timeZone), -4),
    // Uses a different order number for each country, because an order number can be registered only once.
    orderNumber: `${member.countryCode}-${order}`,
  }
  const submission: Step = {
    at,
    run: async (tx) =>
      ({ id } = await registerGift(tx, member, {
        request: { ...bought, productId, uploadIds: [] },
        language: 'en',
        now: at,
      })),
  }
  if (!verdict) return [submission]
  const refusal = verdict === 'accepted' ? null : verdict
  return [submission, { at: decided, run: (tx) => decideGift(tx, id, { refusal, now: decided }) }]
}

/** Time at which a redemption reaches each state, in hours after the redemption. */
const onItsWay = { confirmed: 3, packed: 20, shipped: 30, delivered: 80 } as const

function redemptionSteps(
  { redeem: productId, until }: Extract<SampleEvent, { redeem: string }>,
  { member, addressId, at }: Pick<Context, 'member' | 'addressId' | 'at'>,
): Step[] {
  let id = ''
  const later = (hours: number) => new Date(at.getTime() + hours * 3_600_000)
  const ordered: Step = {
    at,
    run: async (tx) => ({ id } = await redeem(tx, member, { request: { productId, addressId }, now: at })),
  }
  if (until === 'reserved') return [ordered]
  if (until === 'cancelled')
    return [ordered, { at: later(5), run: (tx) => cancel(tx, { memberId: member.id, id }, later(5)) }]
  const parcel = {
    carrier: 'Sample Post',
    trackingNumber: `SP00${productId.length}8765432`,
    trackingUrl: null,
  }
  const states = (['confirmed', 'packed', 'shipped', 'delivered'] as const).filter(
    (state) => state !== 'delivered' || until === 'delivered',
  )
  return [
    ordered,
    ...states.map((state): Step => {
      const moved = later(onItsWay[state])
      const shipment = state === 'shipped' ? parcel : undefined
      return {
        at: moved,
        run: (tx) => transitionRedemption(tx, id, { to: state, now: moved, parcel: shipment }),
      }
    }),
  ]
}
