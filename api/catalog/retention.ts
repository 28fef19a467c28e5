// Reads retention periods of data without an owner and of completed records.
import * as z from 'zod/mini'
import data from './retention.json' with { type: 'json' }

const days = z.int().check(z.gte(1))
const retention = z
  .strictObject({
    /** Browser reports, deleted by month: docs/tables.md. */
    trackingEventDays: days,
    /** Unfinished answers of a visitor, after the last change. */
    visitorDraftDays: days,
    /** Submitted answers of a visitor that no member has claimed, with their files. */
    unclaimedSubmissionDays: days,
    /** Contact messages, with their files. */
    contactMessageDays: days,
    /** Hashes of addresses to which gifts for babies were sent, for yearly limits. */
    giftParcelDays: days,
    /** Parcels for which the warehouse got a stop order. */
    stoppedParcelDays: days,
    /** Payments for invited friends, which prevent a second payment within a year if a friend joins again. */
    referralPaymentDays: days,
    /** Messages to members that no email server has accepted. */
    waitingMessageDays: days,
    /** Notifications, read or not; longer than the period in which repeated notifications are suppressed. */
    noticeDays: days,
    /** Messages of the shop that could not be processed; they may contain data of people who are not members. */
    deadLetterDays: days,
    /** Orders without a member, after their last change. */
    ownerlessOrderDays: days,
    /** Check-ins, pauses and ticket purchases: no page and no rule of a game reads further back than the quarter. */
    playedDays: days,
    /** Audit entries, deleted by month. The database rejects deleting entries younger than a year. */
    auditDays: z.int().check(z.gt(366)),
  })
  .parse(data)

/** Returns the time before which records have expired. */
export const forgottenBefore = (period: keyof typeof retention, now: Date) =>
  new Date(now.getTime() - retention[period] * 86_400_000)
