// The sign-in method last used on this device: it comes first the next time.
import type { SignInMethod } from '#generated/schema.d.ts'
import { localStore } from '#src/runtime/storage/localStore.ts'
import { sorted } from '#shared/sorted.ts'

export const methodKey = 'signInWay'

/** The field that tells the server of it. */
export const lastMethodField = 'lastMethod'

export const lastMethod = () => localStore.get(methodKey)

/** The methods that fit the account, the last one first. */
export const byLastUsed = (methods: readonly SignInMethod[], last: string | null | undefined) =>
  sorted(methods, (a, b) => Number(b === last) - Number(a === last))

export const rememberMethod = (method: SignInMethod) => localStore.set(methodKey, method)
