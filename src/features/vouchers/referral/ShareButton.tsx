// Shares the referral link of the member.
import { FormattedMessage, useIntl } from 'react-intl'
import { ShareButton as Share } from '#src/runtime/layout/ShareButton.tsx'
import type { ButtonLook } from '#src/ui/actions/Button.tsx'

type ShareButtonProps = Pick<ButtonLook, 'variant' | 'full'> & { link: string }

export function ShareButton({ link, ...look }: ShareButtonProps) {
  const { formatMessage } = useIntl()
  return (
    <Share
      link={link}
      {...look}
      text={formatMessage({ id: 'vouchers.referral.share.text' })}
      copied={formatMessage({ id: 'vouchers.referral.copied' })}
    >
      <FormattedMessage id="vouchers.referral.share" />
    </Share>
  )
}
