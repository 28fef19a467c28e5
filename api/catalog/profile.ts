// Reads the ranges of plausible dates in a profile, such as birthdays, relative to the current date of the member.
import * as z from 'zod/mini'
import data from './profile.json' with { type: 'json' }

const offset = z.union([z.strictObject({ years: z.int() }), z.strictObject({ days: z.int() })])
const window = z.strictObject({ from: offset, to: offset })

export type Offset = z.infer<typeof offset>

export const profile = z
  .strictObject({
    windows: z.strictObject({
      birthday: window,
      resumptionDate: window,
      dueDate: window,
      birthDate: window,
    }),
    maxBabies: z.int().check(z.gte(1), z.lte(12)),
    /** Number of hours after the first entry of a birth date during which a change counts as a correction. */
    correctionHours: z.int().check(z.gte(0)),
  })
  .parse(data)
