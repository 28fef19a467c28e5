// `/login`: asks for the account first, then shows the sign-in methods of that account. People who have never signed in
// on this device also see an introduction to the membership.
import { Suspense } from 'react'
import { Link, useSearch } from '@tanstack/react-router'
import { FormattedMessage } from 'react-intl'
import { Introduction, WaitingPage } from '#src/domain/introduction/parts.tsx'
import { useIsNew } from '#src/domain/introduction/useIsNew.ts'
import { island } from '#src/runtime/loading/island.ts'
import { Skeleton } from '#src/ui/progress/Skeleton.tsx'
import { EntryFrame } from '../shared/EntryFrame.tsx'
import { NeedsCookies } from '../shared/NeedsCookies.tsx'

const LoginSteps = island(() => import('./LoginSteps.tsx').then(({ LoginSteps: steps }) => steps))

export function LoginPage() {
  const search = useSearch({ from: '/_blank/login' })
  const isNew = useIsNew()
  return (
    <EntryFrame
      below={isNew && <Introduction search={search} />}
      footer={
        // The introduction has its own button to join.
        !isNew && (
          <p>
            <FormattedMessage
              id="session.login.join"
              values={{
                a: (words) => (
                  <Link
                    to="/registration"
                    search={search}
                    className="inline-flex min-h-11 items-center font-semibold text-accent underline underline-offset-4"
                  >
                    {words}
                  </Link>
                ),
              }}
            />
          </p>
        )
      }
    >
      {search.redirect && <WaitingPage redirect={search.redirect} isNew={isNew} />}
      <h1 className="title-page">
        <FormattedMessage id={isNew ? 'membership.intro.title' : 'session.login.title'} />
      </h1>
      <NeedsCookies>
        <Suspense fallback={<Skeleton shape="block" className="mt-6 h-64" />}>
          <LoginSteps isNew={isNew} />
        </Suspense>
      </NeedsCookies>
    </EntryFrame>
  )
}
