// The export of the tag `session`: the member's own row, her sessions and what she agreed to, without secrets.
import { eq, getTableColumns } from 'drizzle-orm'
import { ownRows, type Exporter } from '../store/ownRows.ts'
import { socialAccounts } from './social/tables.ts'
import { consents, members, sessions } from './tables.ts'

export const exportSession: Exporter = async (db, memberId) => {
  const { passwordHash: _, ...columns } = getTableColumns(members)
  return {
    members: await db.select(columns).from(members).where(eq(members.id, memberId)),
    ...(await ownRows(db, sessions, memberId, ['tokenHash'])),
    ...(await ownRows(db, consents, memberId)),
    ...(await ownRows(db, socialAccounts, memberId)),
  }
}
