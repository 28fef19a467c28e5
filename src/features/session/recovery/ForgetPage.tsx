// `/forget_pwd`: asks for the account, then sends a link by email or a code by phone.
import { Suspense } from 'react'
import { Link } from '@tanstack/react-router'
import { FormattedMessage } from 'react-intl'
import { island } from '#src/runtime/loading/island.ts'
import { Skeleton } from '#src/ui/progress/Skeleton.tsx'
import { NeedsCookies } from '../shared/NeedsCookies.tsx'

const ForgetForm = island(() => import('./ForgetForm.tsx').then(({ ForgetForm: form }) => form))

export function ForgetPage() {
  return (
    <>
      <NeedsCookies>
        <Suspense fallback={<Skeleton shape="block" className="h-80" />}>
          <ForgetForm />
        </Suspense>
      </NeedsCookies>
      <p className="mt-6 text-center text-ink-soft">
        <FormattedMessage
          id="session.recovery.back"
          values={{
            a: (words) => (
              <Link
                to="/login"
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
