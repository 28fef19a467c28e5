// Handles pages that exist but cannot be shown: an activity that has ended or requires a permission (section 8, page
// errors), and data of a loader that does not exist or belongs to another member.
import { isNotFound, notFound, type AnyRoute } from '@tanstack/react-router'
import { CallError } from '#src/client/errors.ts'
import { wrapLoaders, type Loader } from './loaders.ts'

/** HTTP status of the page: 404 for an offline activity, 403 for a missing permission. */
type Status = 403 | 404

type Refused = {
  status: Status
  isActivity: boolean
  /** Activity that the member can join to get access. */
  join?: string | undefined
  /** Countries that are eligible, if that is the reason. */
  regions?: readonly string[] | undefined
}

/** "Activity not found", to be thrown by a loader. */
export const activityNotFound = (status: Status, why: Pick<Refused, 'join' | 'regions'> = {}) =>
  notFound({ data: { status, isActivity: true, ...why } })

/** Returns the reason of a page error; `undefined` for other errors, such as an unknown route. */
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

/** Makes each loader of the tree throw a page error if one of its calls is rejected. */
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
