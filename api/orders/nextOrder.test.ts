// Tests that messages about one order result in the same record in any sequence of arrival, with any duplicates.
import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { times } from '#tests/support/measurements.ts'
import { histories, orderMessage } from '#tests/support/orderMessages.ts'
import type { ShopOrder } from '../integrations/shopOrders.ts'
import { listedParcels, nextOrder, type OrderRecord } from './nextOrder.ts'
import { rewardFor, stateOf, takesVouchers } from './rules.ts'

const joinedAt = new Date('2026-11-01T00:00:00Z')

const recordOf = (messages: readonly ShopOrder[]): OrderRecord => {
  const record = messages.reduce<OrderRecord | undefined>(nextOrder, undefined)
  if (!record) throw new Error('History has no message.')
  return record
}

function outcomeOf(messages: readonly ShopOrder[]) {
  const record = recordOf(messages)
  const parcels = listedParcels(record)
  return {
    record,
    state: stateOf(record.content, parcels),
    reward: rewardFor(record.content, joinedAt),
    takesVouchers: takesVouchers(record.content),
  }
}

const runs = times(10_000, 300)

test(`messages about an order result in the same record in any sequence of arrival and with any duplicates, for ${runs} random histories`, () => {
  fc.assert(
    fc.property(histories, ({ messages, arrivals }) => {
      expect(outcomeOf(arrivals)).toEqual(outcomeOf(messages))
    }),
    { numRuns: runs },
  )
})

test(`nextOrder does not change a record if the same messages are merged again, for ${runs} random histories`, () => {
  fc.assert(
    fc.property(histories, ({ messages }) => {
      const record = recordOf(messages)
      for (const message of messages) expect(nextOrder(record, message)).toEqual(record)
    }),
    { numRuns: runs },
  )
})

describe('two messages about an order with the same timestamp', () => {
  const ascending = [
    'pending',
    'authorized',
    'partiallyPaid',
    'paid',
    'partiallyRefunded',
    'refunded',
    'voided',
    'cancelled',
  ] as const
  test.each(ascending.slice(1).map((payment, index) => [ascending[index] ?? 'pending', payment] as const))(
    'a payment state %s never replaces %s at the same timestamp',
    (earlier, later) => {
      const [first, second] = [orderMessage({ payment: earlier }), orderMessage({ payment: later })]
      for (const messages of [
        [first, second],
        [second, first],
      ])
        expect(recordOf(messages).content.payment).toBe(later)
    },
  )

  test('the message with the later parcel state counts if two messages have the same timestamp', () => {
    const step = (state: 'packed' | 'delivered', hour: number) => ({
      state,
      at: new Date(Date.UTC(2026, 10, 20, hour)),
      place: null,
      note: null,
    })
    const parcel = { shopParcelId: 'p', carrier: null, trackingNumber: null, trackingUrl: null }
    const packed = orderMessage({ complete: true, parcels: [{ ...parcel, steps: [step('packed', 1)] }] })
    const delivered = orderMessage({
      complete: true,
      parcels: [{ ...parcel, steps: [step('delivered', 2)] }],
    })
    expect(outcomeOf([delivered, packed]).state).toBe('delivered')
    expect(outcomeOf([packed, delivered]).state).toBe('delivered')
    expect(outcomeOf([delivered, orderMessage({})]).state).toBe('delivered')
  })
})

test('nextOrder sorts messages with timestamps in the same second by their nanoseconds', () => {
  const paid = orderMessage({ payment: 'paid', changedNanoseconds: 123_456 })
  const pending = orderMessage({ payment: 'pending', changedNanoseconds: 123_457 })
  expect(recordOf([pending, paid]).content.payment).toBe('pending')
})
