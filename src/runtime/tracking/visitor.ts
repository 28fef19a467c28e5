// Collects data about visitor and device for an event.
import type { CookieStore } from '../storage/cookieStore.ts'
import { clientEnvironment, deviceId, traceId, type ClientEnvironment } from './device.ts'
import { linkCode, trafficSource } from './attribution.ts'

export type Visitor = {
  /** Local device id. */
  uuid: string
  traceId: string
  environment: ClientEnvironment
  trafficSource: string
  /** Current referral code. */
  linkCode: string | null
}

/** Call it only with consent, because it creates missing ids. */
export const visitorOf = (cookies: CookieStore): Visitor => ({
  uuid: deviceId(),
  traceId: traceId(),
  environment: clientEnvironment(cookies),
  trafficSource: trafficSource(cookies),
  linkCode: linkCode(cookies),
})
