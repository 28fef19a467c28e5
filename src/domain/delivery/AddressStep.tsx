// Delivery step in which the member chooses the address: the default address unless the member selects or adds
// another.
import Plus from 'lucide-react/icons/plus'
import { Link, useNavigate } from '@tanstack/react-router'
import { FormattedMessage } from 'react-intl'
import { useListAddresses } from '#generated/hooks/addresses.ts'
import { useFormats } from '#src/runtime/format/useFormats.ts'
import { ActionBar } from '#src/ui/frames/ActionBar.tsx'
import { buttonClass } from '#src/ui/actions/Button.tsx'
import { RadioGroup } from '#src/ui/fields/ChoiceGroup.tsx'
import { linkClass } from '#src/ui/actions/link.ts'
import type { LinkToStep } from './steps.ts'

type AddressStepProps = {
  /** Countries to which the item is delivered; empty for all countries. */
  regions: readonly string[]
  chosen: string | undefined
  linkTo: LinkToStep
}

export function AddressStep({ regions, chosen, linkTo }: AddressStepProps) {
  const navigate = useNavigate()
  const { addressLines } = useFormats()
  const { data: book } = useListAddresses()
  const isServed = ({ countryCode }: { countryCode: string }) =>
    regions.length === 0 || regions.includes(countryCode)
  const possible = book.items.filter(isServed)
  const address =
    possible.find(({ id }) => id === chosen) ?? possible.find(({ isDefault }) => isDefault) ?? possible[0]
  return (
    <div>
      <RadioGroup
        legend={<FormattedMessage id="addresses.delivery.title" />}
        hideLegend
        value={address?.id}
        onValueChange={(id) =>
          void navigate({ ...linkTo({ step: 'address', address: id }), replace: true, resetScroll: false })
        }
        options={book.items.map((each) => ({
          value: each.id,
          label: each.recipient,
          hint: isServed(each) ? (
            addressLines(each).join(', ')
          ) : (
            <FormattedMessage id="addresses.delivery.elsewhere" />
          ),
          disabled: !isServed(each),
        }))}
      />
      <Link {...linkTo({ step: 'new' })} className={`${linkClass} mt-2`}>
        <Plus aria-hidden className="size-5" />
        <FormattedMessage id="addresses.add" />
      </Link>
      {address && (
        <ActionBar className="mt-4">
          <Link {...linkTo({ step: 'summary', address: address.id })} className={buttonClass()}>
            <FormattedMessage id="addresses.delivery.next" />
          </Link>
        </ActionBar>
      )}
    </div>
  )
}
