// `/registration`: what becoming a member is, and its form.
import { Suspense } from 'react'
import { Link, useSearch } from '@tanstack/react-router'
import { FormattedMessage } from 'react-intl'
import { WelcomeScene } from '../../../art/WelcomeScene.tsx'
import { island } from '../../../runtime/loading/island.ts'
import { Columns } from '../../../ui/content/Columns.tsx'
import { linkClass } from '../../../ui/actions/link.ts'
import { PageHead } from '../../../ui/frames/PageHead.tsx'
import { Skeleton } from '../../../ui/progress/Skeleton.tsx'

const RegistrationForm = island(() =>
  import('./RegistrationForm.tsx').then(({ RegistrationForm: form }) => form),
)

export function RegistrationPage() {
  const search = useSearch({ from: '/_common/registration' })
  return (
    <>
      <PageHead
        title={<FormattedMessage id="session.registration.title" />}
        intro={<FormattedMessage id="session.registration.intro" />}
      />
      <Columns aside={<WelcomeScene className="mx-auto w-full max-w-96 max-tablet:hidden" />}>
        <Suspense fallback={<Skeleton shape="block" className="h-96" />}>
          <RegistrationForm />
        </Suspense>
        <p className="text-center text-ink-soft">
          <FormattedMessage
            id="session.registration.signIn"
            values={{
              a: (words) => (
                <Link to="/login" search={search} className={`${linkClass} underline`}>
                  {words}
                </Link>
              ),
            }}
          />
        </p>
      </Columns>
    </>
  )
}
