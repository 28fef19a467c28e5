// Formats the reward of a questionnaire: coins, points that count for the level, and a gift if there is one.
import { FormattedMessage } from 'react-intl'
import type { Reward } from '#generated/schema.d.ts'

export const RewardLine = ({ reward: { coins, points, name } }: { reward: Reward }) => (
  <>
    <span>
      <FormattedMessage id="questionnaires.reward" values={{ coins, points }} />
    </span>
    {name !== undefined && (
      <span>
        {' '}
        <FormattedMessage id="questionnaires.reward.gift" values={{ gift: name }} />
      </span>
    )}
  </>
)
