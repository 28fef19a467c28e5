// Shares the referral link of the member.
import { FormattedMessage, useIntl } from 'react-intl'
import { ShareButton as Share } from '#src/runtime/layout/ShareButton.tsx'
import type { ButtonVariant } from '#src/ui/actions/Button.tsx'

export function ShareButton({ link, variant }: { link: string; variant?: ButtonVariant }) {
  const { formatMessage } = useIntl()
  return (
    <Share
      link={link}
      variant={variant}
      text={formatMessage({ id: 'vouchers.referral.share.text' })}
      copied={formatMessage({ id: 'vouchers.referral.copied' })}
    >
      <FormattedMessage id="vouchers.referral.share" />
    </Share>
  )
}
