// Page of a game that cannot be played now: picture, reason, and a link to an alternative.
import type { ReactNode } from 'react'
import { Link } from '@tanstack/react-router'
import { FormattedMessage, useIntl } from 'react-intl'
import { getCheckIn } from '#generated/calls/games.ts'
import { useListGames } from '#generated/hooks/games.ts'
import type { CheckInState, GameSummary } from '#generated/schema.d.ts'
import { ActivityOverScene } from '#src/art/scenes/ActivityOverScene.tsx'
import { ElsewhereScene } from '#src/art/scenes/ElsewhereScene.tsx'
import { LevelUpScene } from '#src/art/scenes/LevelUpScene.tsx'
import { useLevelName } from '#src/domain/offers/useLevelName.ts'
import { useReadAgain } from '#src/runtime/app/useReadAgain.ts'
import { parseReason } from '#src/runtime/format/reasons.ts'
import { TimeLeft } from '#src/runtime/format/TimeLeft.tsx'
import { useCountries } from '#src/runtime/format/useCountries.ts'
import { useFormats } from '#src/runtime/format/useFormats.ts'
import { buttonClass } from '#src/ui/actions/Button.tsx'
import { Card } from '#src/ui/content/Card.tsx'
import { Columns } from '#src/ui/content/Columns.tsx'
import { EmptyState } from '#src/ui/feedback/EmptyState.tsx'
import { PageHead } from '#src/ui/frames/PageHead.tsx'
import { RewardPicture } from './CyclePrizes.tsx'
import { GameScene } from './GameScene.tsx'
import { Months } from './Months.tsx'
import { MoreToPlay } from './MoreToPlay.tsx'
import { isSilenced } from './quiet.ts'
import { rewardText } from './rewards.ts'

type ClosedGameProps = { state: CheckInState; readAt: number }

export function ClosedGame({ state, readAt }: ClosedGameProps) {
  const { data } = useListGames()
  const summary = data.games.find(({ game }) => game === state.game)
  const month = state.history.length > 0 && !isSilenced(state) && <MonthCard state={state} />
  const ahead = state.state === 'ahead' && summary && <DaysAhead summary={summary} />
  const beside = ahead || month
  const more = <MoreToPlay without={state.game} wide={Boolean(beside)} />
  return (
    <>
      {!isSilenced(state) && <PageHead title={state.name} intro={state.intro} />}
      <Columns even aside={beside || more} after={beside && more}>
        <Card as="section" className="grid items-center">
          <WhyNot state={state} readAt={readAt} summary={summary} />
        </Card>
      </Columns>
    </>
  )
}

const MonthCard = ({ state }: { state: CheckInState }) => (
  <Card as="section">
    <Months state={state} />
  </Card>
)

function WhyNot({ state, readAt, summary }: ClosedGameProps & { summary: GameSummary | undefined }) {
  const levelName = useLevelName()
  const countries = useCountries()
  const { date } = useFormats()
  const { season, eligibility } = state
  const reasons = new Map(
    eligibility.reasons.flatMap((reason) => {
      const standing = parseReason(reason)
      return standing ? [[standing.name, standing.n] as const] : []
    }),
  )
  if (isSilenced(state))
    return (
      <Closed
        level={1}
        art={<ActivityOverScene />}
        title={<FormattedMessage id="games.closed.quiet" />}
        text={<FormattedMessage id="games.closed.quiet.text" />}
      />
    )
  if (reasons.has('NOT_IN_REGION')) {
    return (
      <Closed
        art={<ElsewhereScene />}
        title={<FormattedMessage id="games.closed.region" />}
        text={
          <FormattedMessage
            id="games.closed.region.text"
            values={{ countries: countries(summary?.regions ?? []) }}
          />
        }
      />
    )
  }
  if (state.state === 'over')
    return (
      <Closed
        art={<ActivityOverScene />}
        title={<FormattedMessage id="games.closed.over" />}
        text={
          <FormattedMessage id="games.closed.over.text" values={{ date: season ? date(season.to) : '' }} />
        }
      />
    )
  if (state.state === 'ahead' && season)
    return (
      <Closed
        art={<GameScene state={state} />}
        title={<FormattedMessage id="games.closed.ahead" values={{ date: date(season.from) }} />}
        text={
          <>
            {eligibility.nextDate !== undefined && (
              <Opens game={state.game} until={eligibility.nextDate} readAt={readAt} />
            )}
            <span>
              <FormattedMessage id="games.closed.ahead.text" />
            </span>
          </>
        }
      />
    )
  const level = reasons.get('FROM_LEVEL_n') ?? summary?.fromLevel ?? 1
  return (
    <Closed
      art={<LevelUpScene level={level} />}
      title={<FormattedMessage id="games.closed.level" values={{ level: levelName(level) }} />}
      text={<FormattedMessage id="games.closed.level.text" />}
      action={
        <Link to="/memberShip" className={buttonClass()}>
          <FormattedMessage id="reason.link.level" />
        </Link>
      }
    />
  )
}

function Opens({ game, until, readAt }: { until: string; readAt: number } & Pick<CheckInState, 'game'>) {
  const { formatMessage } = useIntl()
  const readAgain = useReadAgain(getCheckIn.query({ game }))
  return (
    <span className="mt-2 mb-4 flex justify-center empty:hidden">
      <TimeLeft
        until={until}
        readAt={readAt}
        label={formatMessage({ id: 'games.closed.left' })}
        onEnd={readAgain}
      />
    </span>
  )
}

type ClosedProps = { art: ReactNode; title: ReactNode; text: ReactNode; action?: ReactNode; level?: 1 | 2 }

/** Page of a closed game. `action` links to an alternative; default: the daily check-in. */
const Closed = ({ action, ...rest }: ClosedProps) => (
  <EmptyState
    {...rest}
    action={
      action ?? (
        <Link to="/games/normalCheckIn" className={buttonClass()}>
          <FormattedMessage id="games.closed.go" />
        </Link>
      )
    }
  />
)

function DaysAhead({ summary: { rewards } }: { summary: GameSummary }) {
  const intl = useIntl()
  return (
    <Card as="section" aria-labelledby="days-ahead">
      <h2 id="days-ahead" className="title-card">
        <FormattedMessage id="games.closed.prizes" />
      </h2>
      <ol className="mt-2 divide-y divide-line">
        {rewards.map((reward, place) => (
          <li key={place} className="flex items-center gap-4 py-3">
            <RewardPicture picture={reward.picture} />
            <span className="min-w-0">
              <span className="block text-sm text-ink-soft">
                <FormattedMessage id="games.checkIn.cycleDay" values={{ day: place + 1 }} />
              </span>
              <span className="font-semibold">{rewardText(intl, reward)}</span>
            </span>
          </li>
        ))}
      </ol>
    </Card>
  )
}
