// A page that exists and is refused all the same: an activity that is over, or not hers (section 8, page errors).
import { isNotFound, notFound } from '@tanstack/react-router'

/** The HTTP status of the refused page: 404 for an activity that is offline, 403 for one that asks for a permission. */
type Status = 403 | 404

/** "Activity not found", to be thrown by a loader. */
export const activityNotFound = (status: Status) => notFound({ data: status })

/** The status of a refused page; `undefined` for anything else, such as an unknown route. */
export const refusedWith = (error: unknown): Status | undefined =>
  isNotFound(error) && (error.data === 403 || error.data === 404) ? error.data : undefined
