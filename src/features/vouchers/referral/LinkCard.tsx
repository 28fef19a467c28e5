// Referral link: a preview of the message that friends see, one button that shares it, the link to copy, and a QR code.
import QrCodeIcon from 'lucide-react/icons/qr-code'
import { useId } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { useGetReferral, useSetReferralName } from '#generated/hooks/vouchers.ts'
import { useIsUpdating } from '#src/runtime/app/useIsUpdating.ts'
import { usePartOnDemand } from '#src/runtime/app/usePartOnDemand.ts'
import { Button } from '#src/ui/actions/Button.tsx'
import { CopyCode } from '#src/ui/actions/CopyCode.tsx'
import { Card } from '#src/ui/content/Card.tsx'
import { Switch } from '#src/ui/fields/Switch.tsx'
import { Skeleton } from '#src/ui/progress/Skeleton.tsx'
import { ShareButton } from './ShareButton.tsx'

const loadQrCode = () => import('#src/art/QrCode.tsx').then(({ QrCode }) => QrCode)

export function LinkCard({ link }: { link: string }) {
  const { formatMessage } = useIntl()
  return (
    <Card as="section" className="mb-4 grid grid-cols-1 gap-4 tablet:mb-6 tablet:grid-cols-2 tablet:gap-6">
      <div>
        <h2 className="mb-3 title-card">
          <FormattedMessage id="vouchers.referral.link" />
        </h2>
        <LinkPreview host={new URL(link).host} />
      </div>
      <div className="flex flex-col justify-center gap-4">
        <ShareButton link={link} full />
        <CopyCode
          code={link}
          text={link.replace(/^https?:\/\//, '')}
          copyLabel={formatMessage({ id: 'vouchers.referral.copy' })}
          copiedLabel={formatMessage({ id: 'vouchers.referral.copied' })}
        />
        <NameSwitch />
        <QrToggle link={link} />
      </div>
    </Card>
  )
}

/** Shows the link as it appears in a chat. */
function LinkPreview({ host }: { host: string }) {
  const { title, text, picture } = useGetReferral().data.preview
  return (
    <figure>
      <div className="overflow-clip rounded-panel border border-line bg-surface">
        <img
          src={picture}
          alt=""
          width={1200}
          height={630}
          loading="lazy"
          className="block h-auto w-full bg-blush"
        />
        <div className="px-4 py-3">
          <p className="font-semibold">{title}</p>
          <p className="text-sm text-ink-soft">{text}</p>
          <p className="mt-1 text-sm text-ink-soft">{host}</p>
        </div>
      </div>
      <figcaption className="mt-2 text-sm text-ink-soft">
        <FormattedMessage id="vouchers.referral.preview" />
      </figcaption>
    </figure>
  )
}

function NameSwitch() {
  const { showsName } = useGetReferral().data
  const change = useSetReferralName()
  const isUnderWay = useIsUpdating(change)
  return (
    <Switch
      label={<FormattedMessage id="vouchers.referral.name" />}
      hint={<FormattedMessage id="vouchers.referral.name.hint" />}
      checked={isUnderWay ? (change.variables?.showsName ?? showsName) : showsName}
      pending={isUnderWay}
      onCheckedChange={(isShown) => change.mutate({ showsName: isShown })}
    />
  )
}

/** Shows the link as a QR code for another phone. */
function QrToggle({ link }: { link: string }) {
  const { formatMessage } = useIntl()
  const { isOpen, Part: QrCode, toggle } = usePartOnDemand(loadQrCode)
  const code = useId()
  return (
    <div>
      <Button
        variant="quiet"
        full
        icon={<QrCodeIcon aria-hidden className="size-5" />}
        aria-expanded={isOpen}
        aria-controls={code}
        onClick={toggle}
      >
        <FormattedMessage id={isOpen ? 'vouchers.referral.qr.hide' : 'vouchers.referral.qr'} />
      </Button>
      <div id={code}>
        {isOpen &&
          (QrCode ? (
            <>
              <QrCode text={link} label={formatMessage({ id: 'vouchers.referral.qr.label' })} />
              <p className="mt-2 text-center text-sm text-ink-soft">
                <FormattedMessage id="vouchers.referral.qr.hint" />
              </p>
            </>
          ) : (
            <Skeleton shape="block" className="mx-auto mt-4 aspect-square w-64 max-w-full" />
          ))}
      </div>
    </div>
  )
}
