// Collects what an event reports of the visitor and their device.
import type { CookieStore } from '../storage/cookieStore.ts'
import { clientEnvironment, deviceId, traceId, type ClientEnvironment } from './device.ts'
import { linkCode, trafficSource } from './attribution.ts'

export type Visitor = {
  /** The local device id. */
  uuid: string
  traceId: string
  environment: ClientEnvironment
  trafficSource: string
  /** The referral code in force. */
  linkCode: string | null
}

/** Call it only with consent, because it makes ids where there are none. */
export const visitorOf = (cookies: CookieStore): Visitor => ({
  uuid: deviceId(),
  traceId: traceId(),
  environment: clientEnvironment(cookies),
  trafficSource: trafficSource(cookies),
  linkCode: linkCode(cookies),
})
