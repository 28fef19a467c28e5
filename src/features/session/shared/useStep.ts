// Stores the step of a sign-in or registration in the state of the history entry instead of the URL. The back button
// leads to the previous step, and a tab that the phone unloaded while the member looks for the code reopens at the
// same step.
import { useHydrated, useLocation, useRouter, type HistoryState } from '@tanstack/react-router'
import type { SignInMethod } from '#generated/schema.d.ts'
import { usePosted } from '#src/runtime/posted/posted.ts'
import type { SecondFactorStep } from './secondFactor.ts'

/** Normalized account, and the selected sign-in method. */
export type LoginStep = { account: string; method: SignInMethod; methods: SignInMethod[] }

/** Account that a code was sent to, and the typed account: another account needs another code. */
export type RegistrationStep = {
  account: string
  typed: string
  /** True if a password was typed, which is not stored. */
  hasPassword: boolean
}

/** Key of a typed account: the same digits are another phone in another country. */
export const accountKey = ({ account = '', countryCode }: { account?: string; countryCode: string }) =>
  account.includes('@') ? account : `${countryCode} ${account}`

declare module '@tanstack/react-router' {
  interface HistoryState {
    login?: LoginStep
    registration?: RegistrationStep
    secondFactor?: SecondFactorStep
  }
}

/** @returns the step, `undefined` at the start, and a function that changes it; `undefined` returns to the start */
export function useStep<Name extends 'login' | 'registration' | 'secondFactor'>(name: Name) {
  const router = useRouter()
  const all: HistoryState = useLocation().state
  const posted = usePosted()
  // The server does not know the history state; it only renders the step of a posted form.
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
