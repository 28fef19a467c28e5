// Shares the link by the sheet of the phone, or copies it where there is none.
import Share from 'lucide-react/icons/share-2'
import { FormattedMessage, useIntl } from 'react-intl'
import { useAppContext } from '../../../runtime/app/AppProvider.tsx'
import { Button, type ButtonVariant } from '../../../ui/Button.tsx'

export function ShareButton({ link, variant }: { link: string; variant?: ButtonVariant }) {
  const { formatMessage } = useIntl()
  const { notices } = useAppContext()
  const share = async () => {
    const content = { text: formatMessage({ id: 'vouchers.referral.share.text' }), url: link }
    try {
      if (!('share' in navigator)) throw new Error('This browser has no sheet.')
      await navigator.share(content)
    } catch (error) {
      // Whoever closed the sheet wants nothing more.
      if (error instanceof DOMException && error.name === 'AbortError') return
      const copied = await navigator.clipboard.writeText(link).then(
        () => true,
        () => false,
      )
      // Where the browser may not copy either, the link stands above to be taken.
      if (copied) notices.show('positive', formatMessage({ id: 'vouchers.referral.copied' }))
    }
  }
  return (
    <Button variant={variant} icon={<Share aria-hidden className="size-5" />} onClick={() => void share()}>
      <FormattedMessage id="vouchers.referral.share" />
    </Button>
  )
}
