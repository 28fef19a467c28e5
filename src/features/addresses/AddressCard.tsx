// Card of an address in the format of a parcel label, with its actions.
import Pencil from 'lucide-react/icons/pencil'
import Trash from 'lucide-react/icons/trash-2'
import { useRef, useState, type ReactNode } from 'react'
import { Link } from '@tanstack/react-router'
import { FormattedMessage, useIntl } from 'react-intl'
import { useDeleteAddress, useSetDefaultAddress } from '#generated/hooks/addresses.ts'
import type { Address } from '#generated/schema.d.ts'
import { ConfirmDialog } from '#src/forms/ConfirmDialog.tsx'
import { useFormats } from '#src/runtime/format/useFormats.ts'
import { usePhoneText } from '#src/runtime/format/usePhones.ts'
import { useIsUpdating } from '#src/runtime/app/useIsUpdating.ts'
import { Badge } from '#src/ui/content/Badge.tsx'
import { Button, buttonClass } from '#src/ui/actions/Button.tsx'
import { Card } from '#src/ui/content/Card.tsx'
import { IconButton } from '#src/ui/actions/IconButton.tsx'

type AddressCardProps = {
  address: Address
  isOnly: boolean
  onRemoved: () => void
}

export function AddressCard({ address, isOnly, onRemoved }: AddressCardProps) {
  const { formatMessage } = useIntl()
  const { id, recipient, isDefault } = address
  const name = useRef<HTMLHeadingElement>(null)
  const [isAsking, setAsking] = useState(false)
  // Move the focus to the name, because the button disappears after a success.
  const choose = useSetDefaultAddress({ onSuccess: () => name.current?.focus() })
  const isChoosing = useIsUpdating(choose)
  return (
    <Card as="li" className="flex flex-col">
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-1">
        <h2 ref={name} tabIndex={-1} className="min-w-0 font-semibold wrap-anywhere outline-none">
          {recipient}
        </h2>
        {isDefault && (
          <Badge tone="positive">
            <FormattedMessage id="addresses.default" />
          </Badge>
        )}
      </div>
      <Written address={address} />
      <div className="mt-auto flex flex-wrap items-center gap-2 pt-4">
        <Link to="/address" search={{ edit: id }} className={buttonClass({ variant: 'soft', size: 'small' })}>
          <Pencil aria-hidden className="size-4" />
          <span>
            <FormattedMessage id="addresses.edit" values={{ name: recipient, spoken }} />
          </span>
        </Link>
        {!isDefault && (
          <Button
            variant="quiet"
            size="small"
            pending={isChoosing}
            pendingLabel={formatMessage({ id: 'form.pending' })}
            onClick={() => choose.mutate({ id })}
          >
            <span>
              <FormattedMessage id="addresses.makeDefault" values={{ name: recipient, spoken }} />
            </span>
          </Button>
        )}
        <IconButton
          label={formatMessage({ id: 'addresses.remove' }, { name: recipient })}
          className="ml-auto"
          onClick={() => setAsking(true)}
        >
          <Trash aria-hidden className="size-5" />
        </IconButton>
      </div>
      <Remove
        address={address}
        isOnly={isOnly}
        open={isAsking}
        onClose={() => setAsking(false)}
        onRemoved={onRemoved}
      />
    </Card>
  )
}

const spoken = (words: ReactNode) => <span className="sr-only">{words}</span>

type RemoveProps = AddressCardProps & { open: boolean; onClose: () => void }

function Remove({ address, isOnly, open, onClose, onRemoved }: RemoveProps) {
  const remove = useDeleteAddress({ onSuccess: onRemoved, onSettled: onClose })
  return (
    <ConfirmDialog
      open={open}
      title={<FormattedMessage id="addresses.remove.title" />}
      confirm={<FormattedMessage id="addresses.remove.go" />}
      onConfirm={() => remove.mutate({ id: address.id })}
      isPending={remove.isPending}
      cancel={<FormattedMessage id="addresses.remove.stay" />}
      onCancel={onClose}
    >
      <p className="font-semibold">{address.recipient}</p>
      <Written address={address} />
      {address.isDefault && !isOnly && (
        <p className="mt-3 text-ink-soft">
          <FormattedMessage id="addresses.remove.heir" />
        </p>
      )}
    </ConfirmDialog>
  )
}

function Written({ address }: { address: Address }) {
  const { addressLines } = useFormats()
  return (
    <address className="mt-1 text-ink-soft not-italic wrap-anywhere">
      {addressLines(address).map((line) => (
        <span key={line} className="block">
          {line}
        </span>
      ))}
      <span className="block tabular-nums">{usePhoneText(address.phone)}</span>
    </address>
  )
}
