// `/login`: asks for the account first, then shows the sign-in methods of that account.
import { Suspense } from 'react'
import { Link, useSearch } from '@tanstack/react-router'
import { FormattedMessage } from 'react-intl'
import { island } from '#src/runtime/loading/island.ts'
import { Skeleton } from '#src/ui/progress/Skeleton.tsx'
import { EntryFrame } from '../shared/EntryFrame.tsx'
import { NeedsCookies } from '../shared/NeedsCookies.tsx'

const LoginSteps = island(() => import('./LoginSteps.tsx').then(({ LoginSteps: steps }) => steps))

export function LoginPage() {
  const search = useSearch({ from: '/_blank/login' })
  return (
    <EntryFrame
      footer={
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
      }
    >
      <h1 className="title-page">
        <FormattedMessage id="session.login.title" />
      </h1>
      <NeedsCookies>
        <Suspense fallback={<Skeleton shape="block" className="mt-6 h-64" />}>
          <LoginSteps />
        </Suspense>
      </NeedsCookies>
    </EntryFrame>
  )
}
