// Check-in games: one reward for each of the seven days of a cycle.
import * as z from 'zod/mini'
import type { components } from '../../generated/schema.d.ts'
import data from './check-in.json' with { type: 'json' }
import { amount } from './schema.ts'

export type Game = components['schemas']['Game']

const reward = z.strictObject({ coins: amount, points: amount })
const game = z.strictObject({ rewards: z.array(reward).check(z.length(7)) })

export const games = z.strictObject({ normalCheckIn: game } satisfies Record<Game, typeof game>).parse(data)
