// Formats the reward for registering a purchase: coins, and points that count for the level.
import { FormattedMessage } from 'react-intl'
import type { Reward } from '#generated/schema.d.ts'

export const RewardText = ({ reward: { coins, points } }: { reward: Reward }) => (
  <FormattedMessage id="activities.purchase.reward" values={{ coins, points }} />
)
