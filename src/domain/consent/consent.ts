// Determines if visits may be reported: for members with their consent, for visitors if the privacy policy of their
// country allows it and their browser does not object. While this is unknown, no reports are sent
// (docs/decisions/0112).
import { QueryObserver } from '@tanstack/react-query'
import { getIpIsoCode } from '#generated/calls/platform.ts'
import { getConsents, setConsents } from '#generated/calls/profile.ts'
import type { AppContext } from '#src/runtime/app/context.ts'
import type { Consent } from '#src/runtime/tracking/tracking.ts'

/**
 * Loads the consent of a member to `tracking` after the page has loaded, when it is changed, and when the window
 * regains focus, because it may have changed elsewhere. The country of a visitor is loaded once.
 */
export function consentOf({ queryClient, token }: Pick<AppContext, 'queryClient' | 'token'>): Consent {
  let owner = token()
  const options = () => ({
    // Show no error if the consent cannot be loaded: reports are then not sent.
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
      // The end of a session clears cached answers of its member.
      observer.setOptions(options())
      country.setOptions(countryOptions())
      return true
    },
  }
}

/** True if the browser asks not to be tracked: by Global Privacy Control, or by the older Do Not Track. */
const objects = () => Reflect.get(navigator, 'globalPrivacyControl') === true || navigator.doNotTrack === '1'
