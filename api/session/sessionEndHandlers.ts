// Where a member is signed in, and the ends: of a session, of all others, of the account.
import type { Handlers } from '../http/operation.ts'
import { admitAccount } from './admitAccount.ts'
import { close, deletionPreview, reopen } from './closing.ts'
import { closingMessage } from './accountMails.ts'
import { openSession } from './members.ts'
import { assertProven, reauthenticate } from './reauthenticate.ts'
import { authenticate } from './authenticate.ts'
import { endSessions, listSessions, revokeSession } from './sessions.ts'

export const sessionEndHandlers: Pick<
  Handlers<'session'>,
  'listSessions' | 'revokeSession' | 'revokeOtherSessions' | 'getDeletionPreview' | 'disable' | 'undoDisable'
> = {
  async listSessions({ db, member, query, now }) {
    return await listSessions(db, { ...query, memberId: member.id, current: member.session.id, now })
  },

  async revokeSession(request) {
    const { db, member, path, body, now } = request
    await assertProven(request, body.proof)
    await revokeSession(db, member.id, path.id, now)
  },

  async revokeOtherSessions(request) {
    const { db, member, body, now } = request
    await assertProven(request, body.proof)
    return { ended: await endSessions(db, member.id, now, member.session.id) }
  },

  async getDeletionPreview({ db, member, now }) {
    return await deletionPreview(db, member.id, now)
  },

  async disable(request) {
    const { db, body, language, now, integrations } = request
    const owner = await reauthenticate(request, body.proof)
    const erasesAt = await close(db, owner, now)
    void integrations.send(closingMessage(owner, erasesAt, language))
    return { undoUntil: erasesAt.toISOString() }
  },

  async undoDisable({ db, body, now, caller, browser }) {
    const asked = { account: await admitAccount(db, body.account), browser }
    const { id, passwordHash } = await authenticate(db, asked, body.proof, now)
    return await db.transaction(async (tx) => {
      await reopen(tx, id, now)
      return await openSession(tx, id, now, { caller, passwordHash })
    })
  },
}
