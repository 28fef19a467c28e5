// Card of a benefit for a new product: end date, reasons why the benefit is not available, and a link to the shop.
import { Link } from '@tanstack/react-router'
import { FormattedMessage, useIntl } from 'react-intl'
import { useGetMyMembership } from '#generated/hooks/membership.ts'
import { listNewProductBenefits } from '#generated/calls/reading.ts'
import type { Benefit } from '#generated/schema.d.ts'
import { UnlockText } from '#src/domain/offers/UnlockText.tsx'
import { withoutLevel } from '#src/domain/offers/unlock.ts'
import { Reasons } from '#src/runtime/format/Reasons.tsx'
import { TimeLeft } from '#src/runtime/format/TimeLeft.tsx'
import { useReadAgain } from '#src/runtime/app/useReadAgain.ts'
import { useFormats } from '#src/runtime/format/useFormats.ts'
import { ShopButton } from '#src/domain/shop/ShopButton.tsx'
import { Drawing } from '#src/runtime/layout/Drawing.tsx'
import { buttonClass } from '#src/ui/actions/Button.tsx'
import { linkClass } from '#src/ui/actions/link.ts'
import { Card } from '#src/ui/content/Card.tsx'
import { soon } from '#src/ui/rewards/countdown.ts'

type BenefitProps = {
  benefit: Benefit
  /** Time at which the list was loaded, in ms since 1970; used as the current time on server and browser. */
  readAt: number
}

export function BenefitCard({ benefit, readAt }: BenefitProps) {
  const { data: member } = useGetMyMembership()
  const { name, text, picture, unlock, eligibility } = benefit
  return (
    <Card as="article" padding="none" className="flex flex-col">
      <Drawing src={picture} lazy className="aspect-[8/5] w-full bg-blush object-cover" />
      <div className="flex flex-1 flex-col gap-3 p-4">
        <div>
          <h3 className="font-semibold">{name}</h3>
          <p className="text-sm">{text}</p>
        </div>
        {unlock && (
          <div className="text-sm text-ink-soft">
            <UnlockText unlock={unlock} full />
            <Link to="/memberShip" className={linkClass}>
              <FormattedMessage id="reason.link.level" />
            </Link>
          </div>
        )}
        <Reasons eligibility={unlock ? withoutLevel(eligibility) : eligibility} timeZone={member.timeZone} />
        {eligibility.ok && (
          <>
            <Left benefit={benefit} readAt={readAt} timeZone={member.timeZone} />
            <div className="mt-auto">
              <BenefitLink benefit={benefit} />
            </div>
          </>
        )}
      </div>
    </Card>
  )
}

function Left({ benefit: { closesAt }, readAt, timeZone }: BenefitProps & { timeZone: string }) {
  const { formatMessage } = useIntl()
  const { end } = useFormats()
  const readAgain = useReadAgain(listNewProductBenefits.query())
  if (Date.parse(closesAt) - readAt > soon)
    return (
      <p className="text-sm text-ink-soft">
        <FormattedMessage id="reading.benefits.until" values={{ date: end(closesAt, timeZone, 'medium') }} />
      </p>
    )
  const label = formatMessage({ id: 'reading.benefits.left' })
  return <TimeLeft until={closesAt} readAt={readAt} label={label} onEnd={readAgain} />
}

const BenefitLink = ({ benefit: { link, name } }: Pick<BenefitProps, 'benefit'>) =>
  link.kind === 'shop' ? (
    <ShopButton place={link.path} size="small" variant="soft" full>
      <FormattedMessage id="reading.benefits.shop" />
      <span className="sr-only">{name}</span>
    </ShopButton>
  ) : (
    <Link to={link.path} className={buttonClass({ size: 'small', variant: 'soft', full: true })}>
      <FormattedMessage id="reading.benefits.voucher" />
      <span className="sr-only">{name}</span>
    </Link>
  )
