// Pays the referral reward once to both members when the friend is verified and active for the first time.
import { referral } from '../catalog/referral.ts'
import { notify } from '../notices/notify.ts'
import type { Database } from '../store/store.ts'
import { notePayment } from './paidFriends.ts'
import { countForAdvocate, markPaidBefore, markReferralRewarded } from './rewardedReferrals.ts'
import { award } from '../rewards/award.ts'

/**
 * Call when a member becomes active (first check-in, first redemption), within the same transaction. Further calls cost one cheap read.
 * @returns true if this call settled the referral
 */
export async function rewardReferral(tx: Database, memberId: string, now: Date): Promise<boolean> {
  const settled = await markReferralRewarded(tx, memberId, now)
  if (!settled) return false
  if (!(await notePayment(tx, memberId, now))) {
    await markPaidBefore(tx, settled, now)
    return true
  }
  const reference = `referral:${memberId}`
  const common = { source: 'referral', now }
  await award(tx, { ...common, memberId, prize: referral.friend, reference: `${reference}:friend` })
  if (!(await countForAdvocate(tx, settled, now))) return true
  const { advocateId } = settled
  const { advocate } = referral
  await award(tx, { ...common, memberId: advocateId, prize: advocate, reference: `${reference}:advocate` })
  await notify(tx, {
    memberId: advocateId,
    kind: 'referral-rewarded',
    params: { coins: advocate.coins ?? 0 },
    reference,
    now,
  })
  return true
}
