// `/about-me`: profile summary, tasks, and links to pages of the account.
import ShieldCheck from 'lucide-react/icons/shield-check'
import { Link } from '@tanstack/react-router'
import { FormattedMessage, useIntl } from 'react-intl'
import { useGetUserInfo } from '#generated/hooks/account.ts'
import { MeHead } from './MeHead.tsx'
import { MeLinks } from './MeLinks.tsx'
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
      <Area>
        <TaskList />
      </Area>
      <MeLinks />
    </div>
  )
}

/**
 * Asks for consent to a newer version of the privacy policy: shows a summary and a link to the full text. Until the
 * member agrees, the previous consent stays in effect.
 */
function PolicyPrompt() {
  const intl = useIntl()
  const { toasts } = useAppContext()
  const { data: policy } = useGetPrivacyPolicy()
  const agreement = useAgreePrivacyPolicy({
    onSuccess: () => toasts.show('positive', intl.formatMessage({ id: 'profile.policy.agreed' })),
  })
  return (
    <Card as="section" className="tablet:flex tablet:items-start tablet:gap-5">
      <span className="mb-3 grid size-12 shrink-0 place-items-center rounded-full bg-blush text-accent">
        <ShieldCheck aria-hidden className="size-6" />
      </span>
      <div className="max-w-read">
        <h2 className="title-card">
          <FormattedMessage id="profile.policy.title" />
        </h2>
        <p className="text-sm text-ink-soft">
          <FormattedMessage
            id="profile.policy.since"
            values={{ date: dateText(intl, policy.effectiveFrom) }}
          />
        </p>
        <p className="mt-3">{policy.summary}</p>
        <div className="mt-5 flex flex-wrap gap-2 *:flex-auto tablet:*:flex-none">
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
      </div>
    </Card>
  )
}
