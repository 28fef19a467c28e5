// `/registration`: benefits of a membership, and the form.
import CalendarHeart from 'lucide-react/icons/calendar-heart'
import Gift from 'lucide-react/icons/gift'
import Ticket from 'lucide-react/icons/ticket-percent'
import { Suspense } from 'react'
import { Link, useSearch } from '@tanstack/react-router'
import { FormattedMessage } from 'react-intl'
import { WelcomeScene } from '#src/art/WelcomeScene.tsx'
import { island } from '#src/runtime/loading/island.ts'
import { linkClass } from '#src/ui/actions/link.ts'
import { PageHead } from '#src/ui/frames/PageHead.tsx'
import { Skeleton } from '#src/ui/progress/Skeleton.tsx'
import { NeedsCookies } from '../shared/NeedsCookies.tsx'

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
      <div className="grid grid-cols-1 gap-4 tablet:gap-6 md:grid-cols-[20rem_minmax(0,1fr)]">
        <Benefits />
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
    </>
  )
}

const benefits = [
  { id: 'session.registration.coins', Icon: CalendarHeart },
  { id: 'session.registration.gifts', Icon: Gift },
  { id: 'session.registration.vouchers', Icon: Ticket },
] as const

const Benefits = () => (
  <div className="flex flex-col rounded-card bg-blush p-4 md:p-6">
    <ul className="grid grid-cols-1 gap-2 tablet:max-md:grid-cols-3 md:gap-4">
      {benefits.map(({ id, Icon }) => (
        <li key={id} className="flex items-center gap-3">
          <Icon aria-hidden className="size-5 shrink-0 text-accent" />
          <span>
            <FormattedMessage id={id} />
          </span>
        </li>
      ))}
    </ul>
    <WelcomeScene className="my-auto w-full max-md:hidden" />
  </div>
)
