// A page that exists and is refused all the same: an activity that is over, or not theirs (section 8, page errors), and whatever
// a loader asked for that there is not, or not for them.
import { isNotFound, notFound, type AnyRoute } from '@tanstack/react-router'
import { CallError } from '../../client/errors.ts'

/** The HTTP status of the refused page: 404 for an activity that is offline, 403 for one that asks for a permission. */
type Status = 403 | 404

type Refused = { status: Status; isActivity: boolean }

/** "Activity not found", to be thrown by a loader. */
export const activityNotFound = (status: Status) => notFound({ data: { status, isActivity: true } })

/** How a page was refused; `undefined` for anything else, such as an unknown route. */
export const refusalOf = (error: unknown): Refused | undefined =>
  isNotFound(error) && isRefused(error.data) ? error.data : undefined

/** What the server refused as not found is so for the page, what it refused as forbidden likewise; an address that does not fit names nothing. */
function asPage(error: unknown): unknown {
  if (!(error instanceof CallError)) return error
  const status = error.status === 403 ? 403 : error.status === 404 || error.status === 400 ? 404 : undefined
  return status ? notFound({ data: { status, isActivity: false } }) : error
}

/** Lets each loader of the tree refuse its page by what its calls were refused with. Called once for a tree. */
export function refuseByCalls(route: AnyRoute) {
  const { loader } = route.options
  if (typeof loader === 'function')
    route.options.loader = async (visit: Parameters<typeof loader>[0]) => {
      try {
        return await loader(visit)
      } catch (error) {
        throw asPage(error)
      }
    }
  for (const child of Object.values<AnyRoute>(route.children ?? {})) refuseByCalls(child)
}

const isRefused = (data: unknown): data is Refused =>
  typeof data === 'object' && data !== null && 'status' in data && 'isActivity' in data
