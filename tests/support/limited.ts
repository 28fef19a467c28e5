// Opens the API with enabled rate limits, returns the number of points that a limit allows, and tries passwords.
import { openLimits, type RateName } from '#api/app/rateLimits/limits.ts'
import type { Store } from '#api/store/store.ts'
import { rateClasses } from '#generated/operations.ts'
import { testApi, type Api } from './api.ts'

/**
 * Opens the API with all rate limits enabled but without delays: tests check which calls are rejected, not the timing.
 */
export const limitedApi = (store: Store) => testApi({ store, limits: openLimits(0) })

/** Returns the number of points that the first limit with this key allows in a rate class. */
export function pointsOf(rate: RateName, ...by: string[]): number {
  const limit = rateClasses[rate].limits.find((candidate) => candidate.by.join() === by.join())
  if (!limit) throw new Error(`Rate class ${rate} has no limit by ${by.join()}.`)
  return limit.points
}

/** Tries a password from a client address; the default password is wrong. */
export const tryPassword = (
  api: Api,
  account: string,
  { address, typed = 'not the password of anybody' }: { address: string; typed?: string },
) => api.call('login', { body: { account, password: typed }, caller: { address } })
