// Requests for exports and moves of all parcels of a filter. The parcels are stored with the request, so that the
// approver and the act have the same list. A move validates the state of each parcel when it runs.
import { and, desc, eq, inArray, sql } from 'drizzle-orm'
import type { components } from '#generated/backOffice/schema.d.ts'
import { refuse } from '#shared/protocol/refuse.ts'
import { recordActs } from '../../audit/recordActs.ts'
import {
  decisionOf,
  insertRequest,
  rowsWithoutApproval,
  storeRequestReason,
  type ApprovalRow,
} from '../../staff/approvals.ts'
import { emailOf } from '../../staff/emails.ts'
import { actorOf, type StaffMember } from '../../staff/sessions.ts'
import { approvalParcels, staffApprovals } from '../../staff/tables.ts'
import type { Database } from '../../store/store.ts'
import { describeParcels } from './describe.ts'
import { downloadOf } from './exportFile.ts'
import { countsOf } from './requestRows.ts'
import { mostBulkParcels, storeSelection } from './select.ts'

type Schemas = components['schemas']
type Requester = { staff: Pick<StaffMember, 'id' | 'roles'>; now: Date }
type Problem = NonNullable<Schemas['RequestedParcelAct']['problem']>

const bulkKinds = ['parcelExport', 'parcelMove'] as const

/** Error that reverts a request, because the filter selects too few or too many parcels. */
class UnusableFilter extends Error {
  readonly problem: Problem
  constructor(problem: Problem) {
    super(`The filter selects too ${problem} parcels.`)
    this.problem = problem
  }
}

/**
 * Requests an act once per `id`.
 * @throws BAD_REQUEST if a move has no state, an export has a state, or the id belongs to another act
 */
export async function requestParcelAct(
  db: Database,
  act: Schemas['ParcelActRequest'],
  { staff, now }: Requester,
): Promise<Schemas['RequestedParcelAct']> {
  const { id, kind, state } = act
  if ((kind === 'parcelMove') !== (state !== undefined))
    refuse('BAD_REQUEST', { reasons: [{ code: 'REQUIRED', field: 'state' }] })
  try {
    await db.transaction((tx) => storeRequest(tx, act, { staff, now }))
  } catch (error) {
    if (error instanceof UnusableFilter) return { problem: error.problem, request: null }
    throw error
  }
  return { problem: null, request: await readRequest(db, id, { staff, now }) }
}

/** @throws UnusableFilter, BAD_REQUEST */
async function storeRequest(
  tx: Database,
  { id, kind, filter, state, reason }: Schemas['ParcelActRequest'],
  { staff, now }: Requester,
) {
  const details = { filter, ...(state && { state }) }
  if (!(await insertRequest(tx, { id, kind, amount: 0, details, reason }, { staff, now }))) {
    const [earlier] = await tx.select().from(staffApprovals).where(eq(staffApprovals.id, id))
    const isSame =
      earlier?.kind === kind && earlier.requestedBy === staff.id && earlier.details?.state === state
    return isSame ? undefined : refuse('BAD_REQUEST', { reasons: [{ code: 'FORMAT', field: 'id' }] })
  }
  const amount = await storeSelection(tx, id, { filter, now })
  if (amount <= rowsWithoutApproval) throw new UnusableFilter('few')
  if (amount > mostBulkParcels) throw new UnusableFilter('many')
  await tx.update(staffApprovals).set({ amount }).where(eq(staffApprovals.id, id))
  await storeRequestReason(tx, { operation: 'requestParcelAct', reason }, { staff, now })
  await recordActs(tx, now, {
    what: kind === 'parcelExport' ? 'export-requested' : 'move-requested',
    by: actorOf(staff),
    subject: `approval:${id}`,
    outcome: String(amount),
  })
  return undefined
}

type Page = { cursor?: string | undefined; limit: number }
type Reader = { staff: Pick<StaffMember, 'id'>; now: Date }

/** Returns requests of the staff member, newest first. `cursor` is the id of the last request of the previous page. */
export async function listRequests(
  db: Database,
  { cursor, limit }: Page,
  { staff, now }: Reader,
): Promise<Schemas['ParcelRequest'][]> {
  const { id, requestedAt, requestedBy, kind } = staffApprovals
  const last = db
    .select({ at: requestedAt, id })
    .from(staffApprovals)
    .where(eq(id, cursor ?? ''))
  const rows = await db
    .select()
    .from(staffApprovals)
    .where(
      and(
        eq(requestedBy, staff.id),
        inArray(kind, [...bulkKinds]),
        cursor === undefined ? undefined : sql`(${requestedAt}, ${id}) < (${last})`,
      ),
    )
    .orderBy(desc(requestedAt), desc(id))
    .limit(limit)
  return await Promise.all(rows.map(async (row) => await requestOf(db, row, now)))
}

/** Returns a request of the staff member. @throws NOT_FOUND */
export async function readRequest(
  db: Database,
  id: string,
  { staff, now }: Reader,
): Promise<Schemas['ParcelRequest']> {
  const [row] = await db
    .select()
    .from(staffApprovals)
    .where(and(eq(staffApprovals.id, id), eq(staffApprovals.requestedBy, staff.id)))
  if (!row || !isBulkKind(row.kind)) return refuse('NOT_FOUND')
  return await requestOf(db, row, now)
}

const isBulkKind = (kind: ApprovalRow['kind']): kind is Schemas['BulkActKind'] =>
  bulkKinds.some((each) => each === kind)

async function requestOf(db: Database, row: ApprovalRow, now: Date): Promise<Schemas['ParcelRequest']> {
  const { id, kind, amount, details, reason, requestedAt, decidedBy } = row
  if (!isBulkKind(kind)) throw new Error(`Request ${id} is no bulk act on parcels.`)
  return {
    id,
    kind,
    rows: amount,
    filter: details?.filter ?? {},
    state: details?.state ?? null,
    reason,
    requestedAt: requestedAt.toISOString(),
    decision: decisionOf(row, now),
    decidedBy: await emailOf(db, decidedBy),
    done: await countsOf(db, id),
    download: downloadOf(row, now),
  }
}

/** Returns a page of the parcels of a move that the staff member requested. @throws NOT_FOUND, BAD_REQUEST */
export async function listRequestRows(
  db: Database,
  id: string,
  { outcome, cursor, limit, ...reader }: Page & Reader & { outcome?: Schemas['MoveOutcome'] | undefined },
): Promise<Schemas['ParcelRequestRowList']> {
  const isCursor = cursor === undefined || /^\d{1,9}$/.test(cursor)
  if (!isCursor) refuse('BAD_REQUEST', { reasons: [{ code: 'FORMAT', field: 'cursor' }] })
  await readRequest(db, id, reader)
  const rows = await db
    .select()
    .from(approvalParcels)
    .where(
      and(
        eq(approvalParcels.approvalId, id),
        outcome === undefined ? undefined : eq(approvalParcels.outcome, outcome),
        cursor === undefined ? undefined : sql`${approvalParcels.position} > ${Number(cursor)}`,
      ),
    )
    .orderBy(approvalParcels.position)
    .limit(limit + 1)
  const items = rows.slice(0, limit)
  const references = items.map(({ kind, sourceId }) => ({ kind, id: sourceId }))
  const describe = await describeParcels(db, references)
  return {
    items: items.map(({ position, kind, sourceId, outcome: result, text }) => ({
      position,
      kind,
      id: sourceId,
      ...describe({ kind, id: sourceId }),
      outcome: result,
      text,
    })),
    nextCursor: rows.length > limit ? String(items.at(-1)?.position ?? '') : null,
  }
}
