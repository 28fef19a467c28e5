// `/games/normalCheckIn`: the week first, then the month, tomorrow's reward and when the next day begins.
import { useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { AllDoneScene } from '../../art/AllDoneScene.tsx'
import { CheckInScene } from '../../art/CheckInScene.tsx'
import type { CheckInState } from '../../../generated/schema.d.ts'
import { dayText, monthText, timeText } from '../../runtime/format/dates.ts'
import { Card } from '../../ui/Card.tsx'
import { Columns } from '../../ui/Columns.tsx'
import { MonthCalendar } from '../../ui/MonthCalendar.tsx'
import { PageHead } from '../../ui/PageHead.tsx'
import { WeekStrip } from '../../ui/WeekStrip.tsx'
import { CheckInButton } from './CheckInButton.tsx'
import { GameSurface } from './GameSurface.tsx'
import { isDone, weekdayNames, weekDays } from './days.ts'
import { useTodaysCheckIn } from './useTodaysCheckIn.ts'

export function CheckInPage() {
  const intl = useIntl()
  const today = useTodaysCheckIn()
  const { state } = today
  return (
    <>
      <PageHead
        title={<FormattedMessage id="games.checkIn.title" />}
        intro={<FormattedMessage id="games.checkIn.intro" />}
        aside={
          state.checkedInToday ? (
            <AllDoneScene className={sceneClass} />
          ) : (
            <CheckInScene lit={state.cycle.map(isDone)} className={sceneClass} />
          )
        }
      />
      <Columns
        aside={
          <Card as="section">
            <Months state={state} />
          </Card>
        }
      >
        <Card as="section">
          <h2 className="mb-3 title-card">
            <FormattedMessage id="games.checkIn.streak" values={{ days: state.streak }} />
          </h2>
          <GameSurface>
            <WeekStrip
              className="[view-transition-name:check-in-week]"
              label={intl.formatMessage({ id: 'games.checkIn.week' })}
              days={weekDays(intl, state, today.queue.dates)}
            />
          </GameSurface>
          <div className="my-5">
            <CheckInButton today={today} />
          </div>
          <div className="rounded-panel bg-blush p-4">
            <p className="font-semibold">
              <FormattedMessage id="games.checkIn.tomorrow" values={{ coins: state.tomorrowsReward.coins }} />
            </p>
            <p className="text-sm text-ink-soft">
              <FormattedMessage
                id="games.checkIn.reset"
                values={{ time: timeText(intl, state.resetsAt, state.timeZone) }}
              />
            </p>
          </div>
        </Card>
      </Columns>
    </>
  )
}

const sceneClass = 'mx-auto w-56 max-w-full sm:mx-0 sm:-mb-4'

function Months({ state: { today, history } }: { state: CheckInState }) {
  const intl = useIntl()
  const thisMonth = today.slice(0, 7)
  const lastMonth = new Date(Date.parse(`${thisMonth}-01T00:00:00Z`) - 86_400_000).toISOString().slice(0, 7)
  const [month, setMonth] = useState(thisMonth)
  const done = intl.formatMessage({ id: 'games.checkIn.marked' })
  return (
    <MonthCalendar
      month={month}
      title={monthText(intl, month)}
      weekdays={weekdayNames(intl)}
      marks={Object.fromEntries(history.map((date) => [date, { state: 'done', label: done } as const]))}
      today={today}
      dayLabel={(date) => dayText(intl, date)}
      previous={{
        label: monthText(intl, lastMonth),
        onPress: () => setMonth(lastMonth),
        disabled: month === lastMonth,
      }}
      next={{
        label: monthText(intl, thisMonth),
        onPress: () => setMonth(thisMonth),
        disabled: month === thisMonth,
      }}
    />
  )
}
