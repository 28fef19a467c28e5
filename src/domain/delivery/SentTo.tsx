// Shows the delivery address on a receipt as it was at the time of the order.
import { FormattedMessage } from 'react-intl'
import type { Address } from '#generated/schema.d.ts'
import { Card } from '#src/ui/content/Card.tsx'
import { AddressText } from './AddressText.tsx'

export const SentTo = ({ address }: { address: Address }) => (
  <Card as="section" tone="blush">
    <h2 className="mb-2 title-card">
      <FormattedMessage id="addresses.delivery.to" />
    </h2>
    <AddressText address={address} />
  </Card>
)
