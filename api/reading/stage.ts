// Suggests articles and courses to a member, without side effects. Determines which moments apply to the member, such
// as `backToWork` around the return to work, and selects items of the catalog for these moments.
import type { components } from '#generated/schema.d.ts'
import { daysBetween } from '../locale/calendar.ts'
import { readingMoments } from '../catalog/readingMoments.ts'

type Moment = components['schemas']['ReadingMoment']

/**
 * Feeding stage, derived from the member's babies or chosen by the member, and the date of the return to work. Unknown
 * values are `null`.
 */
export type ReaderStage = {
  stage: number | null
  resumptionDate: string | null
  /** True if the member turned off baby content: only quiet moments apply. */
  isSilenced?: boolean
}

/**
 * Returns the moments that apply today, most relevant first: `backToWork` if the return to work is near, then the
 * moments of the feeding stage and of the next stage, for which members prepare. If the stage is unknown, uses moments
 * that fit most new members. The last moment is always `quietMoment`.
 */
export function momentsOf(
  { stage, resumptionDate, isSilenced = false }: ReaderStage,
  today: string,
): Moment[] {
  if (isSilenced) return ['quietMoment']
  const { backToWork, stages, unknownStage } = readingMoments()
  const sinceWork = resumptionDate === null ? null : daysBetween(resumptionDate, today)
  const isNear =
    sinceWork !== null && sinceWork >= -backToWork.daysBefore && sinceWork <= backToWork.daysAfter
  const ofStage = stage === null ? [] : stages.slice(stage - 1, stage + 1)
  const stageMoments = ofStage.length > 0 ? ofStage : isNear ? [] : unknownStage
  return [...(isNear ? ['backToWork' as const] : []), ...stageMoments, 'quietMoment']
}

/**
 * Returns at most `readingMoments.shown` items for the moments, grouped by moment. An item that matches several moments
 * is returned only once, with the first of them. An item for a quiet moment and for another phase, such as the return to
 * work, is not returned to members in different phases.
 * @param items items to choose from, most preferred first
 */
export const suggested = <Item extends { moments: readonly Moment[] }>(
  items: readonly Item[],
  moments: readonly Moment[],
): { item: Item; moment: Moment }[] =>
  moments
    .flatMap((moment) =>
      items
        // Skips items that were already selected for an earlier moment.
        .filter((item) => moments.find((each) => item.moments.includes(each)) === moment)
        .filter((item) => moment !== 'quietMoment' || moments.length === 1 || item.moments.length === 1)
        .map((item) => ({ item, moment })),
    )
    .slice(0, readingMoments().shown)
