// Finds the member that the token belongs to. Loaded only where there is a token, so a visitor's first load goes without it.
import { checkToken } from '#generated/calls/session.ts'
import { CallError } from '#src/client/errors.ts'
import type { UserInfo } from '#generated/schema.d.ts'
import type { AppContext } from '../app/context.ts'
import { getUserInfo } from '#generated/calls/account.ts'
import { forgetDrafts, visitor } from '../storage/forgetDrafts.ts'

/**
 * Signed in when the token check succeeds, then user info is loaded (section 4). User info that was read already is reused.
 * @returns `null` when the token is not valid any more; it is removed then
 * @throws CallError when the server cannot be asked
 */
export async function memberOf(app: AppContext): Promise<UserInfo | null> {
  if (!app.token()) return null
  const options = { ...getUserInfo.query(), meta: { handlesErrors: true } }
  try {
    const cachedMember = app.queryClient.getQueryData(options.queryKey)
    if (!cachedMember) await checkToken()
    const member = cachedMember ?? (await app.queryClient.fetchQuery(options))
    // The answer belongs to another member, whose session ended in this tab.
    if (!cachedMember) forgetDrafts([visitor, member.uid])
    return member
  } catch (error) {
    if (!(error instanceof CallError && error.endsSession)) throw error
    app.endSession()
    return null
  }
}
