// Handles pages that exist but cannot be shown (section 8 of the specification, page errors): activities that have
// ended or require a permission, and pages whose data does not exist or belongs to another member.
import { isNotFound, notFound, type AnyRoute } from '@tanstack/react-router'
import { CallError } from '#src/client/errors.ts'
import { wrapLoaders, type Loader } from './loaders.ts'

/** HTTP status of the page: 404 for an activity that is offline, 403 for a missing permission. */
type Status = 403 | 404

type Refused = {
  status: Status
  isActivity: boolean
  /** Activity that the member can join to get access to the page. */
  join?: string | undefined
  /** Eligible countries, if the member is ineligible because of the country. */
  regions?: readonly string[] | undefined
}

/** Error "Activity not found", which loaders throw. */
export const activityNotFound = (status: Status, why: Pick<Refused, 'join' | 'regions'> = {}) =>
  notFound({ data: { status, isActivity: true, ...why } })

/** Returns the page error that was thrown; `undefined` for other errors, such as an unknown route. */
export const refusalOf = (error: unknown): Refused | undefined =>
  isNotFound(error) && isRefused(error.data) ? error.data : undefined

/**
 * Maps a failed call to a page error: 403 and 404 keep their status; 400 becomes 404, because the URL contains an
 * invalid id.
 */
function toPageRefusal(error: unknown): unknown {
  if (!(error instanceof CallError)) return error
  const status = error.status === 403 ? 403 : error.status === 404 || error.status === 400 ? 404 : undefined
  return status ? notFound({ data: { status, isActivity: false } }) : error
}

/** Wraps each loader of the route tree so that it throws a page error if the API rejects one of its calls. */
export function refusePagesByCalls(tree: AnyRoute) {
  wrapLoaders(tree, (loader) => loader && refusing(loader))
}

const refusing =
  (loader: Loader): Loader =>
  async (visit) => {
    try {
      return await loader(visit)
    } catch (error) {
      throw toPageRefusal(error)
    }
  }

const isRefused = (data: unknown): data is Refused =>
  typeof data === 'object' && data !== null && 'status' in data && 'isActivity' in data
