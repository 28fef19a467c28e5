// Stages of feeding: the first before birth, the others by days of life.
import * as z from 'zod/mini'
import data from './lactation.json' with { type: 'json' }
import { localized } from './schema.ts'

const days = z.int().check(z.gte(0))
const stage = z.strictObject({
  stage: z.int(),
  /** The day of life with which it begins; `null` for the one before birth. */
  fromDay: z.nullable(days),
  name: localized,
  text: localized,
})

export const lactation = z
  .strictObject({
    /** So many days after its due date a baby that was not said to be born tells nothing any more. */
    overdueDays: days,
    /** The day of life with which the last stage ends. */
    untilDay: days,
    stages: z.array(stage).check(
      z.minLength(2),
      z.maxLength(9),
      z.refine((rows) => rows.every((row, index) => row.stage === index + 1), 'stages are numbered from 1'),
      z.refine(
        (rows) => rows[0]?.fromDay === null && rows[1]?.fromDay === 0,
        'the first is before birth, the second begins with it',
      ),
      z.refine(
        (rows) =>
          rows.slice(2).every(({ fromDay }, index) => Number(fromDay) > Number(rows[index + 1]?.fromDay)),
        'stages follow each other',
      ),
    ),
  })
  .parse(data)
