// Table of audit entries: changes to members and their data, and the actor. A trigger makes it append-only
// (`docs/decisions/0077-what-was-done-to-whom.md`). Partitioned by month
// (`docs/decisions/0081-what-goes-by-age-is-parted-by-month.md`).
import { index, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { instant } from '../store/columns.ts'
import type { Act } from './acts.ts'

/** Contains ids and the hub's constants only: no text of a person, and no personal data besides the id. */
export const auditEntries = pgTable(
  'audit_entries',
  {
    id: text().notNull(),
    at: instant('at').notNull(),
    what: text().$type<Act>().notNull(),
    /** Affected member, if any; `audit_digest` of the id for an erased member. */
    memberId: text('member_id'),
    /** Actor if it was not the member: `desk:` and a user, `webhook:`, `job:` or `command:` and its name. */
    by: text(),
    /** Affected object, such as `voucher:` and its id. */
    subject: text(),
    /** Result, or method used. */
    outcome: text(),
    /** Identifies the request in log and trace. */
    requestId: text('request_id'),
  },
  (table) => [
    primaryKey({ name: 'audit_entries_pkey', columns: [table.id, table.at] }),
    index('audit_entries_member').on(table.memberId, table.id),
    index('audit_entries_what').on(table.what, table.id),
  ],
)
