// The outcome of rendering a page on the server besides its HTML: its status, and errors for the log.
import type { AnyRouter } from '@tanstack/react-router'
import { CallError } from '#src/client/errors.ts'
import { refusalOf } from './pageRefusal.ts'

/** Seconds after which a page is tried again whose calls were refused for now without a word on how long. */
const usualWait = 5

export type Outcome = {
  /** The innermost one, by its id. */
  route: string
  refused?: 403 | 404 | 429 | 503
  retryAfter?: number
  faults: unknown[]
}

/** @returns the route, the status of a refused page where it is another than the router's own, how long it is refused, and faults of guards and loaders */
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

/** The status of a call that is to be tried again later: no fault, and the page says so. */
const waitOf = (error: unknown) =>
  error instanceof CallError && (error.status === 429 || error.status === 503) ? error.status : undefined

const secondsOf = (error: unknown) => (error instanceof CallError && error.retryAfter) || usualWait
