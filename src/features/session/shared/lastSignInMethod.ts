// Stores the last sign-in method of this device, which is offered first the next time.
import type { SignInMethod } from '#generated/schema.d.ts'
import { localStore } from '#src/runtime/storage/localStore.ts'
import { sorted } from '#shared/sorted.ts'

export const methodKey = 'signInWay'

/** Form field that sends the method to the server. */
export const lastMethodField = 'lastMethod'

export const lastMethod = () => localStore.get(methodKey)

/** Sorts the methods of the account, last used first. */
export const byLastUsed = (methods: readonly SignInMethod[], last: string | null | undefined) =>
  sorted(methods, (a, b) => Number(b === last) - Number(a === last))

export const rememberMethod = (method: SignInMethod) => localStore.set(methodKey, method)
