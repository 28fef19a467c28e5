// Page for unknown routes, with the text and the home link that section 8 of the specification requires. It is also
// shown for activities that have ended, and for pages to which the visitor has no access.
import { lazy, Suspense, type ReactNode } from 'react'
import { Link, useLocation, type NotFoundRouteProps } from '@tanstack/react-router'
import { FormattedMessage } from 'react-intl'
import { Brand } from '#src/runtime/layout/Brand.tsx'
import { useCountries } from '#src/runtime/format/useCountries.ts'
import { useAppContext } from '#src/runtime/app/AppProvider.tsx'
import { useIsSignedIn } from '#src/runtime/session/useIsSignedIn.ts'
import { refusalOf } from '#src/runtime/routing/pageRefusal.ts'
import { BlankFrame } from '#src/ui/frames/BlankFrame.tsx'
import { buttonClass } from '#src/ui/actions/Button.tsx'
import { EmptyState } from '#src/ui/feedback/EmptyState.tsx'
import { MemberLayout } from '../layouts/MemberLayout.tsx'

// Load the picture on demand, so that the first page load contains this page without its picture. While offline, no
// picture is shown.
const LostScene = lazy(() =>
  import('#src/art/LostScene.tsx').then((art) => ({ default: art.LostScene }), noPicture),
)

export function NotFoundPage(props: NotFoundRouteProps): ReactNode {
  const refused = refusalOf(props)
  const page = (
    <EmptyState
      level={1}
      art={
        <Suspense fallback={<div className="aspect-[4/3] w-full max-w-72" />}>
          <LostScene className="w-72 max-w-full" />
        </Suspense>
      }
      code={refused?.status ?? 404}
      {...messagesOf(refused)}
    />
  )
  // Members keep their tabs, so that the page is no dead end.
  if (useIsSignedIn()) return <MemberLayout>{page}</MemberLayout>
  return (
    <BlankFrame centred>
      <div className="flex flex-col items-center">
        <Brand />
        {page}
      </div>
    </BlankFrame>
  )
}

function UnknownRoute() {
  const home = (words: ReactNode) => (
    <Link to="/" className="text-accent underline underline-offset-4">
      {words}
    </Link>
  )
  return <FormattedMessage id="platform.notFound" values={{ home }} />
}

function messagesOf(refused: ReturnType<typeof refusalOf>) {
  if (refused?.isActivity) return { title: <FormattedMessage id="activities.notFound" />, ...whyNot(refused) }
  if (refused?.status === 403) return { title: <FormattedMessage id="error.403" />, action: <SignIn /> }
  // Add no link to the home page, because the title contains this link.
  return { title: <UnknownRoute />, action: <Help /> }
}

/** Returns the reason why an activity cannot be shown, and the next step. */
function whyNot({ status, join, regions }: NonNullable<ReturnType<typeof refusalOf>>) {
  if (join !== undefined)
    return { text: <FormattedMessage id="activities.forbidden.join" />, action: <Join activityId={join} /> }
  if (regions) return { text: <Elsewhere regions={regions} />, action: <All /> }
  if (status === 403) return { text: <FormattedMessage id="activities.forbidden.text" />, action: <SignIn /> }
  return { text: <FormattedMessage id="activities.notFound.text" />, action: <Home /> }
}

/** Links to the page on which the member joins the activity. Afterwards, that page opens the current page again. */
function Join({ activityId }: { activityId: string }) {
  const { pathname } = useLocation()
  return (
    <span className="flex flex-wrap justify-center gap-2">
      <Link to="/activities" search={{ join: activityId, back: pathname }} className={buttonClass()}>
        <FormattedMessage id="activities.forbidden.toJoin" />
      </Link>
      <Link to="/activities" className={buttonClass({ variant: 'quiet' })}>
        <FormattedMessage id="activities.toList" />
      </Link>
    </span>
  )
}

const All = () => (
  <Link to="/activities" className={buttonClass()}>
    <FormattedMessage id="activities.toList" />
  </Link>
)

function Elsewhere({ regions }: { regions: readonly string[] }) {
  const countries = useCountries()
  return <FormattedMessage id="activities.elsewhere" values={{ countries: countries(regions) }} />
}

const Home = () => (
  <Link to="/" className={buttonClass()}>
    <FormattedMessage id="platform.home" />
  </Link>
)

const Help = () => (
  <Link to="/app/faq" className={buttonClass({ variant: 'soft' })}>
    <FormattedMessage id="support.faq.title" />
  </Link>
)

/** Shows a sign-in link, because a sign-in may give the visitor access. */
function SignIn() {
  const { origin } = useAppContext()
  const { href } = useLocation()
  if (useIsSignedIn()) return <Home />
  return (
    <Link to="/login" search={{ redirect: new URL(href, origin).href }} className={buttonClass()}>
      <FormattedMessage id="session.login.submit" />
    </Link>
  )
}

const noPicture = () => ({ default: () => <></> })
