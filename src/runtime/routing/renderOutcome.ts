// Collects the results of rendering a page on the server besides its HTML: the HTTP status, and errors for the log.
import type { AnyRouter } from '@tanstack/react-router'
import { CallError } from '#src/client/errors.ts'
import { refusalOf } from './pageRefusal.ts'

/**
 * Default of the `Retry-After` header in seconds. It is used if the response of the rejected call does not set the
 * header.
 */
const usualWait = 5

export type Outcome = {
  /** Id of the innermost route. */
  route: string
  refused?: 403 | 404 | 429 | 503
  retryAfter?: number
  faults: unknown[]
}

/**
 * @returns id of the innermost route, the status if it differs from the status of the router, `Retry-After`, and
 * unexpected errors of guards and loaders
 */
export function renderOutcome(router: AnyRouter): Outcome {
  const errors = router.stores.matches.get().flatMap(({ error }) => (error === undefined ? [] : [error]))
  const matches = router.stores.matches.get().filter(({ status }) => status === 'error')
  const waits = errors.filter((error) => waitOf(error) !== undefined)
  const last: { routeId: string } | undefined = router.stores.matches.get().at(-1)
  return {
    route: last?.routeId ?? '',
    ...(waits.length > 0 && { retryAfter: Math.max(...waits.map(secondsOf)) }),
    refused: errors
      .map((error) => refusalOf(error)?.status ?? waitOf(error))
      .find((status) => status !== undefined),
    faults: matches.map(({ error }) => error).filter((error) => waitOf(error) === undefined),
  }
}

/**
 * Returns the status of a failed call that clients should retry later. Such an error is not logged, because the page
 * shows it.
 */
const waitOf = (error: unknown) =>
  error instanceof CallError && (error.status === 429 || error.status === 503) ? error.status : undefined

const secondsOf = (error: unknown) => (error instanceof CallError && error.retryAfter) || usualWait
