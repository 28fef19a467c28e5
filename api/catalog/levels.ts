// Reads the member levels 1 to 4 in ascending order of required points; the first level requires no points.
import * as z from 'zod/mini'
import data from './levels.json' with { type: 'json' }
import { amount, field, localizedName } from './schema.ts'
import { defineTopic } from './topic.ts'

const schema = z
  .array(z.strictObject({ level: z.int(), fromPoints: field('Points from', amount), name: localizedName }))
  .check(
    z.length(4),
    z.refine(
      (rows) => rows.every(({ level }, index) => level === index + 1),
      '`level` must count from 1 to 4',
    ),
    z.refine((rows) => rows[0]?.fromPoints === 0, '`fromPoints` of level 1 must be 0'),
    z.refine(
      (rows) => rows.every(({ fromPoints }, index) => fromPoints > (rows[index - 1]?.fromPoints ?? -1)),
      '`fromPoints` must increase from level to level',
    ),
  )

export const levelsTopic = defineTopic({ name: 'levels', file: data, key: 'level', schema })
export const levels = levelsTopic.content

/** Returns the picture of a level. */
export const levelPicture = (level: number) => `/art/levels/${level}.svg`
