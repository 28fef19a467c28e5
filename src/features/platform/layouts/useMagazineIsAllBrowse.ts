// The stored state `magazineIsAllBrowse` (section 3, from isAllBrowse): whether the member has read every issue. It is asked for
// once the page has loaded, because nobody waits for a mark.
import { useQuery } from '@tanstack/react-query'
import { checkIsBrowse } from '../../../../generated/calls/reading.ts'
import { useIsSignedIn } from '../../../runtime/session/useIsSignedIn.ts'
import { useIsLoaded } from '../../../runtime/loading/useIsLoaded.ts'

/** @returns `undefined` while it is not known, and for visitors */
export function useMagazineIsAllBrowse(): boolean | undefined {
  const isMember = useIsSignedIn()
  const isLoaded = useIsLoaded()
  const { data } = useQuery({
    ...checkIsBrowse.query(),
    enabled: isLoaded && isMember,
    // It changes once a month, or by what is read here, which makes it stale.
    staleTime: 600_000,
    meta: { handlesErrors: true },
  })
  return isLoaded ? data?.isAllBrowse : undefined
}
