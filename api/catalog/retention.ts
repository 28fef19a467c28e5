// How many days the hub keeps what nobody owns, or what is done with.
import * as z from 'zod/mini'
import data from './retention.json' with { type: 'json' }

const days = z.int().check(z.gte(1))
const retention = z
  .strictObject({
    /** What browsers reported, by months: docs/tables.md. */
    trackingEventDays: days,
    /** A visitor's answers on their way, after the last change. */
    visitorDraftDays: days,
    /** A visitor's answers that no member has claimed, with their files. */
    unclaimedSubmissionDays: days,
    /** What people wrote to us, with their files. */
    contactMessageDays: days,
    /** That a gift for a baby went to an address, by which those of a year are counted. */
    giftParcelDays: days,
    /** A parcel that the warehouse was told not to send. */
    stoppedParcelDays: days,
    /** That a reward for a friend was paid, by which a friend who joins again is paid for once a year. */
    referralPaymentDays: days,
    /** A message to a member that no mail server has taken. */
    waitingMessageDays: days,
    /** What a member was told, read or not: longer than anything that is told once looks back for having been told. */
    noticeDays: days,
    /** A message of the shop that could not be processed: it may hold the data of people who are no members. */
    deadLetterDays: days,
    /** An order of no member, after its last change. */
    ownerlessOrderDays: days,
    /** Check-ins, pauses and tickets bought on a day: no page and no rule of a game looks back further than the quarter. */
    playedDays: days,
    /** What was done to whom and by whom, by months. The database refuses to forget it within a year. */
    auditDays: z.int().check(z.gt(366)),
  })
  .parse(data)

/** What came before then is forgotten. */
export const forgottenBefore = (period: keyof typeof retention, now: Date) =>
  new Date(now.getTime() - retention[period] * 86_400_000)
