// The steps of redeeming a parcel in which the member says where it goes.
import { FormattedMessage } from 'react-intl'
import { useMallProduct } from '../../../../generated/hooks/coins.ts'
import { AddressStep } from '../../../forms/delivery/AddressStep.tsx'
import { NewAddressStep } from '../../../forms/delivery/NewAddressStep.tsx'
import { StepCount } from '../../../forms/delivery/StepCount.tsx'
import type { LinkToStep } from '../../../forms/delivery/steps.ts'
import { Columns } from '../../../ui/content/Columns.tsx'
import { ChosenProduct } from './ChosenProduct.tsx'
import { MallHead } from './MallHead.tsx'

/** Steps of redeeming a product. */
export const linkToStep =
  (product: string): LinkToStep =>
  (search) => ({ to: '/pointsMall', search: { product, ...search } })

type DeliveryStepsProps = { productId: string; step: 'address' | 'new'; chosen: string | undefined }

export function DeliverySteps({ productId, step, chosen }: DeliveryStepsProps) {
  const { data: product } = useMallProduct({ id: productId })
  const linkTo = linkToStep(productId)
  return (
    <>
      <MallHead
        title={<FormattedMessage id={step === 'new' ? 'addresses.add.title' : 'addresses.delivery.title'} />}
        intro={<StepCount step={step} />}
        up={{ search: { product: productId }, label: product.name }}
      />
      <Columns late aside={<ChosenProduct product={product} />} asideFirst>
        {step === 'new' ? (
          <NewAddressStep linkTo={linkTo} />
        ) : (
          <AddressStep regions={product.regions} chosen={chosen} linkTo={linkTo} />
        )}
      </Columns>
    </>
  )
}
