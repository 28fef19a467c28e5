// `/address`: lists the addresses, or shows the form of one address (`?edit=`).
import { Suspense } from 'react'
import { Link, useNavigate, useSearch } from '@tanstack/react-router'
import { FormattedMessage } from 'react-intl'
import { useListAddresses } from '#generated/hooks/addresses.ts'
import { Parcel } from '#src/art/Parcel.tsx'
import { island } from '#src/runtime/loading/island.ts'
import { Card } from '#src/ui/content/Card.tsx'
import { Columns } from '#src/ui/content/Columns.tsx'
import { BackLink, PageHead } from '#src/ui/frames/PageHead.tsx'
import { Skeleton } from '#src/ui/progress/Skeleton.tsx'
import { AddressBook } from './AddressBook.tsx'

const AddressForm = island(() =>
  import('#src/domain/addresses/AddressForm.tsx').then(({ AddressForm: form }) => form),
)

export function AddressesPage() {
  const { edit } = useSearch({ from: '/_default/address' })
  const navigate = useNavigate()
  const { data } = useListAddresses()
  if (edit === undefined) return <AddressBook addresses={data.items} />
  const address = data.items.find(({ id }) => id === edit)
  return (
    <>
      <PageHead
        back={
          <BackLink
            label={<FormattedMessage id="addresses.title" />}
            render={(props) => <Link to="/address" {...props} />}
          />
        }
        title={<FormattedMessage id={address ? 'addresses.edit.title' : 'addresses.add.title'} />}
      />
      <Columns late aside={<AddressPurpose />}>
        <Suspense fallback={<Skeleton shape="block" className="h-96" />}>
          <AddressForm
            key={edit}
            address={address}
            isFirst={data.items.length === 0}
            onSaved={() => void navigate({ to: '/address', replace: true })}
          />
        </Suspense>
      </Columns>
    </>
  )
}

const AddressPurpose = () => (
  <Card as="aside" tone="blush" className="flex flex-col items-center justify-center gap-4 text-center">
    <Parcel className="w-28 md:w-56" />
    <p className="text-ink-soft">
      <FormattedMessage id="addresses.intro" />
    </p>
  </Card>
)
