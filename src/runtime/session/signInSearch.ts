// Builds a query for `/login` that returns the visitor to the current page after sign-in.
import type { ParsedLocation } from '@tanstack/react-router'
import type { AppContext } from '../app/context.ts'

type Place = { state: { location: ParsedLocation } }

/** Returns the current query unchanged if the current page is `/login` itself. */
export function signInSearch({ origin }: Pick<AppContext, 'origin'>, { state: { location } }: Place) {
  if (location.pathname === '/login') return location.search
  return { redirect: new URL(location.href, origin).href }
}
