// Builds the query of the sign-in pages. With this query, the user returns to the given path after the sign-in.
import { useAppContext } from '#src/runtime/app/AppProvider.tsx'

/** @returns the query of `/login` and `/registration` */
export function useSignInSearch(path: string) {
  const { origin } = useAppContext()
  return { redirect: new URL(path, origin).href }
}
