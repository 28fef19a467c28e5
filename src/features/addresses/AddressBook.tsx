// List of the member's addresses, the default address first. A removed address can be restored until the member
// leaves the page.
import Plus from 'lucide-react/icons/plus'
import { useState } from 'react'
import { Link } from '@tanstack/react-router'
import { FormattedMessage, useIntl } from 'react-intl'
import { useModifyAddress } from '#generated/hooks/addresses.ts'
import { NoAddressesScene } from '#src/art/scenes/NoAddressesScene.tsx'
import type { Address } from '#generated/schema.d.ts'
import { BackToMe } from '#src/runtime/layout/BackLinks.tsx'
import { ActionBar } from '#src/ui/frames/ActionBar.tsx'
import { Button, buttonClass } from '#src/ui/actions/Button.tsx'
import { EmptyState } from '#src/ui/feedback/EmptyState.tsx'
import { Notice } from '#src/ui/feedback/Notice.tsx'
import { PageHead } from '#src/ui/frames/PageHead.tsx'
import { AddressCard } from './AddressCard.tsx'

export function AddressBook({ addresses: read }: { addresses: readonly Address[] }) {
  const { formatMessage } = useIntl()
  const [removed, setRemoved] = useState<Address>()
  // Hide a removed address and its dialog immediately, before the list is refetched.
  const addresses = read.filter(({ id }) => id !== removed?.id)
  const add = (
    <Link to="/address" search={{ edit: 'new' }} className={buttonClass()}>
      <Plus aria-hidden className="size-5" />
      <FormattedMessage id="addresses.add" />
    </Link>
  )
  return (
    <>
      <PageHead
        back={<BackToMe />}
        title={<FormattedMessage id="addresses.title" />}
        intro={addresses.length > 0 && <FormattedMessage id="addresses.intro" />}
      />
      {removed && <Removed address={removed} onDone={() => setRemoved(undefined)} />}
      {addresses.length === 0 ? (
        <EmptyState
          art={<NoAddressesScene />}
          title={<FormattedMessage id="addresses.none" />}
          text={<FormattedMessage id="addresses.none.text" />}
          action={add}
        />
      ) : (
        <>
          <ul
            aria-label={formatMessage({ id: 'addresses.title' })}
            className="mb-6 grid grid-cols-1 gap-4 lg:grid-cols-2 lg:[&>:last-child:nth-child(odd)]:col-span-full"
          >
            {addresses.map((address) => (
              <AddressCard
                key={address.id}
                address={address}
                isOnly={addresses.length === 1}
                onRemoved={() => setRemoved(address)}
              />
            ))}
          </ul>
          <ActionBar>{add}</ActionBar>
        </>
      )}
    </>
  )
}

function Removed({ address, onDone }: { address: Address; onDone: () => void }) {
  const { formatMessage } = useIntl()
  const restore = useModifyAddress({ onSuccess: onDone })
  const { id: _gone, provinceName: _said, ...fields } = address
  return (
    <Notice
      tone="info"
      className="mb-6"
      text={<FormattedMessage id="addresses.removed" values={{ name: address.recipient }} />}
      action={
        <Button
          // Focus the undo button, because the clicked button has disappeared.
          // oxlint-disable-next-line jsx-a11y/no-autofocus
          autoFocus
          variant="quiet"
          size="small"
          pending={restore.isPending}
          pendingLabel={formatMessage({ id: 'form.pending' })}
          onClick={() => restore.mutate(fields)}
        >
          <FormattedMessage id="addresses.restore" />
        </Button>
      }
      onClose={onDone}
      closeLabel={formatMessage({ id: 'platform.close' })}
    />
  )
}
