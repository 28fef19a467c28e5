// Names the page that opens after the sign-in. Static part: it has no handlers and no state.
import { FormattedMessage } from 'react-intl'
import { useAppContext } from '#src/runtime/app/AppProvider.tsx'
import { targetOf } from '#src/runtime/routing/redirect.ts'

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

/** Areas of the message by the start of the path; more specific paths come first. */
const areas = [
  ['/gifts/eMagazine', 'magazine'],
  ['/villages', 'villages'],
  ['/activit', 'activities'],
  ['/games', 'games'],
  ['/gifts', 'gifts'],
  ['/coins', 'coins'],
  ['/pointsMall', 'coins'],
  ['/coupon', 'vouchers'],
  ['/order', 'orders'],
] as const

const areaOf = (pathname: string) => areas.find(([start]) => pathname.startsWith(start))?.[1] ?? 'page'
