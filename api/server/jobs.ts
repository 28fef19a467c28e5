// Lists all background jobs of the server with their schedules, such as sending messages, expiring coins, purging old
// rows, erasing members and drawing raffles.
import type { Logger } from 'pino'
import { forgetEntries } from '../audit/forgetEntries.ts'
import { drawRaffles, tellOfRaffles } from '../activities/raffleDraw.ts'
import { forgetPlayed } from '../games/forgetPlayed.ts'
import { lapseClaims } from '../gifts/lapseClaims.ts'
import { forgetParcels } from '../gifts/parcels.ts'
import { tellOfBirthdays } from '../gifts/tellOfBirthdays.ts'
import { tellOfExpiry } from '../coins/tellOfExpiry.ts'
import { expire } from '../ledger/ledger.ts'
import type { Integrations } from '../integrations/integrations.ts'
import { sendOutbox } from '../integrations/outbox.ts'
import { forgetNotices } from '../notices/forgetNotices.ts'
import { purgeDeadLetters } from '../orders/deadLetters.ts'
import { purgeOwnerlessOrders } from '../orders/purgeOwnerless.ts'
import { purgeOldEvents } from '../platform/tracking.ts'
import { sweepUploads } from '../platform/uploads/uploads.ts'
import { purgeOldDrafts } from '../questionnaires/drafts.ts'
import { purgeUnclaimed } from '../questionnaires/forgetSubmissions.ts'
import { purgeCounts } from '../counters/postgres.ts'
import { purgeOldKeys } from '../http/idempotency/idempotency.ts'
import { eraseDue } from '../account/eraseMembers.ts'
import { purgeOldMessages } from '../support/forgetMessages.ts'
import { tellOfWarranties } from '../support/tellOfWarranties.ts'
import { purgeExpired } from '../session/purgeExpired.ts'
import { purgeOldAttempts } from '../session/social/attempts.ts'
import { completeEnds } from '../vouchers/completeEnds.ts'
import { forgetPayments } from '../vouchers/paidFriends.ts'
import type { Job } from '../jobs/run.ts'

/** Union of all job names, so that a record per job must cover each job that is added. */
export type JobName = ReturnType<typeof jobsOf>[number]['name']

export const jobsOf = ({ files, send }: Pick<Integrations, 'files' | 'send'>, log: Logger) =>
  [
    {
      name: 'send messages',
      every: 'minute',
      run: (db, now, portion) => sendOutbox(db, now, { send, portion }),
    },
    { name: 'expire coins', every: 'day', run: expire },
    { name: 'forget keys', every: 'hour', run: purgeOldKeys },
    { name: 'forget counts', every: 'hour', run: purgeCounts },
    { name: 'purge expired credentials', every: 'hour', run: purgeExpired },
    { name: 'forget attempts', every: 'hour', run: purgeOldAttempts },
    { name: 'forget events', every: 'hour', run: purgeOldEvents },
    { name: 'forget drafts', every: 'hour', run: purgeOldDrafts },
    { name: 'forget unclaimed answers', every: 'hour', run: purgeUnclaimed },
    { name: 'forget messages', every: 'hour', run: purgeOldMessages },
    { name: 'forget notices', every: 'hour', run: forgetNotices },
    { name: 'forget played days', every: 'hour', run: forgetPlayed },
    { name: 'purge dead letters', every: 'hour', run: purgeDeadLetters },
    { name: 'purge orders of no member', every: 'hour', run: purgeOwnerlessOrders },
    { name: 'forget parcels of gifts', every: 'hour', run: forgetParcels },
    { name: 'forget payments for friends', every: 'hour', run: forgetPayments },
    { name: 'forget audit entries', every: 'hour', run: forgetEntries },
    { name: 'draw raffles', every: 'hour', run: drawRaffles, next: 'tell of raffles' },
    {
      name: 'tell of raffles',
      every: 'hour',
      run: (db, now, portion) => tellOfRaffles(db, now, { send, portion }),
    },
    { name: 'complete voucher ends', every: 'hour', run: completeEnds },
    { name: 'lapse claims', every: 'hour', run: lapseClaims },
    { name: 'tell of coins that expire', every: 'day', run: tellOfExpiry },
    { name: 'tell of warranties that end', every: 'day', run: tellOfWarranties },
    { name: 'tell of birthdays', every: 'day', run: tellOfBirthdays },
    {
      name: 'sweep uploads',
      every: 'hour',
      run: (db, now, portion) => sweepUploads(db, files, { now, portion }),
    },
    {
      name: 'erase members',
      every: 'hour',
      run: (db, now, portion) =>
        eraseDue(db, files, {
          now,
          tell: (member) => log.info({ operation: 'erase', member, audit: true }),
          portion,
        }),
    },
  ] as const satisfies readonly Job[]
