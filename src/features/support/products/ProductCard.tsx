// Card of a registered product: warranty, serial number, and links to help and to a transfer of the product.
import { type ReactNode, useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { useGetMyMembership } from '#generated/hooks/membership.ts'
import type { ProductRegistration } from '#generated/schema.d.ts'
import { useFormats } from '#src/runtime/format/useFormats.ts'
import { PageLink } from '#src/runtime/layout/PageLink.tsx'
import { Drawing } from '#src/runtime/layout/Drawing.tsx'
import { Badge } from '#src/ui/content/Badge.tsx'
import { Button } from '#src/ui/actions/Button.tsx'
import { Card } from '#src/ui/content/Card.tsx'
import { CopyCode } from '#src/ui/actions/CopyCode.tsx'
import { Facts } from '#src/ui/content/Facts.tsx'
import { Ring } from '#src/ui/progress/Ring.tsx'
import { HandOver } from './HandOver.tsx'
import { warrantyLeft, warrantyTones } from './warranty.ts'
import { useCancelProductTransfer } from '#generated/hooks/support.ts'
import { useAppContext } from '#src/runtime/app/AppProvider.tsx'
import { useIsUpdating } from '#src/runtime/app/useIsUpdating.ts'
import { Notice } from '#src/ui/feedback/Notice.tsx'

type ProductCardProps = {
  product: ProductRegistration
  /** Time at which the list was loaded, in ms since 1970; used as the current time on server and browser. */
  readAt: number
}

export function ProductCard({ product, readAt }: ProductCardProps) {
  const { formatMessage } = useIntl()
  const { name, serialNumber, card, transferUntil } = product
  const [isHandingOver, setHandingOver] = useState(false)
  return (
    <Card as="li" className="grid gap-4">
      <Warranty product={product} readAt={readAt} />
      <div>
        <p className="mb-1 text-sm text-ink-soft">
          <FormattedMessage id="support.products.serial" />
        </p>
        <CopyCode
          code={serialNumber}
          copyLabel={formatMessage({ id: 'support.contact.copy' })}
          copiedLabel={formatMessage({ id: 'support.contact.copied' })}
        />
      </div>
      <Purchase product={product} />
      {transferUntil !== null && <Offered product={product} until={transferUntil} />}
      <div className="flex flex-wrap gap-2">
        {card !== null && (
          <PageLink to={`/activity/packageCard/${card}`} look={{ variant: 'soft', size: 'small' }}>
            <span>
              <FormattedMessage id="support.products.help" values={{ name, spoken }} />
            </span>
          </PageLink>
        )}
        <Button variant="quiet" size="small" onClick={() => setHandingOver(true)}>
          <span>
            <FormattedMessage id="support.products.handOver" values={{ name, spoken }} />
          </span>
        </Button>
      </div>
      {isHandingOver && <HandOver product={product} onClose={() => setHandingOver(false)} />}
    </Card>
  )
}

function Warranty({ product, readAt }: ProductCardProps) {
  const { formatMessage } = useIntl()
  const { date, dateAt } = useFormats()
  const { timeZone } = useGetMyMembership().data
  const { name, picture, purchasedOn, warrantyUntil, warranty } = product
  const until = formatMessage(
    { id: warranty === 'over' ? 'support.products.ended' : 'support.products.until' },
    { date: date(warrantyUntil) },
  )
  const today = dateAt(new Date(readAt), timeZone)
  return (
    <div className="flex flex-wrap items-center gap-4">
      <Ring
        size={6}
        weight={0.07}
        tone={warranty === 'endsSoon' ? 'coin' : 'positive'}
        value={warrantyLeft({ from: purchasedOn, until: warrantyUntil, today })}
        label={until}
      >
        <Drawing src={picture} lazy className="size-full rounded-full bg-blush object-cover" />
      </Ring>
      <div className="min-w-0 flex-1 basis-32">
        <h2 className="title-card">{name}</h2>
        <p className="mt-1 text-ink-soft">{until}</p>
        <Badge tone={warrantyTones[warranty]} className="mt-2">
          <FormattedMessage id="support.products.warranty" values={{ warranty }} />
        </Badge>
      </div>
    </div>
  )
}

function Purchase({ product: { purchasedFrom, purchasedOn, hasProof } }: Pick<ProductCardProps, 'product'>) {
  const { date } = useFormats()
  const isTaken = purchasedFrom === 'previousOwner'
  return (
    <Facts
      facts={[
        {
          id: 'day',
          name: <FormattedMessage id={isTaken ? 'support.products.taken' : 'support.products.bought'} />,
          value: date(purchasedOn),
        },
        {
          id: 'proof',
          name: <FormattedMessage id="support.products.proof" />,
          value: (
            <FormattedMessage id={hasProof ? 'support.products.proof.kept' : 'support.products.proof.none'} />
          ),
        },
      ]}
    />
  )
}

const spoken = (words: ReactNode) => <span className="sr-only">{words}</span>

type OfferedProps = { product: ProductRegistration; until: string }

/** Shows a pending transfer: the expiry of the transfer code, and a button that cancels the transfer. */
function Offered({ product: { id }, until }: OfferedProps) {
  const { formatMessage } = useIntl()
  const { deadline } = useFormats()
  const { toasts } = useAppContext()
  const { timeZone } = useGetMyMembership().data
  const keep = useCancelProductTransfer({
    onSuccess: () => toasts.announce(formatMessage({ id: 'support.products.kept' })),
  })
  return (
    <Notice
      tone="info"
      text={<FormattedMessage id="support.products.offered" values={{ date: deadline(until, timeZone) }} />}
      action={
        <Button
          variant="quiet"
          size="small"
          pending={useIsUpdating(keep)}
          pendingLabel={formatMessage({ id: 'form.pending' })}
          onClick={() => keep.mutate({ id })}
        >
          <FormattedMessage id="support.products.keep" />
        </Button>
      }
    />
  )
}
