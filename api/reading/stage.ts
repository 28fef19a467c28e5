// Suggests what to read now: which moments fit a member, and what the catalogue has for them. Pure.
import type { components } from '#generated/schema.d.ts'
import { daysBetween } from '../locale/calendar.ts'
import { readingMoments } from '../catalog/readingMoments.ts'

type Moment = components['schemas']['ReadingMoment']

/** The stage of feeding that babies or the member tell, `null` where nothing does; when work resumes. */
export type Standing = { stage: number | null; resumptionDate: string | null }

/** What fits now, best first: the return to work while it is near, then the stage, and any moment at the end. */
export function momentsOf({ stage, resumptionDate }: Standing, today: string): Moment[] {
  const { backToWork, stages } = readingMoments
  const sinceWork = resumptionDate === null ? null : daysBetween(resumptionDate, today)
  const isNear =
    sinceWork !== null && sinceWork >= -backToWork.daysBefore && sinceWork <= backToWork.daysAfter
  const ofStage = stage === null ? undefined : stages[stage - 1]
  return [...(isNear ? ['backToWork' as const] : []), ...(ofStage ? [ofStage] : []), 'quietMoment']
}

/**
 * The first few of what fits, each once, with the moment that it fits: all of one moment before the next.
 * @param items in the order they are offered
 */
export const suggested = <Item extends { moments: readonly Moment[] }>(
  items: readonly Item[],
  moments: readonly Moment[],
): { item: Item; moment: Moment }[] =>
  moments
    .flatMap((moment) =>
      items
        // What fits an earlier moment was taken there.
        .filter((item) => moments.find((each) => item.moments.includes(each)) === moment)
        .map((item) => ({ item, moment })),
    )
    .slice(0, readingMoments.shown)
