// Query of the sign-in pages that returns to a path.
import { useAppContext } from '#src/runtime/app/AppProvider.tsx'

/** @returns the query of `/login` and `/registration` */
export function useSignInSearch(path: string) {
  const { origin } = useAppContext()
  return { redirect: new URL(path, origin).href }
}
