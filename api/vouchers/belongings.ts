// What the tag `vouchers` keeps of members.
import { eq, or } from 'drizzle-orm'
import { rowsOf, type Belongings } from '../store/belongings.ts'
import { referralCodes, referrals, referralYears, vouchers as table } from './tables.ts'

/** A friendship belongs to both: each sees that it was, and neither whose the other's account is. */
const friendships: Belongings = {
  async exported(db, memberId) {
    const { joinedAt, rewardedAt, notCountedAt, advocateId, friendId } = referrals
    const rows = await db
      .select({ joinedAt, rewardedAt, notCountedAt, advocateId })
      .from(referrals)
      .where(or(eq(advocateId, memberId), eq(friendId, memberId)))
    const shown = rows.map(({ advocateId: advocate, ...row }) => ({ ...row, invited: advocate === memberId }))
    return { referrals: shown }
  },
  async erase(tx, memberId) {
    const { advocateId, friendId } = referrals
    await tx.delete(referrals).where(or(eq(advocateId, memberId), eq(friendId, memberId)))
  },
}

export const vouchers: Belongings[] = [
  rowsOf(table),
  rowsOf(referralCodes),
  rowsOf(referralYears),
  friendships,
]
