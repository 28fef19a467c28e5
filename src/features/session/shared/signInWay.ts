// The way in which somebody signed in here last: it comes first the next time.
import type { SignInMethod } from '../../../../generated/schema.d.ts'
import { localStore } from '../../../runtime/start/storage.ts'

const wayKey = 'signInWay'

/** The ways that fit the account, the one last used on this device first. */
export const inHerOrder = (ways: readonly SignInMethod[]) =>
  ways.toSorted((a, b) => Number(b === localStore.get(wayKey)) - Number(a === localStore.get(wayKey)))

export const rememberWay = (way: SignInMethod) => localStore.set(wayKey, way)
