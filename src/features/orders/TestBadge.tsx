// Badge that marks a test order of the shop.
import { FormattedMessage } from 'react-intl'
import { Badge } from '#src/ui/content/Badge.tsx'

export const TestBadge = () => (
  <Badge tone="plain">
    <FormattedMessage id="orders.test" />
  </Badge>
)
