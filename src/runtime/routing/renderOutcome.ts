// Collects the result of rendering a page on the server besides its HTML: status, and errors for the log.
import type { AnyRouter } from '@tanstack/react-router'
import { CallError } from '#src/client/errors.ts'
import { refusalOf } from './pageRefusal.ts'

/** Default `Retry-After` in seconds, if a rejected call does not set it. */
const usualWait = 5

export type Outcome = {
  /** Id of the innermost route. */
  route: string
  refused?: 403 | 404 | 429 | 503
  retryAfter?: number
  faults: unknown[]
}

/**
 * @returns the route, the status if it differs from that of the router, `Retry-After`, and unexpected errors of
 * guards and loaders
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

/** Returns the status of a call that should be retried later: not logged, and the page shows it. */
const waitOf = (error: unknown) =>
  error instanceof CallError && (error.status === 429 || error.status === 503) ? error.status : undefined

const secondsOf = (error: unknown) => (error instanceof CallError && error.retryAfter) || usualWait
