// First step of redeeming a parcel: which of the member's addresses it goes to, the default unless another is chosen.
import Plus from 'lucide-react/icons/plus'
import { Link, useNavigate } from '@tanstack/react-router'
import { FormattedMessage } from 'react-intl'
import { useSuspenseQuery } from '@tanstack/react-query'
import { listAddresses } from '../../../../generated/calls/addresses.ts'
import { getMallProduct } from '../../../../generated/calls/coins.ts'
import type { Address, MallProduct } from '../../../../generated/schema.d.ts'
import { useFormats } from '../../../runtime/format/useFormats.ts'
import { ActionBar } from '../../../ui/ActionBar.tsx'
import { buttonClass } from '../../../ui/Button.tsx'
import { RadioGroup } from '../../../ui/ChoiceGroup.tsx'
import { Columns } from '../../../ui/Columns.tsx'
import { linkClass } from '../../../ui/link.ts'
import { ChosenProduct } from './ChosenProduct.tsx'
import { MallHead } from './MallHead.tsx'

type AddressStepProps = { productId: string; chosen: string | undefined }

export function AddressStep({ productId, chosen }: AddressStepProps) {
  const navigate = useNavigate()
  const { addressLines } = useFormats()
  const { data: product } = useSuspenseQuery(getMallProduct.query({ id: productId }))
  const { data: book } = useSuspenseQuery(listAddresses.query())
  const possible = book.items.filter((address) => isFor(product, address))
  const address =
    possible.find(({ id }) => id === chosen) ?? possible.find(({ isDefault }) => isDefault) ?? possible[0]
  return (
    <>
      <MallHead
        title={<FormattedMessage id="coins.address.title" />}
        up={{ search: { product: productId }, label: product.name }}
      />
      <Columns aside={<ChosenProduct product={product} />}>
        <div>
          <RadioGroup
            legend={<FormattedMessage id="coins.address.title" />}
            hideLegend
            value={address?.id}
            onValueChange={(id) =>
              void navigate({
                to: '/pointsMall',
                search: { product: productId, step: 'address', address: id },
                replace: true,
                resetScroll: false,
              })
            }
            options={book.items.map((each) => ({
              value: each.id,
              label: each.recipient,
              hint: isFor(product, each) ? (
                addressLines(each).join(', ')
              ) : (
                <FormattedMessage id="coins.address.elsewhere" />
              ),
              disabled: !isFor(product, each),
            }))}
          />
          <Link to="/pointsMall" search={{ product: productId, step: 'new' }} className={`${linkClass} mt-2`}>
            <Plus aria-hidden className="size-5" />
            <FormattedMessage id="addresses.add" />
          </Link>
          {address && (
            <ActionBar className="mt-4">
              <Link
                to="/pointsMall"
                search={{ product: productId, step: 'summary', address: address.id }}
                className={buttonClass()}
              >
                <FormattedMessage id="coins.address.next" />
              </Link>
            </ActionBar>
          )}
        </div>
      </Columns>
    </>
  )
}

const isFor = ({ regions }: MallProduct, { countryCode }: Address) =>
  regions.length === 0 || regions.includes(countryCode)
