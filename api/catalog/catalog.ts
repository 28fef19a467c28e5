// Amounts, thresholds and names are data beside this file; they are validated when the server starts, so that a slip in
// them stops it with a sentence instead of reaching a member.
import * as z from 'zod/mini'
import checkIn from './check-in.json' with { type: 'json' }
import levels from './levels.json' with { type: 'json' }
import policies from './policies.json' with { type: 'json' }
import type { components } from '../../generated/schema.d.ts'

const localized = z.strictObject({ en: z.string(), id: z.string(), th: z.string(), vn: z.string() })
const amount = z.int().check(z.gte(0))
const reward = z.strictObject({ coins: amount, points: amount })

/** Levels 1 to 4 in rising order of points, the first open to everybody. */
const levelsSchema = z.array(z.strictObject({ level: z.int(), fromPoints: amount, name: localized })).check(
  z.length(4),
  z.refine((rows) => rows.every(({ level }, index) => level === index + 1), 'levels run 1 to 4'),
  z.refine((rows) => rows[0]?.fromPoints === 0, 'level 1 starts at 0 points'),
  z.refine(
    (rows) => rows.every(({ fromPoints }, index) => fromPoints > (rows[index - 1]?.fromPoints ?? -1)),
    'thresholds rise',
  ),
)

/** One reward for each of the seven days of a cycle. */
const game = z.strictObject({ rewards: z.array(reward).check(z.length(7)) })

export type Game = components['schemas']['Game']
const gamesSchema = z.strictObject({ normalCheckIn: game } satisfies Record<Game, typeof game>)

export const catalog = {
  levels: levelsSchema.parse(levels),
  games: gamesSchema.parse(checkIn),
  policies: z.strictObject({ privacyPolicyVersion: z.string() }).parse(policies),
}
