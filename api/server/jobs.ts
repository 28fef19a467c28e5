// Lists all background jobs of the server with their schedules, such as sending messages, expiring coins, purging old
// rows, erasing members and drawing raffles.
import type { Log } from '../process/log.ts'
import { purgeEntries } from '../audit/purgeEntries.ts'
import { drawRaffles, notifyRaffles } from '../activities/raffleDraw.ts'
import { purgePlayed } from '../games/purgePlayed.ts'
import { lapseClaims } from '../gifts/lapseClaims.ts'
import { purgeParcels } from '../gifts/parcels.ts'
import { notifyBirthdays } from '../gifts/notifyBirthdays.ts'
import { purgeNoticeEmails, sendNoticeEmails } from '../profile/sendNoticeEmails.ts'
import { purgeNoticePushes, sendNoticePushes } from '../profile/sendNoticePushes.ts'
import { notifyExpiringCoins } from '../coins/notifyExpiringCoins.ts'
import { notifyRestocked } from '../coins/notifyRestocked.ts'
import { expire } from '../ledger/ledger.ts'
import type { Integrations } from '../integrations/integrations.ts'
import { sendOutbox } from '../integrations/outbox.ts'
import { planLetters } from '../newsletter/planLetters.ts'
import { sendLetters } from '../newsletter/sendLetters.ts'
import { purgeNotices } from '../notices/purgeNotices.ts'
import { purgeDeadLetters } from '../orders/deadLetters.ts'
import { purgeOwnerlessOrders } from '../orders/purgeOwnerless.ts'
import { purgeOldEvents } from '../platform/tracking.ts'
import { purgeUploads, releaseUploads } from '../platform/uploads/uploads.ts'
import { purgeOldDrafts } from '../questionnaires/drafts.ts'
import { purgeUnclaimed } from '../questionnaires/deleteSubmissions.ts'
import { purgeCounts } from '../rateLimits/store/postgres.ts'
import { purgeOldKeys } from '../http/idempotency/idempotency.ts'
import { eraseDue } from '../account/eraseMembers.ts'
import { purgeOldMessages } from '../support/purgeMessages.ts'
import { notifyWarranties } from '../support/notifyWarranties.ts'
import { runApproved, runApprovedActs } from '../backOffice/approvals/runApproved.ts'
import { computeFigures } from '../backOffice/figures/computeFigures.ts'
import { applyDecisions } from '../backOffice/reviews/claims.ts'
import { purgeExpired } from '../session/purgeExpired.ts'
import { purgeStaffData } from '../staff/sessions.ts'
import { purgeOldAttempts } from '../session/social/attempts.ts'
import { completeEnds } from '../vouchers/completeEnds.ts'
import { notifyEndingVouchers } from '../vouchers/notifyEndingVouchers.ts'
import { purgePayments } from '../vouchers/paidFriends.ts'
import { purgePictures } from '../content/pictures.ts'
import { publishDue } from '../content/release.ts'
import type { Job } from '../jobs/run.ts'
import type { Database } from '../store/store.ts'

const releasePicture = (tx: Database, id: string) => releaseUploads(tx, { ids: [id] })

/**
 * Name of a job. The compiler uses this union type to require an entry for each job in records with job names as keys.
 */
export type JobName = ReturnType<typeof jobsOf>[number]['name']

export const jobsOf = ({ files, send, push }: Pick<Integrations, 'files' | 'send' | 'push'>, log: Log) =>
  [
    {
      name: 'send messages',
      every: 'minute',
      run: (db, now, portion) => sendOutbox(db, now, { send, portion }),
    },
    {
      name: 'send emails about notices',
      every: 'minute',
      run: (db, now, portion) => sendNoticeEmails(db, now, { files, send, portion }),
    },
    { name: 'plan letters', every: 'day', run: planLetters, next: 'send letters' },
    {
      name: 'send letters',
      every: 'minute',
      run: (db, now, portion) => sendLetters(db, now, { files, send, portion }),
    },
    { name: 'purge emails about notices', every: 'hour', run: purgeNoticeEmails },
    {
      name: 'send pushes about notices',
      every: 'minute',
      run: (db, now, portion) => sendNoticePushes(db, now, { push, portion }),
    },
    { name: 'purge pushes about notices', every: 'hour', run: purgeNoticePushes },
    { name: 'expire coins', every: 'day', run: expire },
    { name: 'purge idempotency keys', every: 'hour', run: purgeOldKeys },
    { name: 'purge rate-limit counters', every: 'hour', run: purgeCounts },
    { name: 'purge expired credentials', every: 'hour', run: purgeExpired },
    { name: 'purge staff data', every: 'hour', run: purgeStaffData },
    { name: 'apply review decisions', every: 'minute', run: applyDecisions },
    { name: 'publish content', every: 'minute', run: publishDue },
    {
      name: 'purge unused pictures',
      every: 'hour',
      run: (db, now, portion) => purgePictures(db, { now, release: releasePicture, portion }),
    },
    {
      name: runApprovedActs,
      every: 'minute',
      run: (db, now, portion) => runApproved(db, now, { log, portion }),
    },
    { name: 'compute figures', every: 'hour', run: computeFigures },
    { name: 'purge sign-in attempts', every: 'hour', run: purgeOldAttempts },
    { name: 'purge tracking events', every: 'hour', run: purgeOldEvents },
    { name: 'purge drafts', every: 'hour', run: purgeOldDrafts },
    { name: 'purge unclaimed answers', every: 'hour', run: purgeUnclaimed },
    { name: 'purge contact messages', every: 'hour', run: purgeOldMessages },
    { name: 'purge notices', every: 'hour', run: purgeNotices },
    { name: 'purge check-ins', every: 'hour', run: purgePlayed },
    { name: 'purge dead letters', every: 'hour', run: purgeDeadLetters },
    { name: 'purge ownerless orders', every: 'hour', run: purgeOwnerlessOrders },
    { name: 'purge gift parcels', every: 'hour', run: purgeParcels },
    { name: 'purge referral payments', every: 'hour', run: purgePayments },
    { name: 'purge audit entries', every: 'hour', run: purgeEntries },
    { name: 'draw raffles', every: 'hour', run: drawRaffles, next: 'announce raffle results' },
    {
      name: 'announce raffle results',
      every: 'hour',
      run: (db, now, portion) => notifyRaffles(db, now, { send, portion }),
    },
    { name: 'extend voucher expiry', every: 'hour', run: completeEnds },
    { name: 'expire gift claims', every: 'hour', run: lapseClaims },
    { name: 'notify of expiring coins', every: 'day', run: notifyExpiringCoins },
    { name: 'notify of restocked products', every: 'hour', run: notifyRestocked },
    { name: 'notify of ending vouchers', every: 'day', run: notifyEndingVouchers },
    { name: 'notify of ending warranties', every: 'day', run: notifyWarranties },
    { name: 'notify of birthdays', every: 'day', run: notifyBirthdays },
    {
      name: 'purge unused uploads',
      every: 'hour',
      run: (db, now, portion) => purgeUploads(db, files, { now, portion }),
    },
    {
      name: 'erase members',
      every: 'hour',
      run: (db, now, portion) =>
        eraseDue(db, files, {
          now,
          onErased: (member) =>
            log.info({
              event: 'member_erased',
              operation: 'erase',
              member,
              audit: true,
              msg: `Member ${member} was erased.`,
            }),
          portion,
        }),
    },
  ] as const satisfies readonly Job[]
