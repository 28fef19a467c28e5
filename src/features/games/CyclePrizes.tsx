// Lists the prizes of the cycle other than everyday coins, with a link to each prize that the member has won.
import { Link } from '@tanstack/react-router'
import { FormattedMessage, useIntl } from 'react-intl'
import type { CheckInDay, CheckInState } from '#generated/schema.d.ts'
import { Coin } from '#src/art/Coin.tsx'
import { useFormats } from '#src/runtime/format/useFormats.ts'
import { Drawing } from '#src/runtime/layout/Drawing.tsx'
import { linkClass } from '#src/ui/actions/link.ts'
import { ProgressBar } from '#src/ui/progress/ProgressBar.tsx'
import { nextMilestone } from '#shared/milestones.ts'
import { isDone } from './days.ts'
import { isBonus, specialDays } from './milestones.ts'
import { prizeKind, prizePlace, rewardText } from './rewards.ts'

export function CyclePrizes({ state }: { state: CheckInState }) {
  return (
    <section aria-labelledby="prizes" className="mt-5">
      <h3 id="prizes" className="mb-1 font-semibold">
        <FormattedMessage id="games.checkIn.prizes" />
      </h3>
      <ul className="divide-y divide-line">
        {specialDays(state).map((day) => (
          <Prize key={day.date} day={day} />
        ))}
      </ul>
      {!isBonus(state.game) && <Milestone streak={state.streak} />}
    </section>
  )
}

function Prize({ day: { day, date, state, reward } }: { day: CheckInDay }) {
  const intl = useIntl()
  const { day: dayText } = useFormats()
  const place = isDone({ state }) ? prizePlace(reward) : undefined
  return (
    <li className="flex items-center gap-4 py-3">
      <RewardPicture picture={reward.picture} />
      <div className="min-w-0 flex-1">
        <p className="font-semibold">{rewardText(intl, reward)}</p>
        <p className="text-sm text-ink-soft">
          <FormattedMessage
            id="games.checkIn.prize.on"
            values={{ day, date: dayText(date), when: isDone({ state }) ? 'won' : state }}
          />
        </p>
        {place && (
          <Link {...place} className={linkClass}>
            <FormattedMessage id="games.checkIn.prize.go" values={{ kind: prizeKind(reward) }} />
          </Link>
        )}
      </div>
    </li>
  )
}

export const RewardPicture = ({ picture }: { picture: string | undefined }) =>
  picture === undefined ? (
    <span className="grid size-14 shrink-0 place-items-center rounded-control bg-blush">
      <Coin bare className="size-9" />
    </span>
  ) : (
    <Drawing src={picture} lazy className="size-14 shrink-0 rounded-control bg-blush object-cover" />
  )

function Milestone({ streak }: Pick<CheckInState, 'streak'>) {
  const { formatMessage } = useIntl()
  const next = nextMilestone(streak)
  if (!next) return null
  const text = formatMessage({ id: 'games.checkIn.milestone' }, next)
  return (
    <div className="border-t border-line pt-3">
      <p className="mb-2 text-sm">{text}</p>
      <ProgressBar value={streak / next.total} label={text} valueText={text} />
    </div>
  )
}
