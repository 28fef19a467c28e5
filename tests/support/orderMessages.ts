// Generates random histories of one order: the shop's messages in the order of the changes, and in a random order of
// arrival.
import * as fc from 'fast-check'
import { parcelStates, payments, type ShopOrder, type ShopParcel } from '#api/integrations/shopOrders.ts'
import { shopOrder } from './shopOrders.ts'

const noon = Date.UTC(2026, 10, 21, 5)

/** Order that earns 100 coins when paid: 3,500.00 THB at 35.00 a coin. */
export const orderMessage = (rest: Partial<ShopOrder>): ShopOrder =>
  shopOrder({
    shopOrderId: 'one order',
    changedAt: new Date(noon),
    email: 'mali@example.com',
    subtotal: 350_000,
    discount: 0,
    shipping: 0,
    total: 350_000,
    parcels: [],
    ...rest,
  })

const step = fc.record({
  state: fc.constantFrom(...parcelStates),
  at: fc.integer({ min: 0, max: 3 }).map((hours) => new Date(noon + hours * 3_600_000)),
  place: fc.constantFrom(null, 'Bangkok'),
  note: fc.constant(null),
})

const parcel: fc.Arbitrary<ShopParcel> = fc.record({
  shopParcelId: fc.constantFrom('a', 'b'),
  carrier: fc.constantFrom(null, 'Post', 'Express'),
  trackingNumber: fc.constantFrom(null, '1', '2'),
  trackingUrl: fc.constant(null),
  steps: fc.array(step, { minLength: 1, maxLength: 3 }),
})

const parcels = fc.uniqueArray(parcel, { maxLength: 2, selector: ({ shopParcelId }) => shopParcelId })

export type Choices = { emails: readonly (string | null)[]; codes: readonly string[] }

/** Chooses from only a few points in time, so that most histories contain several changes at the same time. */
const messageOf = ({ emails, codes }: Choices) =>
  fc
    .record({
      changedAt: fc.integer({ min: 0, max: 2 }).map((milliseconds) => new Date(noon + milliseconds)),
      changedNanoseconds: fc.constantFrom(0, 1, 999_999),
      payment: fc.constantFrom(...payments),
      isTest: fc.constantFrom(false, false, false, true),
      complete: fc.boolean(),
      refunded: fc.constantFrom(0, 0, 70_000),
      received: fc.constantFrom(0, 105_000),
      email: fc.constantFrom(...emails),
      voucherCodes: fc.subarray([...codes]),
      parcels,
    })
    .map(orderMessage)

/** `messages` has the messages in the order of the changes; `arrivals` has them in random order, with duplicates. */
export const historiesOf = (choices: Choices) =>
  fc.array(messageOf(choices), { minLength: 1, maxLength: 6 }).chain((messages) =>
    fc.record({
      messages: fc.constant(messages),
      arrivals: fc
        .array(fc.constantFrom(...messages), { maxLength: 4 })
        .chain((again) =>
          fc.shuffledSubarray([...messages, ...again], { minLength: messages.length + again.length }),
        ),
    }),
  )

export const histories = historiesOf({
  emails: ['mali@example.com', 'noi@example.com', null],
  codes: ['HUB-AAAAA-AAAAA', 'hub-bbbbb-bbbbb'],
})
