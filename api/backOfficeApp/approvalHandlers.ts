// Handlers of operations on acts that wait for approval.
import { decideApproval } from '../backOffice/approvals/decide.ts'
import { waitingApprovals } from '../backOffice/approvals/list.ts'
import { runApprovedActs } from '../backOffice/approvals/runApproved.ts'
import { page } from '../http/paging.ts'
import { faultOf } from '../process/log.ts'
import type { StaffHandlers } from './operation.ts'

export const approvalHandlers: Pick<StaffHandlers, 'listApprovals' | 'decideApproval'> = {
  async listApprovals({ db, query: { cursor, limit }, staff, now }) {
    return page(await waitingApprovals(db, { cursor, limit: limit + 1 }, { staff, now }), limit)
  },

  async decideApproval({ db, body, staff, now, withQueue, log }) {
    const { decision, isRun } = await decideApproval(db, body, { staff, now })
    // Starts the act without the wait for the next minute. The job finds the act in any case.
    if (isRun)
      await withQueue((queue) => queue.add({ job: runApprovedActs, span: { only: body.id } })).catch(
        (error: unknown) =>
          log.warn({
            event: 'approved_act_not_queued',
            id: body.id,
            fault: faultOf(error),
            msg: `Approved act ${body.id} could not be queued. It starts within a minute.`,
          }),
      )
    return decision
  },
}
