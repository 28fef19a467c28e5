// Formats the reward of registering a purchase: coins, and points for the level.
import { FormattedMessage } from 'react-intl'
import type { Reward } from '#generated/schema.d.ts'

export const RewardText = ({ reward: { coins, points } }: { reward: Reward }) => (
  <FormattedMessage id="activities.purchase.reward" values={{ coins, points }} />
)
