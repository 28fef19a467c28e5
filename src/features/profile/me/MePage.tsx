// `/about-me`: profile summary, tasks, and links to pages of the account.
import ChevronDown from 'lucide-react/icons/chevron-down'
import ShieldCheck from 'lucide-react/icons/shield-check'
import { Link } from '@tanstack/react-router'
import { FormattedMessage, useIntl } from 'react-intl'
import { useGetUserInfo } from '#generated/hooks/account.ts'
import { MeHead } from './MeHead.tsx'
import { DeviceActs, MeLinks } from './MeLinks.tsx'
import { TaskList } from '../tasks/TaskList.tsx'
import { useAgreePrivacyPolicy, useGetPrivacyPolicy } from '#generated/hooks/profile.ts'
import { dateText } from '#src/runtime/format/dates.ts'
import { useAppContext } from '#src/runtime/app/AppProvider.tsx'
import { useIsUpdating } from '#src/runtime/app/useIsUpdating.ts'
import { Button, buttonClass } from '#src/ui/actions/Button.tsx'
import { Card } from '#src/ui/content/Card.tsx'
import { Area } from '#src/runtime/layout/Area.tsx'

export function MePage() {
  const { data: user } = useGetUserInfo()
  return (
    <div className="grid grid-cols-1 gap-6">
      <MeHead user={user} />
      {user.newPrivacyPolicy && (
        <Area>
          <PolicyPrompt />
        </Area>
      )}
      <MeLinks />
      <Area>
        <TaskList />
      </Area>
      <DeviceActs />
    </div>
  )
}

/**
 * Asks for consent to a newer version of the privacy policy in two lines, which open to a summary and a link to the full
 * text. Until the member agrees, the previous consent stays in effect.
 */
function PolicyPrompt() {
  const intl = useIntl()
  const { toasts } = useAppContext()
  const { data: policy } = useGetPrivacyPolicy()
  const agreement = useAgreePrivacyPolicy({
    onSuccess: () => toasts.done(intl.formatMessage({ id: 'profile.policy.agreed' })),
  })
  return (
    <Card as="section" padding="snug">
      <details className="group">
        <summary className="flex cursor-pointer items-center gap-4 [&::-webkit-details-marker]:hidden">
          <span className="grid size-12 shrink-0 place-items-center rounded-full bg-blush text-accent">
            <ShieldCheck aria-hidden className="size-6" />
          </span>
          <span className="min-w-0 flex-1">
            <span role="heading" aria-level={2} className="block font-semibold">
              <FormattedMessage id="profile.policy.title" />
            </span>
            <span className="block text-sm text-ink-soft">
              <FormattedMessage
                id="profile.policy.since"
                values={{ date: dateText(intl, policy.effectiveFrom, 'medium') }}
              />
            </span>
          </span>
          <ChevronDown aria-hidden className="size-5 shrink-0 text-ink-soft group-open:rotate-180" />
        </summary>
        <p className="mt-3 max-w-read tablet:pl-16">{policy.summary}</p>
        <div className="mt-4 flex flex-wrap gap-2 *:flex-auto tablet:pl-16 tablet:*:flex-none">
          <Button
            pending={useIsUpdating(agreement)}
            pendingLabel={intl.formatMessage({ id: 'form.pending' })}
            onClick={() => agreement.mutate({ version: policy.version })}
          >
            <FormattedMessage id="profile.policy.agree" />
          </Button>
          <Link to="/app/privacy" className={buttonClass({ variant: 'quiet' })}>
            <FormattedMessage id="profile.policy.read" />
          </Link>
        </div>
      </details>
    </Card>
  )
}
