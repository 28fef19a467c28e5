// What the tag `session` keeps of members: the member's own row, what she agreed to, her sessions and other ways in, and
// what was sent to her to sign in.
import { eq, getTableColumns, inArray } from 'drizzle-orm'
import { rowsOf, type Belongings } from '../store/belongings.ts'
import { accountsOf } from './accounts.ts'
import { socialAccounts } from './social/tables.ts'
import { codeTickets, consents, members, recoveryLinks, sessions, verifyCodes } from './tables.ts'

const herself: Belongings = {
  async exported(db, memberId) {
    const { passwordHash: _, ...columns } = getTableColumns(members)
    return { members: await db.select(columns).from(members).where(eq(members.id, memberId)) }
  },
  async erase(tx, memberId) {
    const [member] = await tx.delete(members).where(eq(members.id, memberId)).returning()
    const accounts = member ? accountsOf(member) : []
    await tx.delete(recoveryLinks).where(inArray(recoveryLinks.account, accounts))
    await tx.delete(codeTickets).where(inArray(codeTickets.account, accounts))
    await tx.delete(verifyCodes).where(inArray(verifyCodes.account, accounts))
  },
}

export const session: Belongings[] = [
  herself,
  rowsOf(sessions, ['tokenHash']),
  rowsOf(consents),
  rowsOf(socialAccounts),
  rowsOf(recoveryLinks, ['tokenHash']),
]
