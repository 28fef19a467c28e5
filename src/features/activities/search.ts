// Reads what the page of activities shows from its address.
import { idField } from '#generated/parameters.ts'
import type { ActivityState } from '#generated/schema.d.ts'
import type { Input } from '#src/client/call.ts'
import { backPath } from '#src/runtime/routing/backSearch.ts'
import { flag, oneOf, searchOf } from '#src/client/search.ts'

export const shelves = ['open', 'ahead', 'past', 'mine'] as const satisfies readonly (
  | ActivityState
  | 'mine'
)[]
export type Shelf = (typeof shelves)[number]

export const activitiesSearch = searchOf({
  /** The first shelf is the address without one. */
  show: (value): Shelf | undefined => (value === 'open' ? undefined : oneOf(...shelves)(value)),
  /** Those of other countries, too. */
  everywhere: flag,
  /** The activity to join; `back` then leads on to where it was asked for. */
  join: idField,
  back: backPath,
})
export type ActivitiesSearch = ReturnType<typeof activitiesSearch>

/** What is asked of `listActivities`. */
export const listInput = ({ show = 'open', everywhere }: ActivitiesSearch): Input<'listActivities'> => ({
  ...(show === 'mine' ? { mine: true } : { state: show }),
  ...(everywhere && { everywhere }),
})

/** An activity's id is the year and the name in its page's address. */
export const campaignOf = (activityId: string) => {
  const [year = '', campaign = ''] = activityId.split('-')
  return { year, campaign }
}

export const activityPath = (activityId: string) => {
  const { year, campaign } = campaignOf(activityId)
  return `/activity/${year}/${campaign}`
}
