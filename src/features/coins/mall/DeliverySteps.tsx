// Shows the steps of redeeming a product in which the member selects or adds a delivery address.
import { FormattedMessage } from 'react-intl'
import { useGetMallProduct } from '#generated/hooks/coins.ts'
import { AddressStep } from '#src/domain/delivery/AddressStep.tsx'
import { ChosenProduct } from '#src/domain/delivery/ChosenProduct.tsx'
import { NewAddressStep } from '#src/domain/delivery/NewAddressStep.tsx'
import { StepCount } from '#src/domain/delivery/StepCount.tsx'
import type { LinkToStep } from '#src/domain/delivery/steps.ts'
import { CoinAmount } from '#src/runtime/format/CoinAmount.tsx'
import { Columns } from '#src/ui/content/Columns.tsx'
import { MallHead } from './MallHead.tsx'

/** Builds the links to the steps of redeeming a product. */
export const linkToStep =
  (product: string): LinkToStep =>
  (search) => ({ to: '/pointsMall', search: { product, ...search } })

type DeliveryStepsProps = { productId: string; step: 'address' | 'new'; chosen: string | undefined }

export function DeliverySteps({ productId, step, chosen }: DeliveryStepsProps) {
  const { name, picture, price, regions } = useGetMallProduct({ id: productId }).data
  const linkTo = linkToStep(productId)
  return (
    <>
      <MallHead
        title={<FormattedMessage id={step === 'new' ? 'addresses.add.title' : 'addresses.delivery.title'} />}
        intro={<StepCount step={step} />}
        up={{ search: { product: productId }, label: name }}
      />
      <Columns
        late
        aside={
          <ChosenProduct name={name} picture={picture} price={<CoinAmount coins={price} />} step={step} />
        }
        asideFirst
      >
        {step === 'new' ? (
          <NewAddressStep linkTo={linkTo} />
        ) : (
          <AddressStep regions={regions} chosen={chosen} linkTo={linkTo} />
        )}
      </Columns>
    </>
  )
}
