// Loads the member to whom the session token belongs. It is a separate module, so that visitors do not download it.
import { checkToken } from '#generated/calls/session.ts'
import { CallError } from '#src/client/errors.ts'
import type { UserInfo } from '#generated/schema.d.ts'
import type { AppContext } from '../app/context.ts'
import { getUserInfo } from '#generated/calls/account.ts'
import { deleteDrafts, visitor } from '../storage/deleteDrafts.ts'

/**
 * Validates the token, then loads the user info (section 4 of the specification). Reuses cached user info.
 * @returns the user info of the member; `null` if the token is invalid. An invalid token is deleted
 * @throws CallError if the server cannot be reached
 */
export async function memberOf(app: AppContext): Promise<UserInfo | null> {
  if (!app.token()) return null
  const options = { ...getUserInfo.query(), meta: { handlesErrors: true } }
  try {
    const cachedMember = app.queryClient.getQueryData(options.queryKey)
    if (!cachedMember) await checkToken()
    const member = cachedMember ?? (await app.queryClient.fetchQuery(options))
    // Delete the drafts of another member whose session ended in this tab.
    if (!cachedMember) deleteDrafts([visitor, member.uid])
    return member
  } catch (error) {
    if (!(error instanceof CallError && error.endsSession)) throw error
    app.endSession()
    return null
  }
}
