// Opens a page although one of its calls has failed: only the part of the page that needs the data shows the error.
import type { AnyRoute } from '@tanstack/react-router'
import { CallError } from '#src/client/errors.ts'
import { wrapLoaders, type Loader } from './loaders.ts'

/**
 * Returns true if an error comes from a call without a response or from a server error. Business errors are excluded,
 * because they concern the whole page or the member.
 */
export const isFailedCall = (error: unknown): error is CallError =>
  error instanceof CallError && !error.endsSession && (error.status === 0 || error.status >= 500)

/**
 * Returns true if an error comes from a call without a response. The cause of such an error is the connection, not the
 * page or the hub.
 */
export const isUnanswered = (error: unknown) => error instanceof CallError && error.status === 0

/**
 * Wraps each loader of the route tree so that it returns undefined if one of its calls has failed. The views then read
 * their data themselves, and each view shows its own error.
 */
export function openPagesWithFailedCalls(tree: AnyRoute) {
  wrapLoaders(tree, (loader) => loader && tolerant(loader))
}

const tolerant =
  (loader: Loader): Loader =>
  async (visit) => {
    try {
      return await loader(visit)
    } catch (error) {
      if (!isFailedCall(error)) throw error
      return undefined
    }
  }
