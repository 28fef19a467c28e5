// The step of signing in or registering, in the history entry's state rather than in the address: Back leads to the step before
// it, and a phone that closes the tab while the code is looked for reopens it at the same step.
import { useHydrated, useLocation, useRouter, type HistoryState } from '@tanstack/react-router'
import type { SignInMethod } from '#generated/schema.d.ts'
import { usePosted } from '#src/runtime/posted/posted.ts'
import type { SecondFactorStep } from './secondFactor.ts'

/** An account in the contract's form, and the method that proves it. */
export type LoginStep = { account: string; method: SignInMethod; methods: SignInMethod[] }

/** The account that a code was sent to, and what was typed for it: another account needs another code. */
export type RegistrationStep = {
  account: string
  typed: string
  /** There was a password, which is written down nowhere. */
  hasPassword: boolean
}

/** What identifies the account as typed: the same digits are another phone in another country. */
export const accountKey = ({ account = '', countryCode }: { account?: string; countryCode: string }) =>
  account.includes('@') ? account : `${countryCode} ${account}`

declare module '@tanstack/react-router' {
  interface HistoryState {
    login?: LoginStep
    registration?: RegistrationStep
    secondFactor?: SecondFactorStep
  }
}

/** @returns the step, `undefined` at the beginning, and how to get to another, or back to the beginning by `undefined` */
export function useStep<Name extends 'login' | 'registration' | 'secondFactor'>(name: Name) {
  const router = useRouter()
  const all: HistoryState = useLocation().state
  const posted = usePosted()
  // The server, which renders the page first, knows none but the one that a form has just led to.
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
