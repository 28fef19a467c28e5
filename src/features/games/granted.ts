// Formats the message after a check-in: the milestone if one was reached, the reward, and a hint about tomorrow's
// reward if there is one.
import type { IntlShape } from 'react-intl'
import type { CheckInState, Reward } from '#generated/schema.d.ts'
import { isMilestoneToday } from './milestones.ts'
import { rewardText } from './rewards.ts'

export function grantedText(intl: IntlShape, reward: Reward, now: CheckInState): string {
  const { coins, points } = now.tomorrowsReward
  const next = coins + points > 0 ? 'day' : 'none'
  const milestone = isMilestoneToday(now)
    ? [intl.formatMessage({ id: 'games.milestone' }, { days: now.streak })]
    : []
  const granted = { reward: rewardText(intl, reward), next }
  return [...milestone, intl.formatMessage({ id: 'games.checkIn.granted' }, granted)].join(' · ')
}
