// Reads the retention periods, in days, of data that belongs to no member or that is no longer needed.
import * as z from 'zod/mini'
import data from './retention.json' with { type: 'json' }

const days = z.int().check(z.gte(1))
const retention = z
  .strictObject({
    /** Tracking events from browsers. They are deleted in whole months (docs/tables.md). */
    trackingEventDays: days,
    /** Unfinished answers of a visitor, counted from the last change. */
    visitorDraftDays: days,
    /** Submitted answers of a visitor, with their files, that no member has claimed. */
    unclaimedSubmissionDays: days,
    /** Contact messages, with their files. */
    contactMessageDays: days,
    /**
     * Hashes of addresses to which free gifts were sent. They are needed to count free gifts against the yearly limits.
     */
    giftParcelDays: days,
    /** Records of parcels that the warehouse must not ship. */
    stoppedParcelDays: days,
    /** Records of rewards for invited friends. They prevent a second reward within a year if a friend joins again. */
    referralPaymentDays: days,
    /** Emails to members that could not be sent. */
    waitingMessageDays: days,
    /**
     * Notifications, read or not. The period must be longer than the period in which repeated notifications are
     * suppressed.
     */
    noticeDays: days,
    /**
     * Dead letters, which are messages of the shop that could not be processed. They may contain data of people who are
     * not members.
     */
    deadLetterDays: days,
    /** Orders that belong to no member, counted from their last change. */
    ownerlessOrderDays: days,
    /**
     * Check-ins, pauses and ticket purchases. They can be deleted, because no page and no rule of a game reads days
     * before the current quarter.
     */
    playedDays: days,
    /** Audit entries, deleted in whole months. The database rejects deleting entries younger than a year. */
    auditDays: z.int().check(z.gt(366)),
  })
  .parse(data)

/** Returns the time before which records of a kind have expired. */
export const expiredBefore = (period: keyof typeof retention, now: Date) =>
  new Date(now.getTime() - retention[period] * 86_400_000)
