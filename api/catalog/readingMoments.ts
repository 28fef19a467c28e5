// Reads the reading moment of each lactation stage: the phase of a mother's life, such as `firstWeeks`, for which
// articles and courses are suggested. Also reads the numbers of days before and after the return to work within which
// content about this return is suggested.
import * as z from 'zod/mini'
import { ReadingMoment } from '#generated/schemas/membersHub.schemas.ts'
import data from './reading-moments.json' with { type: 'json' }
import { field } from './schema.ts'
import { defineTopic } from './topic.ts'

const days = z.int().check(z.gte(0))

const schema = z.strictObject({
  shown: field(
    'Suggestions',
    z.int().check(z.gte(1), z.lte(6)),
    'Maximum number of suggested articles and chapters.',
  ),
  stages: field(
    'Reading moment by stage',
    z
      .array(ReadingMoment)
      .check(z.refine((rows) => new Set(rows).size === rows.length, '`stages` must have no duplicates')),
    'Reading moment of each lactation stage, starting with the stage before birth.',
  ),
  unknownStage: field(
    'Reading moments of new members',
    z.array(ReadingMoment),
    'Reading moments of members without a baby and without a chosen stage, before the quiet moment.',
  ),
  backToWork: field('Return to work', z.strictObject({ daysBefore: days, daysAfter: days })),
})

export const readingMomentsTopic = defineTopic({ name: 'reading-moments', file: data, schema })
export const readingMoments = readingMomentsTopic.content
