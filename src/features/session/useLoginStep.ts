// How far somebody has come in signing in. It stands with the window's history, apart from the address: Back leads to the
// field before it, and a phone that closes the tab while she looks for her code brings her back to where she was.
import { useHydrated, useRouter, useRouterState } from '@tanstack/react-router'
import type { SignInMethod } from '../../client/types.ts'
import { localStore } from '../../runtime/start/storage.ts'

/** An account in the contract's form, and how it is being proven. */
export type LoginStep = { account: string; way: SignInMethod; ways: SignInMethod[] }

declare module '@tanstack/react-router' {
  interface HistoryState {
    login?: LoginStep
  }
}

/** @returns the step, `undefined` before the account is known, and how to get to another */
export function useLoginStep() {
  const router = useRouter()
  const kept = useRouterState({ select: ({ location }) => location.state.login })
  // The server, which draws the page first, knows nothing of it.
  const isHydrated = useHydrated()
  const step = isHydrated ? kept : undefined
  const goTo = (login: LoginStep) =>
    router.navigate({
      to: '.',
      search: true,
      state: (state) => ({ ...state, login }),
      replace: step !== undefined,
      resetScroll: false,
    })
  return [step, goTo] as const
}

const wayKey = 'signInWay'

/** The ways that fit the account, the one she used here last at the head. */
export const inHerOrder = (ways: readonly SignInMethod[]) =>
  ways.toSorted((a, b) => Number(b === localStore.get(wayKey)) - Number(a === localStore.get(wayKey)))

export const rememberWay = (way: SignInMethod) => localStore.set(wayKey, way)
