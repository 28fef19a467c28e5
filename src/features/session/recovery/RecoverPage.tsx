// `/recover_pwd`: where the link of the mail leads. Its token is known to the browser alone.
import { useLinkToken } from '../../../runtime/session/useLinkToken.ts'
import { LinkRecovery } from './LinkRecovery.tsx'
import { NoLink } from './NoLink.tsx'
import { RecoverSkeleton } from './RecoverSkeleton.tsx'

export function RecoverPage() {
  const token = useLinkToken()
  if (token === undefined) return <RecoverSkeleton />
  return token === null ? <NoLink is="missing" /> : <LinkRecovery token={token} />
}
