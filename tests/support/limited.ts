// Helpers for tests of rate limits: callers that are limited and callers that never are.
import { openLimits, type RateName } from '#api/app/rateLimits/limits.ts'
import type { Store } from '#api/store/store.ts'
import { rateClasses } from '#generated/operations.ts'
import { testApi, type Api } from './api.ts'

/** Opens the API with all rate limits enabled but without delays: tests check which calls are limited, not when. */
export const limitedApi = (store: Store) => testApi({ store, limits: openLimits(0) })

/** Returns the points of the first limit of a rate class with this key. */
export function pointsOf(rate: RateName, ...by: string[]): number {
  const limit = rateClasses[rate].limits.find((candidate) => candidate.by.join() === by.join())
  if (!limit) throw new Error(`No limit of ${rate} goes by ${by.join()}`)
  return limit.points
}

/** Tries a password, from a client address if one is passed. */
export const tryPassword = (
  api: Api,
  account: string,
  { address, typed = 'not the password of anybody' }: { address: string; typed?: string },
) => api.call('login', { body: { account, password: typed }, caller: { address } })
