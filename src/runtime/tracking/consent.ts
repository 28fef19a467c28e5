// Follows whether somebody may be measured. Every policy of the hub promises to measure only who agrees, whatever the country
// would allow, so nothing is reported of visitors, who have not been asked, nor of a member before their consent is known.
import { QueryObserver } from '@tanstack/react-query'
import { getConsents, setConsents } from '../../../generated/calls/profile.ts'
import type { AppContext } from '../app/context.ts'

export type Consent = {
  /** `undefined` while it is not known: before the first answer, and from the moment it is changed until the next. */
  isGiven: () => boolean | undefined
  /** Reads it, and calls the listener, at once and whenever the answer may have changed. The listener must not throw. */
  follow: (listener: () => void) => void
  /** Follows a change of the signed-in member. @returns whether it is somebody else than before */
  syncMember: () => boolean
}

/**
 * Follows the member's consent to `tracking`: read once after the page has loaded, again when it is changed, and when the
 * member comes back to the window, because they may have changed it elsewhere.
 */
export function consentOf({ queryClient, token }: Pick<AppContext, 'queryClient' | 'token'>): Consent {
  let owner = token()
  const options = () => ({
    // No notice where it cannot be read: then nothing is measured.
    ...getConsents.query(),
    meta: { handlesErrors: true },
    enabled: owner !== null,
    refetchOnReconnect: true,
  })
  const observer = new QueryObserver(queryClient, options())

  return {
    isGiven: () => {
      if (token() === null) return false
      const { data, isSuccess, isFetching } = observer.getCurrentResult()
      const isChanging = queryClient.isMutating({ mutationKey: setConsents.mutation.mutationKey }) > 0
      if (token() !== owner || !isSuccess || isFetching || isChanging) return undefined
      return data.items.some(({ purpose, granted }) => purpose === 'tracking' && granted)
    },
    follow: (listener) => void observer.subscribe(listener),
    syncMember: () => {
      if (token() === owner) return false
      owner = token()
      // What was read for another member left the cache with their session.
      observer.setOptions(options())
      return true
    },
  }
}
