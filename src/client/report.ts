// How a tracking event leaves. Not by `sendBeacon`, which cannot carry the bearer header that the operation takes, but by a
// request that outlives its page; not by the transport, which fetches its parts on demand: a page that is being left has no
// time to wait for anything.
import type { components, paths } from '../../generated/schema.d.ts'
import { callContext, headersOf } from './context.ts'
import { client } from './wire.ts'

export type TrackingEvent = components['schemas']['TrackingEvent']

// The compiler holds it to the contract.
const path = '/api/base/event/report' satisfies keyof paths

/** Sends an event on its way. Whether it arrives is nobody's concern: it is not tried again, and nobody is told. */
export function reportEvent(event: TrackingEvent) {
  const headers = headersOf(callContext())
  client.request('post', path, { body: event, headers, keepalive: true }).catch(() => {})
}
