// Stores the step of a sign-in or registration in the history entry instead of the URL. The back button returns to
// the previous step. If the phone unloads the tab while the member looks for the code, the tab opens again at the
// same step.
import { useState } from 'react'
import { useHydrated, useLocation, useRouter, type HistoryState } from '@tanstack/react-router'
import type { SignInMethod } from '#generated/schema.d.ts'
import { usePosted } from '#src/runtime/posted/posted.ts'
import type { SecondFactorStep } from './secondFactor.ts'

/** Normalized account, and the selected sign-in method. */
export type LoginStep = { account: string; method: SignInMethod; methods: SignInMethod[] }

/**
 * Account to which the code was sent, and the account as typed. If the user types another account, another code is
 * needed.
 */
export type RegistrationStep = {
  account: string
  typed: string
  /** True if the user has typed a password, which is not stored. */
  hasPassword: boolean
}

/**
 * Returns a key for a typed account. It includes the country, because the same digits are another phone number in
 * another country.
 */
export const accountKey = ({ account = '', countryCode }: { account?: string; countryCode: string }) =>
  account.includes('@') ? account : `${countryCode} ${account}`

declare module '@tanstack/react-router' {
  interface HistoryState {
    login?: LoginStep
    registration?: RegistrationStep
    secondFactor?: SecondFactorStep
  }
}

/**
 * @returns the step (`undefined` for the first step), and a function that changes it; calling it with `undefined`
 * returns to the first step
 */
export function useStep<Name extends 'login' | 'registration' | 'secondFactor'>(name: Name) {
  const router = useRouter()
  const all = useStateOfPage()
  const posted = usePosted()
  // The server does not know the history state; it renders only the step of a posted form.
  const isHydrated = useHydrated()
  const step = isHydrated ? all[name] : posted?.state?.[name]
  const goTo = (next: HistoryState[Name]) =>
    router.navigate({
      to: '.',
      search: true,
      state: (state) => ({ ...state, [name]: next }),
      replace: step !== undefined,
      resetScroll: false,
    })
  return [step, goTo] as const
}

/**
 * Returns the history state of the page. While the router loads the page after the sign-in, the location is already the
 * one of that page, and the form would return to its first step.
 */
function useStateOfPage(): HistoryState {
  const location = useLocation()
  const [ofPage, setOfPage] = useState(location)
  if (location === ofPage || location.pathname !== ofPage.pathname) return ofPage.state
  setOfPage(location)
  return location.state
}
