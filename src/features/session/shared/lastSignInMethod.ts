// Stores the sign-in method that was used last on this device; it is offered first at the next sign-in.
import type { SignInMethod } from '#generated/schema.d.ts'
import { localStore } from '#src/runtime/storage/localStore.ts'
import { sorted } from '#shared/sorted.ts'

export const methodKey = 'signInWay'

/** Form field that sends the method to the server. */
export const lastMethodField = 'lastMethod'

export const lastMethod = () => localStore.get(methodKey)

/** Sorts the sign-in methods of the account; the method that was used last comes first. */
export const byLastUsed = (methods: readonly SignInMethod[], last: string | null | undefined) =>
  sorted(methods, (a, b) => Number(b === last) - Number(a === last))

export const rememberMethod = (method: SignInMethod) => localStore.set(methodKey, method)
