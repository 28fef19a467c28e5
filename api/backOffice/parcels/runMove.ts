// Runs an approved move of many parcels. Each parcel has a separate transaction with its result, so that a failing
// parcel does not stop the others, and an interrupted move continues with the next parcel.
import type { Log } from '../../process/log.ts'
import type { ApprovalRow } from '../../staff/approvals.ts'
import type { Database } from '../../store/store.ts'
import { failedMove, moveParcel } from './move.ts'
import { paced } from './paced.ts'
import { claimRow, storeResult, waitingAfter, type RequestRow } from './requestRows.ts'

/** Number of rows that are moved without a rest. Each has a separate transaction. */
const rowsPerPortion = 10

type Run = { log: Log; now: Date; stop?: AbortSignal | undefined }

/** @returns true if all parcels have a result */
export async function runMove(db: Database, act: ApprovalRow, { stop, ...run }: Run): Promise<boolean> {
  for (let after = 0; ;) {
    const rows = await waitingAfter(db, act.id, { after, limit: rowsPerPortion })
    if (rows.length === 0) break
    await paced(async () => {
      for (const row of rows) if (!stop?.aborted) await moveRow(db, row, { act, ...run })
    })
    if (stop?.aborted) return false
    after = rows.at(-1)?.position ?? after
  }
  // Another worker may still move the rows that it has locked.
  return (await waitingAfter(db, act.id, { after: 0, limit: 1 })).length === 0
}

type RowRun = Omit<Run, 'stop'> & { act: ApprovalRow }

async function moveRow(db: Database, row: RequestRow, { act, log, now }: RowRun) {
  const { requestedBy, details } = act
  const state = details?.state
  if (!state) throw new Error(`Move ${act.id} has no state.`)
  const reference = { kind: row.kind, id: row.sourceId }
  try {
    await db.transaction(async (tx) => {
      if (!(await claimRow(tx, row))) return
      const result = await moveParcel(tx, reference, { state, staff: { id: requestedBy }, now })
      await storeResult(tx, row, { ...result, now })
    })
  } catch (error) {
    const result = failedMove(log, { ...reference, state, error, request: act.id })
    await storeResult(db, row, { ...result, now })
  }
}
