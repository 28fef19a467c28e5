// Dialog that transfers a product to another owner: first an explanation, then the transfer code, which no other page
// shows.
import { FormattedMessage, useIntl } from 'react-intl'
import { useGetMyMembership } from '#generated/hooks/membership.ts'
import { useOfferProductTransfer } from '#generated/hooks/support.ts'
import type { ProductRegistration } from '#generated/schema.d.ts'
import { useFormats } from '#src/runtime/format/useFormats.ts'
import { Button } from '#src/ui/actions/Button.tsx'
import { CopyCode } from '#src/ui/actions/CopyCode.tsx'
import { Dialog } from '#src/ui/feedback/Dialog.tsx'

type HandOverProps = { product: ProductRegistration; onClose: () => void }

export function HandOver({ product: { id, name, serialNumber }, onClose }: HandOverProps) {
  const { formatMessage } = useIntl()
  const { deadline } = useFormats()
  const { timeZone } = useGetMyMembership().data
  const offer = useOfferProductTransfer()
  const transfer = offer.data
  return (
    <Dialog
      open
      onClose={onClose}
      placement="sheet"
      // Do not close the dialog by a click outside, because the transfer code would be lost.
      holdsForm={transfer !== undefined}
      closeLabel={formatMessage({ id: 'platform.close' })}
      title={<FormattedMessage id="support.handOver.title" values={{ name }} />}
      footer={
        transfer ? (
          <Button full onClick={onClose}>
            <FormattedMessage id="support.handOver.done" />
          </Button>
        ) : (
          <Button
            full
            pending={offer.isPending}
            pendingLabel={formatMessage({ id: 'form.pending' })}
            onClick={() => offer.mutate({ id })}
          >
            <FormattedMessage id="support.handOver.make" />
          </Button>
        )
      }
    >
      <div aria-live="polite" className="grid gap-4">
        {transfer ? (
          <>
            <p className="text-ink-soft">
              <FormattedMessage
                id="support.handOver.code"
                values={{ date: deadline(transfer.expiresAt, timeZone) }}
              />
            </p>
            <CopyCode
              code={transfer.transferCode}
              copyLabel={formatMessage({ id: 'support.contact.copy' })}
              copiedLabel={formatMessage({ id: 'support.contact.copied' })}
            />
            <CopyCode
              code={serialNumber}
              copyLabel={formatMessage({ id: 'support.contact.copy' })}
              copiedLabel={formatMessage({ id: 'support.contact.copied' })}
            />
          </>
        ) : (
          <ul className="grid list-disc gap-2 pl-5 text-ink-soft">
            <li>
              <FormattedMessage id="support.handOver.moves" />
            </li>
            <li>
              <FormattedMessage id="support.handOver.hidden" />
            </li>
            <li>
              <FormattedMessage id="support.handOver.until" />
            </li>
          </ul>
        )}
      </div>
    </Dialog>
  )
}
