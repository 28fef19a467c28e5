// Suggests reading: the moments that fit a member, and the items of the catalog for them. Without side effects.
import type { components } from '#generated/schema.d.ts'
import { daysBetween } from '../locale/calendar.ts'
import { readingMoments } from '../catalog/readingMoments.ts'

type Moment = components['schemas']['ReadingMoment']

/** Stage of feeding from the babies or the member, `null` if unknown; and the date of the return to work. */
export type Standing = { stage: number | null; resumptionDate: string | null }

/** Returns the moments that fit now, best first: the return to work if it is near, then the stage, and always quietMoment. */
export function momentsOf({ stage, resumptionDate }: Standing, today: string): Moment[] {
  const { backToWork, stages } = readingMoments
  const sinceWork = resumptionDate === null ? null : daysBetween(resumptionDate, today)
  const isNear =
    sinceWork !== null && sinceWork >= -backToWork.daysBefore && sinceWork <= backToWork.daysAfter
  const ofStage = stage === null ? undefined : stages[stage - 1]
  return [...(isNear ? ['backToWork' as const] : []), ...(ofStage ? [ofStage] : []), 'quietMoment']
}

/**
 * Returns the first items that fit, each once with its moment, grouped by moment.
 * @param items items in the order of preference
 */
export const suggested = <Item extends { moments: readonly Moment[] }>(
  items: readonly Item[],
  moments: readonly Moment[],
): { item: Item; moment: Moment }[] =>
  moments
    .flatMap((moment) =>
      items
        // Skips items that fit an earlier moment.
        .filter((item) => moments.find((each) => item.moments.includes(each)) === moment)
        .map((item) => ({ item, moment })),
    )
    .slice(0, readingMoments.shown)
