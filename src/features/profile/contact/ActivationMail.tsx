// Requests the mail whose link confirms the member's address, and says that it is on its way.
import { FormattedMessage, useIntl } from 'react-intl'
import { useSendActivationMail } from '../../../../generated/hooks/profile.ts'
import { Button } from '../../../ui/Button.tsx'

export function ActivationMail() {
  const { formatMessage } = useIntl()
  const { mutate, isPending, isSuccess } = useSendActivationMail()
  return (
    <div className="mt-3">
      <p role="status" className="text-ink-soft">
        {isSuccess && (
          <span className="mb-3 block">
            <FormattedMessage id="profile.activation.sent" />
          </span>
        )}
      </p>
      <Button
        variant="soft"
        size="small"
        pending={isPending}
        pendingLabel={formatMessage({ id: 'form.pending' })}
        onClick={() => mutate()}
      >
        <FormattedMessage id={isSuccess ? 'profile.activation.again' : 'profile.activation.send'} />
      </Button>
    </div>
  )
}
