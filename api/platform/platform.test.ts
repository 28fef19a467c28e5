// Tests the operations that return the caller's country and that store tracking events.
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { testApi } from '#tests/support/api.ts'
import { trackingEvent } from '#tests/support/cases/platform.ts'
import { dataOf } from '#tests/support/members.ts'
import { trackingEvents } from './tables.ts'

const api = await testApi()

test.each(['TH', null])('getIpIsoCode returns the country of the caller’s network: %s', async (country) => {
  expect(await dataOf(api, 'getIpIsoCode', { caller: { country } })).toMatchObject({ isoCode: country })
})

test.each([
  ['2027-02-01T04:59:59.999Z', 'US', false],
  ['2027-02-01T05:00:00Z', 'US', true],
  ['2027-03-01T00:00:00Z', 'TH', false],
  ['2027-03-01T00:00:00Z', 'ID', false],
  ['2027-03-01T00:00:00Z', 'VN', false],
  ['2027-03-01T00:00:00Z', 'DE', false],
  ['2027-03-01T00:00:00Z', null, false],
])(
  'getIpIsoCode at %s for a caller in the country %s returns countsVisitors %s',
  async (now, country, countsVisitors) => {
    api.clock.now = new Date(now)
    expect(await dataOf(api, 'getIpIsoCode', { caller: { country } })).toMatchObject({ countsVisitors })
  },
)

test('reportEvent stores the event with the time of receipt', async () => {
  const { traceId, uid, eventName, eventType, content } = trackingEvent
  expect((await api.call('reportEvent', { body: trackingEvent })).text).toBe('{"code":200,"message":"OK"}')
  const rows = await api.store.db.select().from(trackingEvents).where(eq(trackingEvents.traceId, traceId))
  expect(rows).toMatchObject([{ uid, name: eventName, type: eventType, content, receivedAt: api.clock.now }])
})

test('reportEvent rejects an event with a field that is not in openapi.yaml', async () => {
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
