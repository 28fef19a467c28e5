// Decides on acts of other staff members. Approved coins are given in the transaction of the decision. Approved imports
// and moves run in a job, and the requester downloads an approved export.
import type { components } from '#generated/backOffice/schema.d.ts'
import { recordActs } from '../../audit/recordActs.ts'
import { storeVerdict } from '../../staff/approvals.ts'
import { actorOf, type StaffMember } from '../../staff/sessions.ts'
import type { Database } from '../../store/store.ts'
import { giveCoins } from '../members/coins.ts'
import { lockMemberRow } from '../members/find.ts'

type Schemas = components['schemas']

/** @returns the decision, and true if rows wait for the job `run approved acts` */
export async function decideApproval(
  db: Database,
  request: Schemas['DecideApprovalRequest'],
  { staff, now }: { staff: Pick<StaffMember, 'id'>; now: Date },
): Promise<{ decision: Schemas['ApprovalDecision']; isRun: boolean }> {
  return await db.transaction(async (tx) => {
    const act = await storeVerdict(tx, request, { staff, now })
    if (typeof act === 'string') return { decision: { decided: false, problem: act }, isRun: false }
    const { id, kind, memberId, verdict, endedAt } = act
    await recordActs(tx, now, {
      what: 'approval-decided',
      memberId,
      by: actorOf(staff),
      subject: `approval:${id}`,
      outcome: verdict,
    })
    if (verdict === 'approved' && kind === 'coins' && memberId !== null) {
      await lockMemberRow(tx, memberId)
      await giveCoins(tx, { ...act, memberId }, { staff, now })
    }
    return { decision: { decided: true, problem: null }, isRun: endedAt === null }
  })
}
