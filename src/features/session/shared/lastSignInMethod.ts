// The sign-in method last used on this device: it comes first the next time.
import type { SignInMethod } from '../../../../generated/schema.d.ts'
import { localStore } from '../../../runtime/storage/localStore.ts'

const methodKey = 'signInWay'

/** The methods that fit the account, the one last used on this device first. */
export const byLastUsed = (methods: readonly SignInMethod[]) =>
  methods.toSorted(
    (a, b) => Number(b === localStore.get(methodKey)) - Number(a === localStore.get(methodKey)),
  )

export const rememberMethod = (method: SignInMethod) => localStore.set(methodKey, method)
