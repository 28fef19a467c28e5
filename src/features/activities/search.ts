// Query parameters of the activities page.
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
  /** Selected category of activities; missing for the first category, the open activities. */
  show: (value): Shelf | undefined => (value === 'open' ? undefined : oneOf(...shelves)(value)),
  /** True to include activities of other countries. */
  everywhere: flag,
  /** Id of the activity to join; `back` is the path of the previous page. */
  join: idField,
  back: backPath,
})
export type ActivitiesSearch = ReturnType<typeof activitiesSearch>

/** Returns the input of `listActivities`. */
export const listInput = ({ show = 'open', everywhere }: ActivitiesSearch): Input<'listActivities'> => ({
  ...(show === 'mine' ? { mine: true } : { state: show }),
  ...(everywhere && { everywhere }),
})

/** Parses the id of an activity, which consists of the year and the name of its page. */
export const campaignOf = (activityId: string) => {
  const [year = '', campaign = ''] = activityId.split('-')
  return { year, campaign }
}

export const activityPath = (activityId: string) => {
  const { year, campaign } = campaignOf(activityId)
  return `/activity/${year}/${campaign}`
}
