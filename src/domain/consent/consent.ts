// Determines whether page visits may be reported for analytics. A member must have consented. For a visitor, the
// privacy policy of the country must allow it, and the browser must not object. Until the consent or the policy is
// known, no reports are sent (docs/decisions/0014).
import { QueryObserver } from '@tanstack/react-query'
import { getIpIsoCode } from '#generated/calls/platform.ts'
import { getConsents, setConsents } from '#generated/calls/profile.ts'
import type { AppContext } from '#src/runtime/app/context.ts'
import type { Consent } from '#src/runtime/tracking/tracking.ts'

/**
 * Loads the consent of a member to `tracking` after the page has loaded and when the consent is changed. Reloads it
 * when the window regains focus, because the member may have changed it on another device. The country of a visitor is
 * loaded once.
 */
export function consentOf({ queryClient, token }: Pick<AppContext, 'queryClient' | 'token'>): Consent {
  let owner = token()
  const options = () => ({
    // Show no error if the consent cannot be loaded: no reports are sent in that case.
    ...getConsents.query(),
    meta: { handlesErrors: true },
    enabled: owner !== null,
    refetchOnReconnect: true,
  })
  const observer = new QueryObserver(queryClient, options())
  const countryOptions = () => ({
    ...getIpIsoCode.query(),
    meta: { handlesErrors: true },
    staleTime: Infinity,
    enabled: owner === null,
  })
  const country = new QueryObserver(queryClient, countryOptions())
  const isVisitorCounted = () => {
    if (objects()) return false
    const { data } = country.getCurrentResult()
    return owner === null ? data?.countsVisitors : undefined
  }

  return {
    isGiven: () => {
      if (token() === null) return isVisitorCounted()
      const { data, isSuccess, isFetching } = observer.getCurrentResult()
      const isChanging = queryClient.isMutating({ mutationKey: setConsents.mutation.mutationKey }) > 0
      if (token() !== owner || !isSuccess || isFetching || isChanging) return undefined
      return data.items.some(({ purpose, granted }) => purpose === 'tracking' && granted)
    },
    follow: (listener) => {
      observer.subscribe(listener)
      country.subscribe(listener)
    },
    syncMember: () => {
      if (token() === owner) return false
      owner = token()
      // Do not clear the cached consent of the previous member here, because the cache is cleared when a session ends.
      observer.setOptions(options())
      country.setOptions(countryOptions())
      return true
    },
  }
}

/** Returns true if the browser asks not to be tracked, by Global Privacy Control or the older Do Not Track. */
const objects = () => Reflect.get(navigator, 'globalPrivacyControl') === true || navigator.doNotTrack === '1'
