// What the page of activities shows, as its address says it.
import type { ActivityState } from '../../../generated/schema.d.ts'
import type { Input } from '../../client/call.ts'
import { backSearch, type BackSearch } from '../../runtime/routing/backSearch.ts'
import { idSearch } from '../../runtime/routing/idSearch.ts'

export const shelves = ['open', 'ahead', 'past', 'mine'] as const satisfies readonly (
  | ActivityState
  | 'mine'
)[]
export type Shelf = (typeof shelves)[number]

export type ActivitiesSearch = BackSearch & {
  /** The first shelf is the address without one. */
  show?: Shelf | undefined
  /** Those of other countries, too. */
  everywhere?: true | undefined
  /** The activity to join; `back` then leads on to where it was asked for. */
  join?: string | undefined
}

/** What is unknown is said to be nothing: the router passes on what is left out. */
export function activitiesSearch(search: Record<string, unknown>): ActivitiesSearch {
  const { show, everywhere, join } = search
  const shelf = shelves.find((each) => each === show)
  return {
    show: shelf === 'open' ? undefined : shelf,
    everywhere: everywhere === true || undefined,
    join: idSearch(join),
    ...backSearch(search),
  }
}

/** What is asked of `listActivities`. */
export const listed = ({ show = 'open', everywhere }: ActivitiesSearch): Input<'listActivities'> => ({
  ...(show === 'mine' ? { mine: true } : { state: show }),
  ...(everywhere && { everywhere }),
})

/** An activity's id is the year and the name in its page's address. */
export const campaignOf = (activityId: string) => {
  const [year = '', campaign = ''] = activityId.split('-')
  return { year, campaign }
}

export const pageOf = (activityId: string) => {
  const { year, campaign } = campaignOf(activityId)
  return `/activity/${year}/${campaign}`
}
