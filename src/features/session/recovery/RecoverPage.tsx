// `/recover_pwd`: page that the link in a password email opens. Only the browser can read the token of the link.
import { useLinkToken } from '#src/runtime/session/useLinkToken.ts'
import { LinkRecovery } from './LinkRecovery.tsx'
import { NoLink } from './NoLink.tsx'
import { RecoverSkeleton } from './RecoverSkeleton.tsx'
import { NeedsCookies } from '../shared/NeedsCookies.tsx'

export const RecoverPage = () => (
  <NeedsCookies>
    <Recovery />
  </NeedsCookies>
)

/** Reads the token of the link, which a cookie contains until then, and shows the form. */
function Recovery() {
  const token = useLinkToken()
  if (token === undefined) return <RecoverSkeleton />
  return token === null ? <NoLink problem="missing" /> : <LinkRecovery token={token} />
}
