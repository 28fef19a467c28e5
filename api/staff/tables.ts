// Tables of the back office: staff members, their sessions, the reasons of their acts, acts that wait for approval, the
// items that they have claimed for a decision, imports of tracking numbers, saved views, and figures.
import { sql } from 'drizzle-orm'
import {
  bigint,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import type { components } from '#generated/backOffice/schema.d.ts'
import { instant } from '../store/columns.ts'

type Schemas = components['schemas']

/** Staff members who have signed in. Issuer and subject together identify a person. */
export const staff = pgTable(
  'staff',
  {
    id: text().primaryKey(),
    issuer: text().notNull(),
    subject: text().notNull(),
    /** Email address that the issuer reported at the last sign-in. */
    email: text(),
    /** Roles that the issuer reported last; empty after it rejected the person. Null before the first check. */
    roles: jsonb().$type<Schemas['StaffRole'][]>(),
    signedInAt: instant('signed_in_at').notNull(),
  },
  (table) => [uniqueIndex('staff_subject').on(table.issuer, table.subject)],
)

export const staffSessions = pgTable(
  'staff_sessions',
  {
    /** SHA-256 of the session token, which only the browser stores. */
    tokenHash: text('token_hash').primaryKey(),
    staffId: text('staff_id').notNull(),
    /** Roles that the groups of the issuer gave at the last check. */
    roles: jsonb().$type<Schemas['StaffRole'][]>().notNull(),
    /** Tokens of the issuer, encrypted with a key that is derived from the session token. */
    issuerTokens: text('issuer_tokens').notNull(),
    createdAt: instant('created_at').notNull(),
    usedAt: instant('used_at').notNull(),
    /** Last time at which the hub asked the issuer about the staff member. */
    checkedAt: instant('checked_at').notNull(),
    /** Last time at which the issuer confirmed the staff member. */
    confirmedAt: instant('confirmed_at').notNull(),
    endedAt: instant('ended_at'),
  },
  (table) => [
    index('staff_sessions_staff').on(table.staffId),
    index('staff_sessions_created').on(table.createdAt),
  ],
)

/** Reasons that staff gave for acts. The audit entries of an act have the same request id. */
export const staffReasons = pgTable(
  'staff_reasons',
  {
    id: text().primaryKey(),
    at: instant('at').notNull(),
    staffId: text('staff_id').notNull(),
    operation: text().notNull(),
    /** Member whom the act concerns. */
    memberId: text('member_id'),
    requestId: text('request_id'),
    reason: text().notNull(),
  },
  (table) => [
    index('staff_reasons_at').on(table.at),
    index('staff_reasons_member').on(table.memberId, table.id),
  ],
)

export type ApprovalDetails = {
  importId?: string
  fileName?: string | null
  filter?: Schemas['ParcelFilter']
  state?: Schemas['ParcelTarget']
}

/** Acts that take effect when another staff member approves them. */
export const staffApprovals = pgTable(
  'staff_approvals',
  {
    /** Id that the staff member chose, so that a repeated request adds no second act. */
    id: text().primaryKey(),
    kind: text().$type<Schemas['Approval']['kind']>().notNull(),
    /** Member whom the act concerns; null for bulk acts. */
    memberId: text('member_id'),
    /** Number of coins, or number of rows of a bulk act. */
    amount: integer().notNull(),
    /** File of an import, or filter and target state of parcels; null for coins. */
    details: jsonb().$type<ApprovalDetails>(),
    reason: text().notNull(),
    requestedBy: text('requested_by').notNull(),
    requestedAt: instant('requested_at').notNull(),
    verdict: text().$type<Schemas['DecideApprovalRequest']['verdict']>(),
    decidedBy: text('decided_by'),
    decidedAt: instant('decided_at'),
    /** Number of downloads of an approved export. */
    downloads: integer().notNull().default(0),
    /** End of the run of an approved import or move. */
    endedAt: instant('ended_at'),
  },
  (table) => [
    index('staff_approvals_running')
      .on(table.id)
      .where(sql`${table.verdict} = 'approved' and ${table.endedAt} is null`),
    index('staff_approvals_requester')
      .on(table.requestedBy, table.requestedAt, table.id)
      .where(sql`${table.kind} in ('parcelExport', 'parcelMove')`),
    index('staff_approvals_waiting')
      .on(table.requestedAt, table.id)
      .where(sql`${table.decidedAt} is null`),
    index('staff_approvals_requested').on(table.requestedAt),
    index('staff_approvals_member').on(table.memberId),
  ],
)

/**
 * Parcels of a bulk act, as the filter selected them at the time of the request, with their results. Rows contain no
 * member id.
 */
export const approvalParcels = pgTable(
  'approval_parcels',
  {
    approvalId: text('approval_id').notNull(),
    /** Position in the list of parcels, from 1. */
    position: integer().notNull(),
    kind: text().$type<Schemas['StaffParcelSource']>().notNull(),
    sourceId: text('source_id').notNull(),
    /** Result of a move; null before the row has run. */
    outcome: text().$type<Schemas['MoveOutcome']>(),
    /** Result as a sentence. */
    text: text(),
    storedAt: instant('stored_at').notNull(),
    doneAt: instant('done_at'),
  },
  (table) => [
    primaryKey({ columns: [table.approvalId, table.position] }),
    index('approval_parcels_outcome').on(table.approvalId, table.outcome, table.position),
    index('approval_parcels_waiting')
      .on(table.approvalId, table.position)
      .where(sql`${table.doneAt} is null`),
    index('approval_parcels_stored').on(table.storedAt),
  ],
)

/** Items that staff have claimed, with decisions that have not taken effect yet. */
export const reviewClaims = pgTable(
  'review_claims',
  {
    kind: text().$type<Schemas['ReviewKind']>().notNull(),
    itemId: text('item_id').notNull(),
    staffId: text('staff_id').notNull(),
    /** End of the claim. Until then, other staff members cannot claim the item. */
    claimedUntil: instant('claimed_until').notNull(),
    verdict: text().$type<Schemas['ReviewVerdict']>(),
    reason: text(),
    /** Time at which the decision takes effect; null without a decision. */
    appliesAt: instant('applies_at'),
  },
  (table) => [
    primaryKey({ columns: [table.kind, table.itemId] }),
    index('review_claims_due')
      .on(table.appliesAt)
      .where(sql`${table.appliesAt} is not null`),
    index('review_claims_until').on(table.claimedUntil),
  ],
)

/** Imports of tracking numbers from CSV files. */
export const trackingImports = pgTable(
  'tracking_imports',
  {
    id: text().primaryKey(),
    staffId: text('staff_id').notNull(),
    fileName: text('file_name'),
    /** SHA-256 of the file, so that a second upload of the file continues the import. */
    fileHash: text('file_hash').notNull(),
    rows: integer().notNull(),
    /** Last request for approval; null if no approval was requested. */
    approvalId: text('approval_id'),
    startedAt: instant('started_at').notNull(),
  },
  (table) => [
    index('tracking_imports_file').on(table.fileHash),
    index('tracking_imports_started').on(table.startedAt),
  ],
)

/** Rows of imports, with their plan or result. Rows contain no member id. */
export const trackingRows = pgTable(
  'tracking_rows',
  {
    importId: text('import_id').notNull(),
    /** Line in the file. */
    line: integer().notNull(),
    /** Gift claim or redemption; null in a row that cannot be read. */
    kind: text().$type<Schemas['StaffParcelSource']>(),
    sourceId: text('source_id'),
    carrier: text(),
    trackingNumber: text('tracking_number'),
    trackingUrl: text('tracking_url'),
    /** Planned effect; after `doneAt`, the result. */
    action: text().$type<Schemas['TrackingRowAction']>().notNull(),
    /** Effect or reason as a sentence. */
    text: text().notNull(),
    startedAt: instant('started_at').notNull(),
    doneAt: instant('done_at'),
  },
  (table) => [
    primaryKey({ columns: [table.importId, table.line] }),
    index('tracking_rows_action').on(table.importId, table.action, table.line),
    index('tracking_rows_waiting')
      .on(table.importId, table.line)
      .where(sql`${table.doneAt} is null`),
    index('tracking_rows_started').on(table.startedAt),
  ],
)

/** Filters of the list of parcels that staff members have saved under a name. */
export const parcelViews = pgTable(
  'parcel_views',
  {
    id: text().primaryKey(),
    staffId: text('staff_id').notNull(),
    name: text().notNull(),
    filter: jsonb().$type<Schemas['ParcelFilter']>().notNull(),
  },
  (table) => [uniqueIndex('parcel_views_name').on(table.staffId, table.name)],
)

/** Figures of the program by period and country, without members. A job computes them from the tables of members. */
export const figures = pgTable(
  'figures',
  {
    metric: text().$type<Schemas['FigureMetric']>().notNull(),
    period: text().$type<Schemas['FigurePeriod']>().notNull(),
    /** First day of the period in UTC. Weeks start on Monday. */
    start: date({ mode: 'string' }).notNull(),
    /** Country of the members; `ZZ` if their accounts were erased before the computation. */
    country: text().notNull(),
    value: bigint({ mode: 'number' }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.metric, table.period, table.start, table.country] })],
)

/** Days for which all figures were computed. */
export const figureDays = pgTable('figure_days', {
  day: date({ mode: 'string' }).primaryKey(),
  computedAt: instant('computed_at').notNull(),
})
