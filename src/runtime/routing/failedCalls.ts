// Opens pages of which one call has failed: the part of the page that needs it shows the error.
import type { AnyRoute } from '@tanstack/react-router'
import { CallError } from '#src/client/errors.ts'
import { wrapLoaders, type Loader } from './loaders.ts'

/** Whether a call got no answer, or an answer of a server that is not well. A refusal is about the page or the member. */
export const isFailedCall = (error: unknown): error is CallError =>
  error instanceof CallError && !error.endsSession && (error.status === 0 || error.status >= 500)

/** Whether a call got no answer: no fault of the page or the hub. */
export const isUnanswered = (error: unknown) => error instanceof CallError && error.status === 0

/** Lets each loader of the tree end without data if a call has failed: views read their data themselves, and fail alone. */
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
