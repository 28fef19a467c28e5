// The steps of claiming a gift, of whatever kind: where it goes, an address that is added on the way, and the summary with the
// one press. They stand in the page's search, so that a reload and Back keep them.
import { FormattedMessage } from 'react-intl'
import { AddressStep } from '../../../forms/delivery/AddressStep.tsx'
import { NewAddressStep } from '../../../forms/delivery/NewAddressStep.tsx'
import { StepCount } from '../../../forms/delivery/StepCount.tsx'
import type { DeliveryStep } from '../../../forms/delivery/steps.ts'
import { Columns } from '../../../ui/content/Columns.tsx'
import { GiftHead } from '../GiftHead.tsx'
import { ClaimSummary } from './ClaimSummary.tsx'
import type { Claiming } from './claiming.ts'
import { Drawing } from '../../../runtime/layout/Drawing.tsx'
import { Card } from '../../../ui/content/Card.tsx'
import { GiftPrice } from '../GiftPrice.tsx'

type ClaimStepsProps = {
  claiming: Claiming
  step: DeliveryStep
  /** The address that is chosen. */
  chosen: string | undefined
}

const titles = {
  address: 'addresses.delivery.title',
  new: 'addresses.add.title',
  summary: 'gifts.summary.title',
} as const

export function ClaimSteps({ claiming, step, chosen }: ClaimStepsProps) {
  const { gift, up, linkTo } = claiming
  return (
    <>
      <GiftHead title={<FormattedMessage id={titles[step]} />} intro={<StepCount step={step} />} up={up} />
      <Columns late aside={<ChosenGift gift={gift} />} asideFirst>
        {step === 'address' && <AddressStep regions={gift.regions} chosen={chosen} linkTo={linkTo} />}
        {step === 'new' && <NewAddressStep linkTo={linkTo} />}
        {step === 'summary' && <ClaimSummary claiming={claiming} addressId={chosen} />}
      </Columns>
    </>
  )
}

/** The gift that a step is about, beside it. */
const ChosenGift = ({ gift: { name, picture, coins } }: Pick<Claiming, 'gift'>) => (
  <Card
    as="aside"
    tone="blush"
    padding="snug"
    className="flex items-center gap-4 md:flex-col md:items-stretch"
  >
    <Drawing
      src={picture}
      className="size-20 shrink-0 rounded-panel object-cover md:aspect-square md:size-auto"
    />
    <div className="min-w-0">
      <p className="font-semibold">{name}</p>
      <GiftPrice coins={coins} />
    </div>
  </Card>
)
