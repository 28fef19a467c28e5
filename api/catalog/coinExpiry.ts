// Reads on which days before the expiry of coins members are reminded.
import * as z from 'zod/mini'
import data from './coin-expiry.json' with { type: 'json' }
import { field } from './schema.ts'
import { defineTopic } from './topic.ts'

const days = z.int().check(z.gte(1), z.lte(90))

const schema = z
  .strictObject({
    remindDaysAhead: field(
      'Reminders',
      z.optional(
        z.array(field('Days before the expiry', days)).check(
          z.minLength(1),
          z.maxLength(5),
          z.refine((all) => new Set(all).size === all.length, 'A number of days must not be repeated'),
        ),
      ),
      'Numbers of days before the expiry of coins; members get a reminder on each of these days.',
    ),
    tellDaysAhead: field(
      'Days ahead of a single reminder',
      z.optional(days),
      'Only in versions without a list of reminders. Remove this value when you add the list.',
    ),
  })
  .check(
    z.refine(
      ({ remindDaysAhead, tellDaysAhead }) =>
        (remindDaysAhead === undefined) !== (tellDaysAhead === undefined),
      'Either `remindDaysAhead` or `tellDaysAhead` must be set',
    ),
  )

export const coinExpiryTopic = defineTopic({ name: 'coin-expiry', file: data, schema })

/** Returns the days before the expiry on which members are reminded, closest to the expiry first. */
export function reminderDays(): number[] {
  const { remindDaysAhead, tellDaysAhead = 1 } = coinExpiryTopic.content()
  return (remindDaysAhead ?? [tellDaysAhead]).toSorted((a, b) => a - b)
}
