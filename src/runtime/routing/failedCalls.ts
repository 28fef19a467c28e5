// Lets pages open although one of their calls has failed: the part of the page that needs it shows the error.
import type { AnyRoute } from '@tanstack/react-router'
import { CallError } from '#src/client/errors.ts'
import { wrapLoaders, type Loader } from './loaders.ts'

/**
 * True for a call without a response or with a server error. Business errors concern the whole page or the member.
 */
export const isFailedCall = (error: unknown): error is CallError =>
  error instanceof CallError && !error.endsSession && (error.status === 0 || error.status >= 500)

/** True for a call without a response: not an error of the page or the hub. */
export const isUnanswered = (error: unknown) => error instanceof CallError && error.status === 0

/**
 * Makes each loader of the tree return undefined if a call has failed: views read their data themselves, and fail
 * separately.
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
