// The link: copied by a tap, shared by the phone's own sheet, or shown as a QR code to a phone beside this one.
import QrCodeIcon from 'lucide-react/icons/qr-code'
import { Suspense, useId, useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { island } from '../../../runtime/loading/island.ts'
import { Button } from '../../../ui/Button.tsx'
import { Card } from '../../../ui/Card.tsx'
import { CopyCode } from '../../../ui/CopyCode.tsx'
import { Skeleton } from '../../../ui/Skeleton.tsx'
import { ShareButton } from './ShareButton.tsx'

const QrCode = island(() => import('./QrCode.tsx').then(({ QrCode: code }) => code))

export function LinkCard({ link }: { link: string }) {
  const { formatMessage } = useIntl()
  const [showsCode, setShowsCode] = useState(false)
  const code = useId()
  return (
    <Card as="section">
      <h2 className="mb-3 title-card">
        <FormattedMessage id="vouchers.referral.link" />
      </h2>
      <CopyCode
        code={link}
        copyLabel={formatMessage({ id: 'vouchers.referral.copy' })}
        copiedLabel={formatMessage({ id: 'vouchers.referral.copied' })}
      />
      <div className="mt-4 flex flex-wrap gap-2 [&>*]:grow">
        <ShareButton link={link} />
        <Button
          variant="soft"
          icon={<QrCodeIcon aria-hidden className="size-5" />}
          aria-expanded={showsCode}
          aria-controls={code}
          onClick={() => setShowsCode(!showsCode)}
        >
          <FormattedMessage id={showsCode ? 'vouchers.referral.qr.hide' : 'vouchers.referral.qr'} />
        </Button>
      </div>
      <div id={code}>
        {showsCode && (
          <Suspense
            fallback={<Skeleton shape="block" className="mx-auto mt-4 aspect-square w-64 max-w-full" />}
          >
            <QrCode text={link} label={formatMessage({ id: 'vouchers.referral.qr.label' })} />
            <p className="mt-2 text-center text-sm text-ink-soft">
              <FormattedMessage id="vouchers.referral.qr.hint" />
            </p>
          </Suspense>
        )}
      </div>
    </Card>
  )
}
