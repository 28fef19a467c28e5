// Pages that exist and are refused all the same: an activity that is over or not open to the member (section 8, page errors), and
// data that a loader asked for which does not exist or is not theirs.
import { isNotFound, notFound, type AnyRoute } from '@tanstack/react-router'
import { CallError } from '#src/client/errors.ts'
import { wrapLoaders, type Loader } from './loaders.ts'

/** The HTTP status of the refused page: 404 for an activity that is offline, 403 for one that asks for a permission. */
type Status = 403 | 404

type Refused = {
  status: Status
  isActivity: boolean
  /** The activity that the member can join, and that opens the page to them. */
  join?: string | undefined
  /** The countries that it is for, where that is why. */
  regions?: readonly string[] | undefined
}

/** "Activity not found", to be thrown by a loader. */
export const activityNotFound = (status: Status, why: Pick<Refused, 'join' | 'regions'> = {}) =>
  notFound({ data: { status, isActivity: true, ...why } })

/** Why a page was refused; `undefined` for anything else, such as an unknown route. */
export const refusalOf = (error: unknown): Refused | undefined =>
  isNotFound(error) && isRefused(error.data) ? error.data : undefined

/** A call refused with 404 or 403 refuses the page likewise; 400 is an address that names nothing, so 404. */
function toPageRefusal(error: unknown): unknown {
  if (!(error instanceof CallError)) return error
  const status = error.status === 403 ? 403 : error.status === 404 || error.status === 400 ? 404 : undefined
  return status ? notFound({ data: { status, isActivity: false } }) : error
}

/** Makes each loader of the tree refuse its page when one of its calls is refused. */
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
