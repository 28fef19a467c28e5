// Table of audit entries: changes to members and their data, each with the actor. A trigger makes the table append-only
// (`docs/decisions/0077-record-changes-to-accounts-in-an-append-only-table.md`). Partitioned by month
// (`docs/decisions/0081-partition-event-and-audit-tables-by-month.md`).
import { index, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { instant } from '../store/columns.ts'
import type { Act } from './acts.ts'

/**
 * Contains only ids and constants of the hub. The member id is the only personal data, and no column contains text that
 * people wrote.
 */
export const auditEntries = pgTable(
  'audit_entries',
  {
    id: text().notNull(),
    at: instant('at').notNull(),
    what: text().$type<Act>().notNull(),
    /**
     * Id of the affected member, if any. For an erased member, the digest of the id that the SQL function
     * `audit_digest` returns.
     */
    memberId: text('member_id'),
    /**
     * Actor: `staff:` and the id of the staff member, `desk:` and the user of the command line, or `webhook:`, `job:`
     * or `command:` and a name; `null` if the member is the actor.
     */
    by: text(),
    /** Affected object, such as `voucher:` followed by the voucher id. */
    subject: text(),
    /** Result of the action, or method that the member used, such as a sign-in provider. */
    outcome: text(),
    /** Id of the request, also in log lines and traces. */
    requestId: text('request_id'),
  },
  (table) => [
    primaryKey({ name: 'audit_entries_pkey', columns: [table.id, table.at] }),
    index('audit_entries_member').on(table.memberId, table.id),
    index('audit_entries_what').on(table.what, table.id),
  ],
)
