// Sends reports of events and pages with a `keepalive` request, which continues after its page is closed. `sendBeacon`
// cannot send the bearer header. The transport cannot be used, because loading its modules on demand takes too long
// while a page is being closed. Reports are not retried, and failures are ignored.
import type { components } from '#generated/schema.d.ts'
import { callContext, headersOf } from './context.ts'
import { client } from './wire.ts'

export type TrackingEvent = components['schemas']['TrackingEvent']
export type PageReport = components['schemas']['PageReport']

/** Sends an event of a member or visitor. */
export function reportEvent(body: TrackingEvent) {
  const headers = headersOf(callContext())
  client.POST('/api/base/event/report', { body, headers, keepalive: true }).catch(() => {})
}

/** Sends the performance measurements of a page, without the token of the member. */
export function reportPage(body: PageReport) {
  const headers = headersOf({ ...callContext(), token: () => null })
  client.POST('/api/base/page/report', { body, headers, keepalive: true }).catch(() => {})
}
