// Reads lactation stages. The first stage is before birth; each later stage starts on a certain day of the baby's life.
import * as z from 'zod/mini'
import data from './lactation.json' with { type: 'json' }
import { localized } from './schema.ts'

const days = z.int().check(z.gte(0))
const stage = z.strictObject({
  stage: z.int(),
  /** Day of the baby's life on which the stage starts; `null` for the stage before birth. */
  fromDay: z.nullable(days),
  name: localized,
  text: localized,
})

export const lactation = z
  .strictObject({
    /**
     * Number of days after the due date for which a baby without a birth date is still expected; later, the baby is
     * ignored.
     */
    overdueDays: days,
    /** Day of the baby's life on which the last stage ends. */
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
