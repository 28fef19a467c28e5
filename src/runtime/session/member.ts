// Loads the member of the token. A separate module, so that visitors do not load it.
import { checkToken } from '#generated/calls/session.ts'
import { CallError } from '#src/client/errors.ts'
import type { UserInfo } from '#generated/schema.d.ts'
import type { AppContext } from '../app/context.ts'
import { getUserInfo } from '#generated/calls/account.ts'
import { forgetDrafts, visitor } from '../storage/forgetDrafts.ts'

/**
 * Validates the token, then loads user info (section 4). Cached user info is reused.
 * @returns `null` if the token is invalid; it is deleted then
 * @throws CallError if the server cannot be reached
 */
export async function memberOf(app: AppContext): Promise<UserInfo | null> {
  if (!app.token()) return null
  const options = { ...getUserInfo.query(), meta: { handlesErrors: true } }
  try {
    const cachedMember = app.queryClient.getQueryData(options.queryKey)
    if (!cachedMember) await checkToken()
    const member = cachedMember ?? (await app.queryClient.fetchQuery(options))
    // Delete drafts of another member whose session ended in this tab.
    if (!cachedMember) forgetDrafts([visitor, member.uid])
    return member
  } catch (error) {
    if (!(error instanceof CallError && error.endsSession)) throw error
    app.endSession()
    return null
  }
}
