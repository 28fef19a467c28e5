// Reads the estimated number of weekdays from a gift claim or redemption to its delivery, for each destination country.
import * as z from 'zod/mini'
import data from './delivery.json' with { type: 'json' }
import { country, field } from './schema.ts'
import { defineTopic } from './topic.ts'

const weekdays = z.int().check(z.gte(1), z.lte(60))
const span = z
  .strictObject({ from: weekdays, to: weekdays })
  .check(z.refine(({ from, to }) => from <= to, '`from` must not be after `to`'))

const schema = z.strictObject({
  weekdays: field('Weekdays by country', z.record(country, span)),
  elsewhere: field('Weekdays in other countries', span),
})

export const deliveryTopic = defineTopic({ name: 'delivery', file: data, schema })

export function deliveryWeekdays(countryCode: string) {
  const { weekdays: byCountry, elsewhere } = deliveryTopic.content()
  return byCountry[countryCode] ?? elsewhere
}
