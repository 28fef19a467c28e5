// An address that is added on the way: then the parcel goes there.
import { Suspense } from 'react'
import { useNavigate } from '@tanstack/react-router'
import { FormattedMessage } from 'react-intl'
import { useSuspenseQuery } from '@tanstack/react-query'
import { listAddresses } from '../../../../generated/calls/addresses.ts'
import { getMallProduct } from '../../../../generated/calls/coins.ts'
import { island } from '../../../runtime/loading/island.ts'
import { Columns } from '../../../ui/Columns.tsx'
import { Skeleton } from '../../../ui/Skeleton.tsx'
import { ChosenProduct } from './ChosenProduct.tsx'
import { MallHead } from './MallHead.tsx'

const AddressForm = island(() =>
  import('../../../forms/AddressForm.tsx').then(({ AddressForm: form }) => form),
)

export function NewAddressStep({ productId }: { productId: string }) {
  const navigate = useNavigate()
  const { data: product } = useSuspenseQuery(getMallProduct.query({ id: productId }))
  const { data: book } = useSuspenseQuery(listAddresses.query())
  return (
    <>
      <MallHead
        title={<FormattedMessage id="addresses.add.title" />}
        up={{ search: { product: productId }, label: product.name }}
      />
      <Columns aside={<ChosenProduct product={product} />}>
        <Suspense fallback={<Skeleton shape="block" className="h-96" />}>
          <AddressForm
            address={undefined}
            isFirst={book.items.length === 0}
            onSaved={({ id }) =>
              void navigate({
                to: '/pointsMall',
                search: { product: productId, step: 'address', address: id },
                replace: true,
              })
            }
          />
        </Suspense>
      </Columns>
    </>
  )
}
