// Builds the query of `/login` that leads back to the present page after a sign-in.
import type { AnyRouter } from '@tanstack/react-router'
import type { AppContext } from '../app/context.ts'

/** On `/login` itself, the query that it has. */
export function signInSearch({ origin }: Pick<AppContext, 'origin'>, { state: { location } }: AnyRouter) {
  if (location.pathname === '/login') return location.search
  return { redirect: new URL(location.href, origin).href }
}
