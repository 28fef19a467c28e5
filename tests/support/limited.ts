// For tests of who is stopped by the limits of the contract, and who never is.
import { openLimits, type RateName } from '#api/app/rateLimits/limits.ts'
import type { Store } from '#api/store/store.ts'
import { rateClasses } from '#generated/operations.ts'
import { testApi, type Api } from './api.ts'

/** With every limit in force, but without pauses: what is held is who passes, not when. */
export const limitedApi = (store: Store) => testApi({ store, limits: openLimits(0) })

/** The points of the first limit of a class that goes by this. */
export function pointsOf(rate: RateName, ...by: string[]): number {
  const limit = rateClasses[rate].limits.find((candidate) => candidate.by.join() === by.join())
  if (!limit) throw new Error(`No limit of ${rate} goes by ${by.join()}`)
  return limit.points
}

/** Tries a password from an address, that of nobody where none is given. */
export const tryPassword = (
  api: Api,
  account: string,
  { address, typed = 'not the password of anybody' }: { address: string; typed?: string },
) => api.call('login', { body: { account, password: typed }, caller: { address } })
