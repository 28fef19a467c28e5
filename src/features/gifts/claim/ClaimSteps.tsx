// Steps of claiming a gift: choosing an address, adding an address, and a summary. The URL's query string contains the
// current step, so that a reload keeps it and the back button returns to the previous step.
import { FormattedMessage } from 'react-intl'
import { AddressStep } from '#src/domain/delivery/AddressStep.tsx'
import { ChosenProduct } from '#src/domain/delivery/ChosenProduct.tsx'
import { NewAddressStep } from '#src/domain/delivery/NewAddressStep.tsx'
import { StepCount, SummaryStepCount } from '#src/domain/delivery/StepCount.tsx'
import type { DeliveryStep } from '#src/domain/delivery/steps.ts'
import { Columns } from '#src/ui/content/Columns.tsx'
import { GiftHead } from '../GiftHead.tsx'
import { ClaimSummary } from './ClaimSummary.tsx'
import type { Claiming } from './claiming.ts'
import { GiftPrice } from '../GiftPrice.tsx'

type ClaimStepsProps = {
  claiming: Claiming
  step: DeliveryStep
  /** Id of the selected address. */
  chosen: string | undefined
}

const titles = {
  address: 'addresses.delivery.title',
  new: 'addresses.add.title',
  summary: 'gifts.summary.title',
} as const

export function ClaimSteps({ claiming, step, chosen }: ClaimStepsProps) {
  const { gift, up, linkTo } = claiming
  const { name, picture, coins } = gift
  return (
    <>
      <GiftHead
        title={<FormattedMessage id={titles[step]} />}
        intro={
          step === 'summary' ? (
            <SummaryStepCount address={chosen} />
          ) : (
            <span>
              <StepCount step={step} />
            </span>
          )
        }
        up={up}
      />
      <Columns
        late
        aside={
          <ChosenProduct name={name} picture={picture} price={<GiftPrice coins={coins} />} step={step} />
        }
        asideFirst
      >
        {step === 'address' && <AddressStep regions={gift.regions} chosen={chosen} linkTo={linkTo} />}
        {step === 'new' && <NewAddressStep linkTo={linkTo} />}
        {step === 'summary' && <ClaimSummary claiming={claiming} addressId={chosen} />}
      </Columns>
    </>
  )
}
