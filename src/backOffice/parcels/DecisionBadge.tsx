// Badge with the decision on a request.
import { Badge } from '@mantine/core'
import { FormattedMessage } from 'react-intl'
import type { ApprovalState } from '#generated/backOffice/schema.d.ts'

const colors: Record<ApprovalState, string> = {
  waiting: 'yellow',
  approved: 'teal',
  rejected: 'red',
  expired: 'gray',
}

export const DecisionBadge = ({ decision }: { decision: ApprovalState }) => (
  <Badge variant="outline" color={colors[decision]} c="var(--mantine-color-text)" miw="max-content">
    <FormattedMessage id={`backOffice.decisionState.${decision}`} />
  </Badge>
)
