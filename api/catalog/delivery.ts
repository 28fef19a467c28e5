// Reads the estimated number of weekdays from a gift claim or redemption to its delivery, for each destination country.
import * as z from 'zod/mini'
import data from './delivery.json' with { type: 'json' }

const weekdays = z.int().check(z.gte(1), z.lte(60))
const span = z
  .strictObject({ from: weekdays, to: weekdays })
  .check(z.refine(({ from, to }) => from <= to, '`from` must not be after `to`'))

const delivery = z
  .strictObject({ weekdays: z.record(z.string().check(z.length(2)), span), elsewhere: span })
  .parse(data)

export const deliveryWeekdays = (countryCode: string) => delivery.weekdays[countryCode] ?? delivery.elsewhere
