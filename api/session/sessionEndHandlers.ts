// Lists a member's sessions, and ends one session or all others.
import type { Handlers } from '../http/operation.ts'
import { assertReauthenticated } from './reauthenticate.ts'
import { endOtherSessions, listSessions, revokeSession } from './sessions.ts'

export const sessionEndHandlers: Pick<
  Handlers<'session'>,
  'listSessions' | 'revokeSession' | 'revokeOtherSessions'
> = {
  async listSessions({ db, member, query, now }) {
    return await listSessions(db, { ...query, memberId: member.id, current: member.session.id, now })
  },

  async revokeSession(request) {
    const { db, member, path, body, now } = request
    await assertReauthenticated(request, body.proof)
    await revokeSession(db, member.id, { id: path.id, now })
  },

  async revokeOtherSessions(request) {
    const { db, member, body, now } = request
    await assertReauthenticated(request, body.proof)
    return { ended: await endOtherSessions(db, member, now) }
  },
}
