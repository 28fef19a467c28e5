// How a report leaves. Not by `sendBeacon`, which cannot carry the bearer header that an event takes, but by a request that
// outlives its page; not by the transport, which fetches its parts on demand: a page that is being left has no time to wait for
// anything. Whether a report arrives is nobody's concern: it is not tried again, and nobody is told.
import type { components, paths } from '#generated/schema.d.ts'
import { callContext, headersOf } from './context.ts'
import { client } from './wire.ts'

export type TrackingEvent = components['schemas']['TrackingEvent']
export type PageReport = components['schemas']['PageReport']

/** Sends an event on its way, for whoever is signed in. */
export const reportEvent = (event: TrackingEvent) =>
  send('/api/base/event/report', event, headersOf(callContext()))

/** Sends on its way how a page did, on nobody's account. */
export const reportPage = (report: PageReport) =>
  send('/api/base/page/report', report, headersOf({ ...callContext(), token: () => null }))

// The compiler holds the path to the contract.
function send(path: keyof paths, body: TrackingEvent | PageReport, headers: Record<string, string>) {
  client.request('post', path, { body, headers, keepalive: true }).catch(() => {})
}
