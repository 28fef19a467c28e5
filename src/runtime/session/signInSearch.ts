// Builds the query of `/login` that returns to the current page after sign-in.
import type { ParsedLocation } from '@tanstack/react-router'
import type { AppContext } from '../app/context.ts'

type Place = { state: { location: ParsedLocation } }

/** On `/login` itself, returns the current query. */
export function signInSearch({ origin }: Pick<AppContext, 'origin'>, { state: { location } }: Place) {
  if (location.pathname === '/login') return location.search
  return { redirect: new URL(location.href, origin).href }
}
