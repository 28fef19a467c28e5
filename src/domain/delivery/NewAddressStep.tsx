// Delivery step that adds an address and selects it.
import { Suspense } from 'react'
import { useNavigate } from '@tanstack/react-router'
import { useListAddresses } from '#generated/hooks/addresses.ts'
import { island } from '#src/runtime/loading/island.ts'
import { Skeleton } from '#src/ui/progress/Skeleton.tsx'
import type { LinkToStep } from './steps.ts'

const AddressForm = island(() => import('../addresses/AddressForm.tsx').then(({ AddressForm: form }) => form))

export function NewAddressStep({ linkTo }: { linkTo: LinkToStep }) {
  const navigate = useNavigate()
  const { data: book } = useListAddresses()
  return (
    <Suspense fallback={<Skeleton shape="block" className="h-96" />}>
      <AddressForm
        address={undefined}
        isFirst={book.items.length === 0}
        onSaved={({ id }) => void navigate({ ...linkTo({ step: 'summary', address: id }), replace: true })}
      />
    </Suspense>
  )
}
