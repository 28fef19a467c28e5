// Calculates feeding stages from the dates of babies and the current date, without side effects. Stages are not stored.
import { daysBetween } from '../locale/calendar.ts'
import { lactation } from '../catalog/lactation.ts'

type Dates = { dueDate: string | null; birthDate: string | null }

/** Returns the current stage of a baby; `null` if the baby's dates determine no stage. */
export function stageOf({ dueDate, birthDate }: Dates, today: string): number | null {
  if (birthDate !== null) {
    const day = daysBetween(birthDate, today)
    if (day < 0 || day >= lactation().untilDay) return null
    return lactation().stages.findLast(({ fromDay }) => fromDay !== null && fromDay <= day)?.stage ?? null
  }
  return isExpected(dueDate, today) ? 1 : null
}

/** Returns the stage of the member's youngest baby, born or expected, that has a stage. */
export function currentStage(babies: Dates[], today: string): number | null {
  const [youngest] = youngestOf(babies, today)
  return youngest ? stageOf(youngest, today) : null
}

/** Returns the youngest baby with a stage, and its twins. Babies who are born at most one day apart count as twins. */
export function youngestOf<Baby extends Dates>(babies: Baby[], today: string): Baby[] {
  const telling = babies.filter((baby) => stageOf(baby, today) !== null)
  const [youngest] = telling.toSorted((a, b) => dateOf(b).localeCompare(dateOf(a)))
  const isBornWith = (baby: Baby) =>
    youngest !== undefined &&
    (baby.birthDate === null) === (youngest.birthDate === null) &&
    Math.abs(daysBetween(dateOf(baby), dateOf(youngest))) <= 1
  return telling.filter(isBornWith)
}

/** Returns the next due date. Ignores due dates that passed long ago. */
export function expectedDate(babies: Dates[], today: string): string | null {
  const dueDates = babies.flatMap(({ dueDate }) => (isExpected(dueDate, today) ? [dueDate] : []))
  return dueDates.toSorted()[0] ?? null
}

const dateOf = ({ dueDate, birthDate }: Dates) => birthDate ?? dueDate ?? ''

const isExpected = (dueDate: string | null, today: string): dueDate is string =>
  dueDate !== null && daysBetween(dueDate, today) <= lactation().overdueDays
