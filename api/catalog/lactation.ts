// Reads lactation stages. The first stage is before birth; each later stage starts on a certain day of the baby's life.
import * as z from 'zod/mini'
import data from './lactation.json' with { type: 'json' }
import { field, localized, localizedName } from './schema.ts'
import { defineTopic } from './topic.ts'

const days = z.int().check(z.gte(0))
const stage = z.strictObject({
  stage: z.int(),
  fromDay: field(
    'First day',
    z.nullable(days),
    "Day of the baby's life on which the stage starts; empty for the stage before birth.",
  ),
  name: localizedName,
  text: localized,
})

const schema = z.strictObject({
  overdueDays: field(
    'Days after the due date',
    days,
    'Number of days after the due date for which a baby without a birth date is still expected; later, the baby is ignored.',
  ),
  untilDay: field('Last day', days, "Day of the baby's life on which the last stage ends."),
  stages: z.array(stage).check(
    z.minLength(2),
    z.maxLength(9),
    z.refine(
      (rows) => rows.every((row, index) => row.stage === index + 1),
      '`stage` must count from 1 in steps of 1',
    ),
    z.refine(
      (rows) => rows[0]?.fromDay === null && rows[1]?.fromDay === 0,
      '`fromDay` must be null for stage 1 and 0 for stage 2',
    ),
    z.refine(
      (rows) =>
        rows.slice(2).every(({ fromDay }, index) => Number(fromDay) > Number(rows[index + 1]?.fromDay)),
      '`fromDay` must increase from stage to stage',
    ),
  ),
})

export const lactationTopic = defineTopic({ name: 'lactation', file: data, schema })
export const lactation = lactationTopic.content
