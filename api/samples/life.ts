// What everyday life brings a sample member, by the product's own functions and each thing at its time.
import { addDays, addMonths, firstOfMonth, localDate, startOfDate } from '../calendar.ts'
import { redeem } from '../coins/redeem.ts'
import { cancel, transitionRedemption } from '../coins/redemptions.ts'
import { expire, grant } from '../ledger/ledger.ts'
import type { MemberRow } from '../session/index.ts'
import type { Database } from '../store/store.ts'
import { grantVoucher } from '../vouchers/index.ts'
import { reserve, voidVoucher } from '../vouchers/vouchers.ts'
import { sampleLife, type SampleEvent } from './members.ts'

/** Something that happens: those of a member are played in the order of their times, as the ledger keeps them. */
export type Step = { at: Date; run: (tx: Database) => Promise<unknown> }

type Living = Pick<MemberRow, 'id' | 'countryCode' | 'timeZone'>

/** @param addressId where parcels go */
export function lifeOf(member: Living, addressId: string | undefined, now: Date): Step[] {
  const today = localDate(now, member.timeZone)
  const steps = sampleLife.flatMap((event, place) => {
    const { monthsAgo = 0, daysAgo = 0 } = event
    const at = startOfDate(addDays(addMonths(today, -monthsAgo), -daysAgo), member.timeZone)
    return stepsOf(event, { member, addressId, at, now, reference: `sample:${member.id}:${place}` })
  })
  // What a job posts on the first day of each month.
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
          if (until === 'reserved') await reserve(tx, member, id, now)
          if (until === 'void') await voidVoucher(tx, reference)
        },
      },
    ]
  }
  return redemptionSteps(event, { member, addressId, at })
}

/** Hours after it was redeemed. */
const onItsWay = { confirmed: 3, packed: 20, shipped: 30, delivered: 80 } as const

function redemptionSteps(
  { redeem: productId, until }: Extract<SampleEvent, { redeem: string }>,
  { member, addressId, at }: Pick<Context, 'member' | 'addressId' | 'at'>,
): Step[] {
  let id = ''
  const later = (hours: number) => new Date(at.getTime() + hours * 3_600_000)
  const ordered: Step = {
    at,
    run: async (tx) => ({ id } = await redeem(tx, member, { productId, addressId }, at)),
  }
  if (until === 'reserved') return [ordered]
  if (until === 'cancelled')
    return [ordered, { at: later(5), run: (tx) => cancel(tx, member.id, id, later(5)) }]
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
      const sent = state === 'shipped' ? parcel : undefined
      return { at: moved, run: (tx) => transitionRedemption(tx, id, state, moved, sent) }
    }),
  ]
}
