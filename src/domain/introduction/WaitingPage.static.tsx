// Names the page that opens after the sign-in. Static part: it has no handlers and no state.
import { FormattedMessage } from 'react-intl'
import { useAppContext } from '#src/runtime/app/AppProvider.tsx'
import { targetOf } from '#src/runtime/routing/redirect.ts'
import { areaOf } from './area.ts'

type WaitingPageProps = {
  /** Value of the `redirect` parameter of the sign-in page. */
  redirect: string | undefined
  isNew: boolean
}

export function WaitingPage({ redirect, isNew }: WaitingPageProps) {
  const app = useAppContext()
  const { origin, pathname } = targetOf(redirect, app)
  if (origin !== app.origin || pathname === '/') return null
  return (
    <p className="mb-4 rounded-control bg-blush px-4 py-2.5">
      <FormattedMessage
        id="membership.intro.waiting"
        values={{ isNew: String(isNew), area: areaOf(pathname) }}
      />
    </p>
  )
}
