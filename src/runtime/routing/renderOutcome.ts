// The outcome of rendering a page on the server besides its HTML: its status, and errors for the log.
import type { AnyRouter } from '@tanstack/react-router'
import { refusalOf } from './pageRefusal.ts'

/** @returns the status of a refused page where it is another than the router's own, and the errors of guards and loaders */
export function renderOutcome(router: AnyRouter): { refused?: 403 | 404; faults: unknown[] } {
  const matches = router.stores.matches.get()
  return {
    refused: matches.map(({ error }) => refusalOf(error)?.status).find((status) => status !== undefined),
    faults: matches.filter(({ status }) => status === 'error').map(({ error }) => error),
  }
}
