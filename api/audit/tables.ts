// Holds what was done to members and to what is theirs, and who did it: apart from the log, and only ever added to, which a
// trigger holds (docs/decisions/0077-what-was-done-to-whom.md). In a partition for each month (docs/decisions/0081-what-goes-by-age-is-parted-by-month.md).
import { index, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { instant } from '../store/columns.ts'
import type { Act } from './acts.ts'

/** Ids and the hub's own words: nothing that a person typed, and nothing about one but the id. */
export const auditEntries = pgTable(
  'audit_entries',
  {
    id: text().notNull(),
    at: instant('at').notNull(),
    what: text().$type<Act>().notNull(),
    /** Whom it was done to, if anybody; of an erased member `audit_digest` of the id. */
    memberId: text('member_id'),
    /** Who did it, where it was not the member: `desk:` and a user, `webhook:`, `job:` or `command:` and its name. */
    by: text(),
    /** What it was done with, as `voucher:` and its id. */
    subject: text(),
    /** What came of it, or by which way. */
    outcome: text(),
    /** Leads to lines of the log, and to the trace. */
    requestId: text('request_id'),
  },
  (table) => [
    primaryKey({ name: 'audit_entries_pkey', columns: [table.id, table.at] }),
    index('audit_entries_member').on(table.memberId, table.id),
    index('audit_entries_what').on(table.what, table.id),
  ],
)
