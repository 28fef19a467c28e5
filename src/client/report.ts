// Sends reports of events and pages. `sendBeacon` cannot carry the bearer header, and the transport loads its parts on demand, for which
// a page that closes has no time; so a `keepalive` request outlives the page. Reports are not retried, and failures are ignored.
import type { components } from '#generated/schema.d.ts'
import { callContext, headersOf } from './context.ts'
import { client } from './wire.ts'

export type TrackingEvent = components['schemas']['TrackingEvent']
export type PageReport = components['schemas']['PageReport']

/** Sends an event of the member or visitor. */
export function reportEvent(body: TrackingEvent) {
  const headers = headersOf(callContext())
  client.POST('/api/base/event/report', { body, headers, keepalive: true }).catch(() => {})
}

/** Sends the performance measurements of a page, without the token of the member. */
export function reportPage(body: PageReport) {
  const headers = headersOf({ ...callContext(), token: () => null })
  client.POST('/api/base/page/report', { body, headers, keepalive: true }).catch(() => {})
}
