import { FormattedMessage, type IntlShape } from 'react-intl'
import type { Reward } from '#generated/schema.d.ts'

const valuesOf = ({ coins, points }: Reward) => ({ coins, points, both: String(coins > 0 && points > 0) })

/** Formats a reward: `30 points`, `5 coins and 30 points`. */
export const RewardText = ({ reward }: { reward: Reward }) => (
  <FormattedMessage id="reading.reward" values={valuesOf(reward)} />
)

export const rewardText = ({ formatMessage }: IntlShape, reward: Reward) =>
  formatMessage({ id: 'reading.reward' }, valuesOf(reward))
