// Lists the sample members, and the past events that every sample member with points has.
import * as z from 'zod/mini'
import life from '../catalog/sample-life.json' with { type: 'json' }
import members from '../catalog/sample-members.json' with { type: 'json' }
import { SubmitQuestionnaireRequest } from '#generated/schemas/membersHub.schemas.ts'
import { gameNames } from '../catalog/checkIn.ts'

const days = z.int().check(z.gte(0))

const baby = z.strictObject({
  name: z.string(),
  dueInDays: z.optional(days),
  bornDaysAgo: z.optional(days),
})

const member = z.strictObject({
  account: z.string(),
  firstName: z.string(),
  countryCode: z.string(),
  timeZone: z.string(),
  joinedDaysAgo: days,
  points: days,
  /** Number of consecutive days with a check-in, up to yesterday. */
  checkInDays: days,
  /**
   * Check-ins in games with a season, each as the number of days before today. Ignored if the game has no season in the
   * member's country.
   */
  played: z.optional(z.partialRecord(z.enum(gameNames), z.array(days))),
  /** Games that the member has paused, each with the length of the pause in days. */
  paused: z.optional(z.partialRecord(z.enum(gameNames), days)),
  birthdayInDays: z.optional(days),
  babies: z.optional(z.array(baby)),
  silencesBabies: z.optional(z.boolean()),
  /** Account of the member who invited this member. */
  invitedBy: z.optional(z.string()),
  address: z.optional(
    z.strictObject({
      recipient: z.string(),
      phone: z.string(),
      line1: z.string(),
      ward: z.optional(z.string()),
      district: z.optional(z.string()),
      city: z.optional(z.string()),
      province: z.optional(z.string()),
      postcode: z.optional(z.string()),
    }),
  ),
})

/** Time of the event, as a number of months and days before today. */
const ago = { monthsAgo: z.optional(days), daysAgo: z.optional(days) }

/**
 * Decision of the reviewer on a submission, made one day later. If it is omitted, the submission still waits for
 * review.
 */
const verdict = z.enum(['accepted', 'unreadable'])

const event = z.union([
  z.strictObject({ ...ago, coins: z.int().check(z.gte(1)), purpose: z.string() }),
  z.strictObject({
    ...ago,
    redeem: z.string(),
    until: z.enum(['reserved', 'shipped', 'delivered', 'cancelled']),
  }),
  z.strictObject({ ...ago, voucher: z.string(), until: z.optional(z.enum(['reserved', 'void'])) }),
  z.strictObject({ ...ago, prove: z.string(), verdict: z.optional(verdict) }),
  z.strictObject({ ...ago, own: z.string() }),
  z.strictObject({ ...ago, answer: z.string(), ...SubmitQuestionnaireRequest.shape }),
  z.strictObject({ ...ago, register: z.string(), order: z.string(), verdict: z.optional(verdict) }),
])

export type SampleMember = z.infer<typeof member>
export type SampleEvent = z.infer<typeof event>

/** Sorted by joining date, so that inviting members come before invited members. */
export const sampleMembers = z
  .array(member)
  .parse(members)
  .toSorted((a, b) => b.joinedDaysAgo - a.joinedDaysAgo)

export const sampleLife = z.array(event).parse(life)
