// Tests places at an event: concurrent registrations never overbook the event, and waiting members get places that
// become free.
import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { testApi } from '#tests/support/api.ts'
import { permit } from '#tests/support/cases/activities.ts'
import { addMember, atOnce, countBy, dataOf, type TestMember } from '#tests/support/members.ts'
import { plainSpaces } from '#tests/support/plainSpaces.ts'
import { Refused } from '#shared/protocol/refuse.ts'
import { newId } from '../store/id.ts'
import { cancel, eventWithPlaces, register, registrationsOf } from './events.ts'
import { campaignOf } from './rules.ts'
import { eventPlaces, eventRegistrations } from './tables.ts'

const api = await testApi()
const { db } = api.store
const { now } = api.clock
const real = campaignOf('2025-EventRegistration')
const body = { activityId: real.id }

/**
 * Returns a copy of the event with a new id, and with the given numbers of places at the event and on the waiting list.
 */
function small(capacity: number, waitingPlaces: number) {
  if (!real.event) throw new Error('The campaign has no event.')
  return { ...real, id: `event-${newId()}`, event: { ...real.event, capacity, waitingPlaces } }
}

type Small = ReturnType<typeof small>

const somebody = () => ({ id: newId(), countryCode: 'TH', permissions: ['OCT00001'] })
const take = (event: Small, member = somebody()) => register(db, member, { campaign: event, note: null, now })
const giveBack = (event: Small, { id }: { id: string }) => cancel(db, id, { campaign: event, now })
const placeOf = async (event: Small, { id }: { id: string }) =>
  (await registrationsOf(db, id, [event.id])).get(event.id)
const refusalOf = async (work: Promise<unknown>) =>
  await work.then(
    () => 'OK',
    (error: unknown) => (error instanceof Refused ? error.refusal : String(error)),
  )

/** Returns the number of registrations in each state, after checking that the stored counts are equal. */
async function countsOf({ id }: Small) {
  const [places] = await db.select().from(eventPlaces).where(eq(eventPlaces.activity, id))
  const rows = await db.select().from(eventRegistrations).where(eq(eventRegistrations.activity, id))
  const number = (state: string) => rows.filter((row) => row.state === state).length
  expect({ taken: places?.taken, waiting: places?.waiting }).toEqual({
    taken: number('registered'),
    waiting: number('waiting'),
  })
  return { registered: number('registered'), waiting: number('waiting'), cancelled: number('cancelled') }
}

test('members get a place in the order of registration, then a place on the waiting list; if both are full, they get EVENT_FULL', async () => {
  const event = small(1, 2)
  expect(await take(event)).toMatchObject({ state: 'registered', position: null })
  expect(await take(event)).toMatchObject({ state: 'waiting', position: 1 })
  expect(await take(event)).toMatchObject({ state: 'waiting', position: 2 })
  expect(await refusalOf(take(event))).toBe('EVENT_FULL')
  expect(await countsOf(event)).toEqual({ registered: 1, waiting: 2, cancelled: 0 })
  expect(await eventWithPlaces(db, event.id, { event: event.event, now })).toMatchObject({
    placesLeft: 0,
    waitingPlacesLeft: 0,
  })
})

test('a canceled place goes to the first member on the waiting list, and the others move up', async () => {
  const event = small(1, 5)
  const [first, second, third] = [somebody(), somebody(), somebody()]
  for (const member of [first, second, third]) await take(event, member)
  expect(await giveBack(event, first)).toMatchObject({ state: 'cancelled', position: null })
  expect(await placeOf(event, second)).toMatchObject({ state: 'registered', position: null })
  expect(await placeOf(event, third)).toMatchObject({ state: 'waiting', position: 1 })
  expect(await countsOf(event)).toEqual({ registered: 1, waiting: 1, cancelled: 1 })
})

test('a member who leaves the waiting list frees no place at the event', async () => {
  const event = small(1, 5)
  const [first, second, third] = [somebody(), somebody(), somebody()]
  for (const member of [first, second, third]) await take(event, member)
  await giveBack(event, second)
  expect(await placeOf(event, third)).toMatchObject({ state: 'waiting', position: 1 })
  expect(await countsOf(event)).toEqual({ registered: 1, waiting: 1, cancelled: 1 })
})

test('a second cancellation returns the same response, and a new registration goes to the end of the waiting list', async () => {
  const event = small(1, 5)
  const [first, second] = [somebody(), somebody()]
  for (const member of [first, second]) await take(event, member)
  const once = await giveBack(event, first)
  expect(await giveBack(event, first)).toEqual(once)
  expect(await take(event, first)).toMatchObject({ state: 'waiting', position: 1 })
  expect(await countsOf(event)).toEqual({ registered: 1, waiting: 1, cancelled: 1 })
})

test('additional places go to members on the waiting list before new registrations', async () => {
  const event = small(1, 5)
  const [first, second, third] = [somebody(), somebody(), somebody()]
  for (const member of [first, second]) await take(event, member)
  const larger = { ...event, event: { ...event.event, capacity: 2 } }
  expect(await take(larger, third)).toMatchObject({ state: 'waiting', position: 1 })
  expect(await placeOf(event, second)).toMatchObject({ state: 'registered' })
})

test('a registration after the end of registration, and a cancellation after the start of the event, return ACTIVITY_CLOSED', async () => {
  const event = small(5, 5)
  const member = somebody()
  await take(event, member)
  const { registrationClosesAt, startsAt } = event.event
  expect(
    await refusalOf(register(db, somebody(), { campaign: event, note: null, now: registrationClosesAt })),
  ).toBe('ACTIVITY_CLOSED')
  expect(await refusalOf(cancel(db, member.id, { campaign: event, now: startsAt }))).toBe('ACTIVITY_CLOSED')
  expect(
    await refusalOf(cancel(db, member.id, { campaign: event, now: new Date(startsAt.getTime() - 1) })),
  ).toBe('OK')
})

describe('operations on registrations', () => {
  const call = (member: TestMember, key?: string) =>
    api.call('registerForEvent', { token: member.token, body, key })

  test('registering without the permission code returns 403 and stores no registration', async () => {
    const { token, uid } = await addMember(api)
    expect(await api.call('registerForEvent', { token, body })).toMatchObject({ status: 403, code: 403 })
    expect(await registrationsOf(db, uid, [real.id])).toEqual(new Map())
  })

  test('listActivities and getCampaign show each member their own place at an event', async () => {
    const [mine, other] = [await addMember(api), await addMember(api)]
    await permit(api, mine, 'OCT00001')
    const registration = await dataOf(api, 'registerForEvent', { token: mine.token, body })
    const path = { year: '2025', campaign: 'EventRegistration' }
    const readStates = async ({ token }: TestMember) => {
      const { items } = await dataOf(api, 'listActivities', { token })
      const { mine: participation } = await dataOf(api, 'getCampaign', { token, path })
      return [items.find(({ id }) => id === real.id)?.registration, participation?.registration]
    }
    expect(await readStates(mine)).toEqual([registration, registration])
    expect(await readStates(other)).toEqual([null, null])
    expect(await api.call('cancelEventRegistration', { token: other.token, body })).toMatchObject({
      status: 404,
    })
  })

  test('30 concurrent registrations of a member with different idempotency keys create one registration', async () => {
    const member = await addMember(api)
    await permit(api, member, 'OCT00001')
    const replies = await atOnce(30, (index) => call(member, `thirty-different-keys-${index}`))
    expect(countBy(replies)).toEqual({ OK: 1, ALREADY_REGISTERED: 29 })
  })

  test('20 registrations with the same idempotency key return identical responses', async () => {
    const member = await addMember(api)
    await permit(api, member, 'OCT00001')
    const replies = await atOnce(20, () => call(member, 'one-key-for-all-of-them'))
    expect(new Set(replies.map(({ text }) => text)).size).toBe(1)
    expect(countBy(replies)).toEqual({ OK: 20 })
  })
})

test('members get an email about their place at the event, about their place on the waiting list, and when they move up from the waiting list', async () => {
  const places = { activity: real.id, taken: 119, waiting: 0 }
  await db
    .insert(eventPlaces)
    .values(places)
    .onConflictDoUpdate({ target: eventPlaces.activity, set: places })
  const [first, second] = [await addMember(api), await addMember(api, { countryCode: 'VN' })]
  for (const member of [first, second]) await permit(api, member, 'OCT00001')
  const note = 'I come with my mother.'
  const saved = await dataOf(api, 'registerForEvent', { token: first.token, body: { ...body, note } })
  expect(saved).toMatchObject({ state: 'registered', note })
  await dataOf(api, 'registerForEvent', { token: second.token, body, language: 'en' })
  await dataOf(api, 'cancelEventRegistration', { token: first.token, body })
  const mailsTo = ({ account }: TestMember) => api.messages.filter(({ to }) => to === account)
  expect(mailsTo(first)).toMatchObject([
    { subject: 'Your place is saved: Parents’ mornings', link: '/activity/2025/EventRegistration' },
  ])
  expect(plainSpaces(mailsTo(first)[0]?.text)).toContain('Saturday, January 16, 2027 at 10:00')
  expect(mailsTo(second).map(({ subject }) => subject)).toEqual([
    'You’re on the waiting list: Parents’ mornings',
    'Đã có chỗ cho bạn: Buổi sáng của cha mẹ',
  ])
})

describe('concurrency', () => {
  test('3 of 30 concurrent registrations get a place, 5 get a place on the waiting list, and 22 return EVENT_FULL', async () => {
    const event = small(3, 5)
    const results = await atOnce(30, () => refusalOf(take(event)))
    expect(results.filter((result) => result === 'OK')).toHaveLength(8)
    expect(results.filter((result) => result === 'EVENT_FULL')).toHaveLength(22)
    expect(await countsOf(event)).toEqual({ registered: 3, waiting: 5, cancelled: 0 })
  })

  test('stored counts equal the number of registration rows after concurrent registrations and cancellations', async () => {
    const event = small(5, 40)
    const members = Array.from({ length: 20 }, somebody)
    for (const member of members) await take(event, member)
    await Promise.all([
      ...members.slice(0, 10).map((member) => giveBack(event, member)),
      ...Array.from({ length: 10 }, () => take(event)),
    ])
    expect(await countsOf(event)).toEqual({ registered: 5, waiting: 15, cancelled: 10 })
  })
})
