// `/activity/signIn`: records the member's daily sign-in to the activity, shows the reward in a toast, and redirects to
// the URL in the response.
import { useEffect } from 'react'
import { Link, useRouter } from '@tanstack/react-router'
import { FormattedMessage, useIntl } from 'react-intl'
import { useSignInToActivity } from '#generated/hooks/activities.ts'
import { GreetingScene } from '#src/art/GreetingScene.tsx'
import { failureText } from '#src/runtime/format/failureText.ts'
import { useAppContext } from '#src/runtime/app/AppProvider.tsx'
import { followRedirect } from '#src/runtime/routing/redirect.ts'
import { BlankFrame } from '#src/ui/frames/BlankFrame.tsx'
import { buttonClass } from '#src/ui/actions/Button.tsx'
import { EmptyState } from '#src/ui/feedback/EmptyState.tsx'
import { Spinner } from '#src/ui/progress/Spinner.tsx'

export function ActivitySignInPage() {
  const intl = useIntl()
  const app = useAppContext()
  const router = useRouter()
  const { mutate, error } = useSignInToActivity({
    meta: { handlesErrors: true },
    onSuccess: ({ firstToday, reward: { coins }, redirect }) => {
      const id = firstToday ? 'activities.signIn.granted' : 'activities.signIn.again'
      app.toasts.show('positive', intl.formatMessage({ id }, { coins }))
      followRedirect(redirect, app, router)
    },
  })
  useEffect(() => mutate(), [mutate])

  return (
    <BlankFrame centred>
      <EmptyState
        level={1}
        art={<GreetingScene time="day" className="w-72 max-w-full" />}
        title={<FormattedMessage id="activities.signIn.title" />}
        text={
          error ? (
            <span role="alert">{failureText(error, intl)}</span>
          ) : (
            <span role="status" className="inline-flex items-center gap-2">
              <Spinner />
              <FormattedMessage id="platform.loading" />
            </span>
          )
        }
        action={
          error && (
            <Link to="/games/checkIn" className={buttonClass()}>
              <FormattedMessage id="activities.signIn.onward" />
            </Link>
          )
        }
      />
    </BlankFrame>
  )
}
