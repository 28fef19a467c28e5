// `/registration`: the first rewards, and the form. People who have never signed in on this device also see an
// introduction to the membership.
import { Suspense } from 'react'
import { Link, useLoaderData, useSearch } from '@tanstack/react-router'
import { FormattedMessage } from 'react-intl'
import { WelcomeScene } from '#src/art/WelcomeScene.tsx'
import { FirstCoins, Introduction } from '#src/domain/introduction/parts.tsx'
import { useIsNew } from '#src/domain/introduction/useIsNew.ts'
import { island } from '#src/runtime/loading/island.ts'
import { linkClass } from '#src/ui/actions/link.ts'
import { PageHead } from '#src/ui/frames/PageHead.tsx'
import { Skeleton } from '#src/ui/progress/Skeleton.tsx'
import { InvitationCard } from './InvitationCard.tsx'
import { NeedsCookies } from '../shared/NeedsCookies.tsx'

const RegistrationForm = island(() =>
  import('./RegistrationForm.tsx').then(({ RegistrationForm: form }) => form),
)

export function RegistrationPage() {
  const search = useSearch({ from: '/_common/registration' })
  const isNew = useIsNew()
  const invitation = useLoaderData({ from: '/_common/registration' })
  return (
    <>
      <PageHead
        title={<FormattedMessage id="session.registration.title" />}
        intro={<FormattedMessage id="session.registration.intro" />}
      />
      <InvitationCard invitation={invitation} />
      <div className="grid grid-cols-1 gap-4 tablet:gap-6 md:grid-cols-[20rem_minmax(0,1fr)]">
        <div className="grid content-start gap-4">
          <FirstCoins />
          <WelcomeScene className="w-full max-md:hidden" />
        </div>
        <div className="form-card grid min-w-0 grid-cols-1 content-start gap-4 tablet:gap-6">
          <NeedsCookies>
            <Suspense fallback={<Skeleton shape="block" className="h-96" />}>
              <RegistrationForm redirect={search.redirect} />
            </Suspense>
          </NeedsCookies>
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
        </div>
      </div>
      {isNew && (
        <div className="mt-8 border-t border-line">
          <Introduction />
        </div>
      )}
    </>
  )
}
