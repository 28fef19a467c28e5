// Stages of feeding, pure: derived from babies' dates and today, each time. Nothing of it is stored.
import { daysBetween } from '../locale/calendar.ts'
import { lactation } from '../catalog/lactation.ts'

type Dates = { dueDate: string | null; birthDate: string | null }

/** The stage that a baby's dates tell today; `null` where they tell nothing. */
export function stageOf({ dueDate, birthDate }: Dates, today: string): number | null {
  if (birthDate !== null) {
    const day = daysBetween(birthDate, today)
    if (day < 0 || day >= lactation.untilDay) return null
    return lactation.stages.findLast(({ fromDay }) => fromDay !== null && fromDay <= day)?.stage ?? null
  }
  return isExpected(dueDate, today) ? 1 : null
}

/** The member's own stage: that of their youngest baby, born or expected, that tells one. */
export function currentStage(babies: Dates[], today: string): number | null {
  const [youngest] = youngestOf(babies, today)
  return youngest ? stageOf(youngest, today) : null
}

/** The youngest whose dates tell a stage, with those born with it: of twins one may be born before midnight. */
export function youngestOf<Baby extends Dates>(babies: Baby[], today: string): Baby[] {
  const telling = babies.filter((baby) => stageOf(baby, today) !== null)
  const [youngest] = telling.toSorted((a, b) => dateOf(b).localeCompare(dateOf(a)))
  const isBornWith = (baby: Baby) =>
    youngest !== undefined &&
    (baby.birthDate === null) === (youngest.birthDate === null) &&
    Math.abs(daysBetween(dateOf(baby), dateOf(youngest))) <= 1
  return telling.filter(isBornWith)
}

/** The due date that comes next; one that passed long ago is nobody's to ask about. */
export function expectedDate(babies: Dates[], today: string): string | null {
  const dueDates = babies.flatMap(({ dueDate }) => (isExpected(dueDate, today) ? [dueDate] : []))
  return dueDates.toSorted()[0] ?? null
}

const dateOf = ({ dueDate, birthDate }: Dates) => birthDate ?? dueDate ?? ''

const isExpected = (dueDate: string | null, today: string): dueDate is string =>
  dueDate !== null && daysBetween(dueDate, today) <= lactation.overdueDays
