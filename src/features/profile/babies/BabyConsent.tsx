// Asks for the consent to store data about babies. This consent is separate from all other consents, and is requested
// only when it is needed.
import { FormattedMessage, useIntl } from 'react-intl'
import { useSetConsents } from '#generated/hooks/profile.ts'
import { useIsUpdating } from '#src/runtime/app/useIsUpdating.ts'
import { Button } from '#src/ui/actions/Button.tsx'

export function BabyConsent() {
  const { formatMessage } = useIntl()
  const consent = useSetConsents()
  return (
    <>
      <Button
        full
        pending={useIsUpdating(consent)}
        pendingLabel={formatMessage({ id: 'form.pending' })}
        onClick={() => consent.mutate({ babyData: true })}
      >
        <FormattedMessage id="profile.babies.consent" />
      </Button>
      <p className="mt-3 text-sm text-ink-soft">
        <FormattedMessage id="profile.babies.consent.hint" />
      </p>
    </>
  )
}
