// Page of a check-in game: week, month, upcoming prizes, missed days that can be made up, and a pause. The Play page
// shows this component for today's game. A bonus game has no streak, and therefore does not show the month and the
// pause.
import type { ReactNode } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { useGetCheckIn, useGetTodaysCheckIn } from '#generated/hooks/games.ts'
import type { CheckInState, Game } from '#generated/schema.d.ts'
import { useFormats } from '#src/runtime/format/useFormats.ts'
import { Badge } from '#src/ui/content/Badge.tsx'
import { Card } from '#src/ui/content/Card.tsx'
import { Columns } from '#src/ui/content/Columns.tsx'
import { PageHead } from '#src/ui/frames/PageHead.tsx'
import { WeekStrip } from '#src/ui/rewards/WeekStrip.tsx'
import { CheckInButton } from './CheckInButton.tsx'
import { ClosedGame } from './ClosedGame.tsx'
import { CyclePrizes } from './CyclePrizes.tsx'
import { GameScene } from './GameScene.tsx'
import { GrantedReward } from './GrantedReward.tsx'
import { MakeUps } from './MakeUps.tsx'
import { MilestoneMoment } from './MilestoneMoment.tsx'
import { Months } from './Months.tsx'
import { MoreToPlay } from './MoreToPlay.tsx'
import { PauseCard, Paused } from './pause/PauseCard.tsx'
import { weekDays } from './days.ts'
import { isBonus } from './milestones.ts'
import { rewardText } from './rewards.ts'
import { useCheckInToday } from './useCheckInToday.ts'

/** @param children additional content of the game, shown below the check-in */
export function CheckInPage({ game, children }: { game: Game; children?: ReactNode }) {
  const { data: state, dataUpdatedAt } = useGetCheckIn({ game })
  if (!state.eligibility.ok) return <ClosedGame state={state} readAt={dataUpdatedAt} />
  return <OpenGame state={state}>{children}</OpenGame>
}

/** Page of the tab Play: today's check-in game, which the home page shows as well. */
export const TodaysGame = () => (
  <OpenGame state={useGetTodaysCheckIn().data} title={<FormattedMessage id="platform.nav.play" />} />
)

type OpenGameProps = {
  state: CheckInState
  /** Title of the page; default: the name of the game. */
  title?: ReactNode
  children?: ReactNode
}

function OpenGame({ state, title = state.name, children }: OpenGameProps) {
  const bonus = isBonus(state.game)
  const more = <MoreToPlay without={state.game} wide />
  const months = (
    <>
      <Card as="section" className="grow">
        <Months state={state} />
      </Card>
      <PauseCard state={state} />
    </>
  )
  const checkIn = (
    <>
      <CheckInCard state={state} />
      <MakeUps state={state} />
    </>
  )
  return (
    <>
      <PageHead title={title} intro={state.intro} aside={<GameScene state={state} />} />
      <div className="grid grid-cols-1 gap-4 tablet:gap-6">
        <Paused state={bonus ? { ...state, streak: 0 } : state} />
        {bonus || children !== undefined ? (
          <>
            {checkIn}
            {children}
            {!bonus && <div className="grid grid-cols-1 gap-4 tablet:grid-cols-2 tablet:gap-6">{months}</div>}
            {more}
          </>
        ) : (
          <Columns aside={months} after={more}>
            {checkIn}
          </Columns>
        )}
      </div>
    </>
  )
}

function CheckInCard({ state }: { state: CheckInState }) {
  const intl = useIntl()
  const { time } = useFormats()
  const today = useCheckInToday(state)
  const { coins, points } = state.tomorrowsReward
  return (
    <Card as="section" className="@container">
      <div className="grid grid-cols-1 @min-[52rem]:grid-cols-2 @min-[52rem]:gap-x-8">
        <div>
          <h2 className="mb-3 title-card">
            {isBonus(state.game) ? (
              <Badge tone="coin">
                <FormattedMessage id="games.bonus" />
              </Badge>
            ) : (
              <span>
                <FormattedMessage id="games.checkIn.streak" values={{ days: state.streak }} />
              </span>
            )}
          </h2>
          <WeekStrip
            className="[view-transition-name:check-in-week]"
            label={intl.formatMessage({ id: 'games.checkIn.week' })}
            days={weekDays(intl, state, today.queue.dates)}
            pressed={today.isNew}
          />
          <div className="my-5">
            <CheckInButton today={today} />
            <p aria-live="polite" className="mt-3 text-center text-ink-soft empty:hidden">
              {today.granted && <GrantedReward granted={today.granted} />}
            </p>
            <MilestoneMoment state={state} isNew={today.isNew} />
          </div>
        </div>
        <div>
          <div className="rounded-panel bg-blush p-4">
            <p className="font-semibold">
              {coins + points > 0 ? (
                <FormattedMessage
                  id="games.checkIn.tomorrow"
                  values={{ reward: rewardText(intl, state.tomorrowsReward) }}
                />
              ) : (
                <FormattedMessage id="games.checkIn.lastDay" />
              )}
            </p>
            <p className="text-sm text-ink-soft">
              <FormattedMessage
                id="games.checkIn.reset"
                values={{ time: time(state.resetsAt, state.timeZone) }}
              />
            </p>
          </div>
          <CyclePrizes state={state} />
        </div>
      </div>
    </Card>
  )
}
