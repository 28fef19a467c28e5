// Shows the number of the current delivery step.
import { FormattedMessage } from 'react-intl'
import { stepNumbers, type DeliveryStep } from './steps.ts'

export const StepCount = ({ step }: { step: DeliveryStep }) => (
  <FormattedMessage
    id="addresses.delivery.step"
    values={{ step: stepNumbers[step], steps: stepNumbers.summary }}
  />
)
