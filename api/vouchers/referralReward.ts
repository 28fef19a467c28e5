// Pays the referral reward once to both members when the friend is verified and active for the first time.
import { referral } from '../catalog/referral.ts'
import { notify } from '../notices/notify.ts'
import type { Database } from '../store/store.ts'
import { recordPayment } from './paidFriends.ts'
import { countForAdvocate, markPaidBefore, markReferralRewarded } from './rewardedReferrals.ts'
import { award } from '../rewards/award.ts'

/**
 * Call when a member becomes active, for example by a check-in or a redemption, within the same transaction. If the
 * referral is already settled, a call makes only one cheap query.
 * @returns true if this call settled the referral, by paying the reward or by recording why it is not paid
 */
export async function rewardReferral(tx: Database, memberId: string, now: Date): Promise<boolean> {
  const settled = await markReferralRewarded(tx, memberId, now)
  if (!settled) return false
  if (!(await recordPayment(tx, memberId, now))) {
    await markPaidBefore(tx, settled, now)
    return true
  }
  const reference = `referral:${memberId}`
  const common = { source: 'referral', now }
  await award(tx, { ...common, memberId, prize: referral().friend, reference: `${reference}:friend` })
  if (!(await countForAdvocate(tx, settled, now))) return true
  const { advocateId } = settled
  const { advocate } = referral()
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
