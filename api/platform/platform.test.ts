// The caller's country, and tracking events.
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { testApi } from '../../tests/support/api.ts'
import { trackingEvent } from '../../tests/support/cases/platform.ts'
import { dataOf } from '../../tests/support/members.ts'
import { trackingEvents } from './tables.ts'

const api = await testApi()

test.each(['TH', null])('the country is what the network tells: %s', async (country) => {
  expect(await dataOf(api, 'getIpIsoCode', { caller: { country } })).toEqual({ isoCode: country })
})

test('an event is kept as it was reported, with the instant it came in', async () => {
  const { traceId, uid, eventName, eventType, content } = trackingEvent
  expect((await api.call('reportEvent', { body: trackingEvent })).text).toBe('{"code":200,"message":"OK"}')
  const rows = await api.store.db.select().from(trackingEvents).where(eq(trackingEvents.traceId, traceId))
  expect(rows).toMatchObject([{ uid, name: eventName, type: eventType, content, receivedAt: api.clock.now }])
})

test('an event with anything the contract does not name is refused and not kept', async () => {
  const content = { ...trackingEvent.content, email: 'canary@example.com' }
  const reply = await api.call('reportEvent', {
    body: { ...trackingEvent, traceId: 'leaking-trace', content },
  })
  expect(reply.data).toEqual({ reasons: [{ code: 'UNKNOWN_FIELD', field: 'content.email' }] })
  const rows = await api.store.db
    .select()
    .from(trackingEvents)
    .where(eq(trackingEvents.traceId, 'leaking-trace'))
  expect(rows).toEqual([])
})
