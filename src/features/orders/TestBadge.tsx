// Marks an order that the shop placed to test itself.
import { FormattedMessage } from 'react-intl'
import { Badge } from '#src/ui/content/Badge.tsx'

export const TestBadge = () => (
  <Badge tone="plain">
    <FormattedMessage id="orders.test" />
  </Badge>
)
