// Runs approved imports and moves of parcels in a background job. An act that was interrupted continues with its next
// row.
import { and, asc, eq, inArray, isNull } from 'drizzle-orm'
import type { Log } from '../../process/log.ts'
import type { ApprovalRow } from '../../staff/approvals.ts'
import { staffApprovals } from '../../staff/tables.ts'
import { batchSize, eachInBatches, within, type Portion } from '../../store/eachInBatches.ts'
import type { Database } from '../../store/store.ts'
import { runImport } from '../parcels/imports.ts'
import { runMove } from '../parcels/runMove.ts'

/** Name of the job. A task with the id of an act runs only this act. */
export const runApprovedActs = 'run approved acts'

type Run = { log: Log; now: Date; stop?: AbortSignal | undefined }

export async function runApproved(
  db: Database,
  now: Date,
  { log, portion }: { log: Log; portion: Portion },
): Promise<void> {
  await eachInBatches({
    ...portion,
    next: async (span) =>
      await db
        .select()
        .from(staffApprovals)
        .where(
          and(
            eq(staffApprovals.verdict, 'approved'),
            isNull(staffApprovals.endedAt),
            inArray(staffApprovals.kind, ['parcelImport', 'parcelMove']),
            within(staffApprovals.id, span),
          ),
        )
        .orderBy(asc(staffApprovals.id))
        .limit(batchSize),
    work: async (act: ApprovalRow) => await runAct(db, act, { log, now, stop: portion.stop }),
  })
}

async function runAct(db: Database, act: ApprovalRow, run: Run) {
  const hasEnded = act.kind === 'parcelMove' ? await runMove(db, act, run) : await runRows(db, act, run)
  if (hasEnded)
    await db
      .update(staffApprovals)
      .set({ endedAt: run.now })
      .where(and(eq(staffApprovals.id, act.id), isNull(staffApprovals.endedAt)))
}

/** Imports rows until no row waits. @returns true if all rows have a result */
async function runRows(db: Database, { requestedBy, details }: ApprovalRow, { stop, ...run }: Run) {
  const id = details?.importId
  if (id === undefined) throw new Error('The approved import has no id.')
  let before = Number.POSITIVE_INFINITY
  while (!isStopped(stop)) {
    const { waiting } = await runImport(db, id, { staff: { id: requestedBy }, ...run })
    // Another worker imports the rows if their number does not decrease.
    if (waiting === 0 || waiting >= before) return waiting === 0
    before = waiting
  }
  return false
}

const isStopped = (stop: AbortSignal | undefined) => stop?.aborted === true
