// `/registration`: what becoming a member is, and its form.
import { Suspense } from 'react'
import { Link, useSearch } from '@tanstack/react-router'
import { FormattedMessage } from 'react-intl'
import { WelcomeScene } from '../../art/WelcomeScene.tsx'
import { island } from '../../runtime/island.ts'
import { Skeleton } from '../../ui/Skeleton.tsx'

const RegistrationForm = island(() =>
  import('./RegistrationForm.tsx').then(({ RegistrationForm: form }) => form),
)

export function RegistrationPage() {
  const search = useSearch({ from: '/_common/registration' })
  return (
    <>
      <WelcomeScene className="mx-auto w-60" />
      <h1 className="mt-4 title-page text-center">
        <FormattedMessage id="session.registration.title" />
      </h1>
      <p className="mt-2 text-center text-ink-soft">
        <FormattedMessage id="session.registration.intro" />
      </p>
      <Suspense fallback={<Skeleton shape="block" className="mt-8 h-96" />}>
        <RegistrationForm />
      </Suspense>
      <p className="mt-6 text-center text-ink-soft">
        <FormattedMessage
          id="session.registration.signIn"
          values={{
            a: (words) => (
              <Link
                to="/login"
                search={search}
                className="inline-flex min-h-11 items-center font-semibold text-accent underline underline-offset-4"
              >
                {words}
              </Link>
            ),
          }}
        />
      </p>
    </>
  )
}
