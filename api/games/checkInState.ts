// Calculates the state of a check-in game from the member's history: the current seven-day cycle, streak, rewards,
// missed days that can be made up, and pause.
import type { components } from '#generated/schema.d.ts'
import { addDays, firstOfMonth, startOfDate } from '../locale/calendar.ts'
import type { CheckInGame, Game } from '../catalog/checkIn.ts'
import type { Language } from '../locale/language.ts'
import { pauseDaysLeft, pauseOn, quarterOf } from './pauseRules.ts'
import { noReward, shownReward } from './rewards.ts'
import {
  endPauseBefore,
  cycleOf,
  isMakeUpFree,
  makeUpsUsed,
  dayStatesSince,
  missedDates,
  nextCheckIn,
  rewardOn,
  type Played,
} from './rules.ts'
import type { Opening } from './seasons.ts'

type State = components['schemas']['CheckInState']

type Shown = {
  name: Game
  game: CheckInGame
  played: Played
  opening: Opening
  today: string
  timeZone: string
  language: Language
}

/** Returns the state of the game on the current local date of the member. */
export function checkInState({ name, game, played, opening, today, timeZone, language }: Shown): State {
  const playRecord = endPauseBefore(played, today)
  const { days } = playRecord
  const last = days.at(-1)
  const checkedInToday = last?.date === today
  const current = checkedInToday ? last : nextCheckIn(playRecord, today)
  const dates = cycleOf(playRecord, current.cycleStart)
  const byDate = new Map(days.map((day) => [day.date, day]))
  const stateOf = (date: string) => {
    const day = byDate.get(date)
    if (day) return day.makeUp === null ? 'done' : 'made-up'
    if (date === today) return 'today'
    return date < today ? 'missed' : 'ahead'
  }
  const rewardOf = (date: string) => shownReward(rewardOn(game, dates, date), language)
  const tomorrow = addDays(today, 1)
  const { perCycle, price } = game.makeUps
  const left = perCycle - (last?.cycleStart === current.cycleStart ? makeUpsUsed(days) : 0)
  const nextDay = dates[dates.indexOf(today) + 1] ?? tomorrow
  return {
    game: name,
    name: game.name[language],
    intro: game.intro[language],
    ...opening,
    today,
    timeZone,
    resetsAt: startOfDate(tomorrow, timeZone).toISOString(),
    checkedInToday,
    streak: checkedInToday ? current.streak : current.streak - 1,
    cycle: dates.map((date, index) => ({
      day: index + 1,
      date,
      state: stateOf(date),
      reward: rewardOf(date),
    })),
    todaysReward: rewardOf(today),
    tomorrowsReward: opening.season?.to === today ? noReward : rewardOf(nextDay),
    history: dayStatesSince(played, firstOfMonth(today, -1), today),
    makeUps: {
      left,
      price,
      free: price > 0 && left > 0 && isMakeUpFree(playRecord, today),
      dates: missedDates(playRecord, today),
    },
    pause: pauseOn(played.paused, today),
    pauseDaysLeft: pauseDaysLeft(played.paused, today, game.pauseDays),
    pauseRenewsOn: quarterOf(today).next,
  }
}
