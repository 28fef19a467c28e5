// Who the token belongs to. It is looked into only where there is a token, so a visitor's first load goes without.
import { checkToken, getUserInfo } from '../../../generated/calls/session.ts'
import { CallError } from '../../client/errors.ts'
import type { UserInfo } from '../../../generated/schema.d.ts'
import type { AppContext } from '../app/context.ts'

/**
 * Signed in when the token check succeeds, then user info is loaded (section 4). What was read already is not asked again.
 * @returns `null` when the token holds no more; it is forgotten then
 * @throws CallError when nobody could say
 */
export async function memberOf(app: AppContext): Promise<UserInfo | null> {
  if (!app.token()) return null
  const options = { ...getUserInfo.query(), meta: { handlesErrors: true } }
  try {
    const known = app.queryClient.getQueryData(options.queryKey)
    if (!known) await checkToken()
    return known ?? (await app.queryClient.fetchQuery(options))
  } catch (error) {
    if (!(error instanceof CallError && error.endsSession)) throw error
    app.signOut()
    return null
  }
}
