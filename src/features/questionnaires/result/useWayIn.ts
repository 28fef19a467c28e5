// The way to an account and back to where one was.
import { useAppContext } from '../../../runtime/app/AppProvider.tsx'

/** @returns the query of `/login` and `/registration` */
export function useWayIn(path: string) {
  const { origin } = useAppContext()
  return { redirect: new URL(path, origin).href }
}
