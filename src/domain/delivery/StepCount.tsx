// Shows the number of the current delivery step.
import { FormattedMessage } from 'react-intl'
import { useListAddresses } from '#generated/hooks/addresses.ts'
import { stepNumbers, type DeliveryStep } from './steps.ts'

export const StepCount = ({ step }: { step: DeliveryStep }) => (
  <FormattedMessage
    id="addresses.delivery.step"
    values={{ step: stepNumbers[step], steps: stepNumbers.summary }}
  />
)

/** Shows “Step 2 of 2” on the summary, unless step 1 was skipped because the member has a default address. */
export function SummaryStepCount({ address }: { address: string | undefined }) {
  const { data: book } = useListAddresses()
  const isSkipped = book.items.some(({ id, isDefault }) => isDefault && id === address)
  return isSkipped ? null : (
    <span>
      <StepCount step="summary" />
    </span>
  )
}
