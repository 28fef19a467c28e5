// Collects the data about visitor and device that an event contains.
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

/** Call this function only if the visitor has consented, because it creates ids that do not exist yet. */
export const visitorOf = (cookies: CookieStore): Visitor => ({
  uuid: deviceId(),
  traceId: traceId(),
  environment: clientEnvironment(cookies),
  trafficSource: trafficSource(cookies),
  linkCode: linkCode(cookies),
})
