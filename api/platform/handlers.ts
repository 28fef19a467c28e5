// The caller's country, and tracking events.
import type { Handlers } from '../operation.ts'
import { newId } from '../store/id.ts'
import { trackingEvents } from './tables.ts'

export const platform: Handlers<'platform'> = {
  async getIpIsoCode({ caller }) {
    return { isoCode: caller.country }
  },

  async reportEvent({ db, body, now }) {
    const { traceId, uid, eventName, eventType, content } = body
    await db
      .insert(trackingEvents)
      .values({ id: newId(), traceId, uid, name: eventName, type: eventType, content, receivedAt: now })
  },
}
