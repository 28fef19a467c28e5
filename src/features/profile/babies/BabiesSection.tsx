// Section about the member's babies; storing their data requires a separate consent. Contains the switch that mutes
// baby content without deleting data (docs/decisions/0006-require-consent-for-baby-data-and-let-members-hide-it.md).
// While baby content is muted, babies are listed only after the member expands the list.
import { Link } from '@tanstack/react-router'
import { FormattedMessage, useIntl } from 'react-intl'
import { useSetBabyContent } from '#generated/hooks/account.ts'
import { useListBabies } from '#generated/hooks/profile.ts'
import { Disclosure } from '#src/ui/content/Disclosure.tsx'
import { linkClass } from '#src/ui/actions/link.ts'
import { Section } from '../Section.tsx'
import { useConsentTo } from '../useConsentTo.ts'
import { BabyConsent } from './BabyConsent.tsx'
import { BabyList } from './BabyList.tsx'
import { useAppContext } from '#src/runtime/app/AppProvider.tsx'
import { useIsUpdating } from '#src/runtime/app/useIsUpdating.ts'
import { Switch } from '#src/ui/fields/Switch.tsx'

export function BabiesSection() {
  const { data: babies } = useListBabies()
  const mayKeep = useConsentTo('babyData')
  const { silenced, items } = babies
  if (silenced)
    return (
      <Section
        id="babies"
        title={<FormattedMessage id="profile.quiet.title" />}
        intro={<FormattedMessage id="profile.quiet.intro" />}
      >
        <QuietSwitch silenced />
        {items.length > 0 && (
          <Disclosure title={<FormattedMessage id="profile.quiet.kept" />}>
            <BabyList babies={items} />
          </Disclosure>
        )}
      </Section>
    )
  return (
    <Section
      id="babies"
      title={<FormattedMessage id="profile.babies.title" />}
      intro={<FormattedMessage id={mayKeep ? 'profile.babies.intro' : 'profile.babies.why'} />}
    >
      {mayKeep ? <BabyList babies={items} canAdd /> : <BabyConsent />}
      {mayKeep && (
        // Link to the page on which the member can withdraw this consent.
        <Link to="/about-me/privacy" className={`mt-2 ${linkClass}`}>
          <FormattedMessage id="profile.babies.takeBack" />
        </Link>
      )}
      <div className="mt-5 border-t border-line pt-3">
        <QuietSwitch silenced={false} />
      </div>
    </Section>
  )
}

/** Switch that mutes baby content; it takes effect immediately, without a confirmation. */
function QuietSwitch({ silenced }: { silenced: boolean }) {
  const { formatMessage } = useIntl()
  const { toasts } = useAppContext()
  const change = useSetBabyContent({
    onSuccess: (now) =>
      toasts.announce(formatMessage({ id: now.silenced ? 'profile.quiet.on' : 'profile.quiet.off' })),
  })
  const { mutate, variables } = change
  const isUnderWay = useIsUpdating(change)
  return (
    <Switch
      label={<FormattedMessage id="profile.quiet.switch" />}
      hint={<FormattedMessage id="profile.quiet.hint" />}
      checked={(isUnderWay ? variables?.silenced : undefined) ?? silenced}
      pending={isUnderWay}
      onCheckedChange={(next) => mutate({ silenced: next })}
    />
  )
}
