// Shows the delivery address on the summary, with a link to change it.
import { Link } from '@tanstack/react-router'
import { FormattedMessage } from 'react-intl'
import { useListAddresses } from '#generated/hooks/addresses.ts'
import { linkClass } from '#src/ui/actions/link.ts'
import { AddressText } from './AddressText.tsx'
import type { LinkToStep } from './steps.ts'

type ChosenAddressProps = { id: string | undefined; linkTo: LinkToStep }

export function ChosenAddress({ id, linkTo }: ChosenAddressProps) {
  const { data: book } = useListAddresses()
  const address = book.items.find((each) => each.id === id)
  return (
    <div className="mt-4">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 className="font-semibold">
          <FormattedMessage id="addresses.delivery.to" />
        </h2>
        <Link {...linkTo({ step: 'address', address: id })} className={linkClass}>
          <FormattedMessage id="addresses.delivery.change" />
        </Link>
      </div>
      {address && <AddressText address={address} />}
    </div>
  )
}
