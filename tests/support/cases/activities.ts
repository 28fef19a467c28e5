// Defines the test cases for operations of the tag `activities`.
import { eq } from 'drizzle-orm'
import { drawRaffles } from '#api/activities/raffleDraw.ts'
import { eventPlaces } from '#api/activities/tables.ts'
import { grantPermission } from '#api/activities/permissions.ts'
import { openSession } from '#api/session/members.ts'
import { members } from '#api/members/tables.ts'
import type { Api, Reply } from '../api.ts'
import { addMember, type TestMember } from '../members.ts'
import { addUpload } from '../uploads.ts'
import type { Cases } from './case.ts'

const event = { activityId: '2025-EventRegistration' }
const morning = { activityId: '2026-MorningCircle' }
const raffle = { activityType: 'AUG00004' }
const invitationCode = 'MORNING-2027'

/** Grants the member the permission with the given code. */
export const permit = (api: Api, { uid }: TestMember, code: string) =>
  grantPermission(api.store.db, uid, code)

/** Time at which the period of every activity has ended. */
const closed = new Date('2029-01-01T00:00:00.000Z')

/** Makes the call after the periods of all activities have ended, as a member who is created at that time. */
async function afterwards(api: Api, work: (member: TestMember) => Promise<Reply>): Promise<Reply> {
  const { now } = api.clock
  api.clock.now = closed
  try {
    const member = await addMember(api)
    for (const code of ['MAR00002', 'OCT00001']) await permit(api, member, code)
    return await work(member)
  } finally {
    api.clock.now = now
  }
}

/** Creates a member in a country (Sweden) in which only the activities for all countries are open. */
async function elsewhere(api: Api): Promise<TestMember> {
  const member = await addMember(api, { countryCode: 'SE', timeZone: 'Europe/Stockholm' })
  for (const code of ['MAR00002', 'OCT00001']) await permit(api, member, code)
  return member
}

export async function giftBody(api: Api, { uid }: TestMember, orderNumber: string) {
  const uploadIds = [await addUpload(api, { uid }, 'activity')]
  return { orderNumber, productId: 'breast-pump', purchasedOn: '2026-11-10', uploadIds }
}

let orders = 100_000
export const newOrder = () => `MC-${(orders += 1)}`

export const activities: Cases<'activities'> = {
  getBabyListActivityConfig: { right: async () => ({ body: { scene: 1 } }) },
  checkRaffleStatus: {
    right: async () => ({ body: raffle }),
    missing: async () => ({ body: { activityType: 'ZZZ99999' } }),
  },
  listActivities: { right: async () => ({}) },
  getCampaign: {
    right: async () => ({ path: { year: '2025', campaign: 'EventRegistration' } }),
    missing: async () => ({ path: { year: '2025', campaign: 'Nowhere' } }),
    refused: {
      async NOT_ELIGIBLE(api) {
        const { token } = await elsewhere(api)
        const path = { year: '2025', campaign: 'EventRegistration' }
        return await api.call('getCampaign', { token, path })
      },
    },
  },
  joinActivity: {
    right: async () => ({ body: { ...event, invitationCode } }),
    missing: async () => ({ body: { activityId: '2025-Mamaglow' } }),
    refused: {
      INVITATION_WRONG: (api, { token }) =>
        api.call('joinActivity', { token, body: { ...event, invitationCode: 'EVENING-2027' } }),
      async NOT_ELIGIBLE(api) {
        const { token } = await elsewhere(api)
        return await api.call('joinActivity', { token, body: morning })
      },
      ACTIVITY_CLOSED: (api) =>
        afterwards(api, ({ token }) => api.call('joinActivity', { token, body: morning })),
    },
  },
  signInToActivity: {
    async right(api, member) {
      await permit(api, member, 'MAR00002')
      return {}
    },
    refused: {
      async NOT_ELIGIBLE(api) {
        const { token } = await elsewhere(api)
        return await api.call('signInToActivity', { token })
      },
      ACTIVITY_CLOSED: (api) => afterwards(api, ({ token }) => api.call('signInToActivity', { token })),
    },
  },
  registerForEvent: {
    async right(api, member) {
      await permit(api, member, 'OCT00001')
      return { body: event }
    },
    missing: async () => ({ body: { activityId: '2025-Mamaglow' } }),
    refused: {
      async ALREADY_REGISTERED(api, member) {
        await permit(api, member, 'OCT00001')
        await api.call('registerForEvent', { token: member.token, body: event })
        return await api.call('registerForEvent', { token: member.token, body: event })
      },
      async EVENT_FULL(api, member) {
        await permit(api, member, 'OCT00001')
        const { db } = api.store
        const full = { taken: 1_000, waiting: 1_000 }
        const before = await db.select().from(eventPlaces)
        await db
          .insert(eventPlaces)
          .values({ activity: event.activityId, ...full })
          .onConflictDoUpdate({ target: eventPlaces.activity, set: full })
        const reply = await api.call('registerForEvent', { token: member.token, body: event })
        const [{ taken: placesTaken, waiting } = { taken: 0, waiting: 0 }] = before
        await db
          .update(eventPlaces)
          .set({ taken: placesTaken, waiting })
          .where(eq(eventPlaces.activity, event.activityId))
        return reply
      },
      async NOT_ELIGIBLE(api) {
        const { token } = await elsewhere(api)
        return await api.call('registerForEvent', { token, body: event })
      },
      ACTIVITY_CLOSED: (api) =>
        afterwards(api, ({ token }) => api.call('registerForEvent', { token, body: event })),
      async KEY_REUSED(api, member) {
        const key = 'a-key-for-two-notes'
        const { token } = member
        await permit(api, member, 'OCT00001')
        await api.call('registerForEvent', { token, key, body: { ...event, note: 'one' } })
        return await api.call('registerForEvent', { token, key, body: { ...event, note: 'two' } })
      },
    },
  },
  cancelEventRegistration: {
    async right(api, member) {
      await permit(api, member, 'OCT00001')
      await api.call('registerForEvent', { token: member.token, body: event })
      return { body: event }
    },
    owned: true,
    missing: async () => ({ body: event }),
    refused: {
      async ACTIVITY_CLOSED(api, member) {
        await permit(api, member, 'OCT00001')
        await api.call('registerForEvent', { token: member.token, body: event })
        const { now } = api.clock
        api.clock.now = closed
        const { token } = await openSession(api.store.db, member.uid, { now: closed, by: 'password' })
        const reply = await api.call('cancelEventRegistration', { token, body: event })
        api.clock.now = now
        return reply
      },
    },
  },
  enterRaffle: {
    right: async () => ({ body: raffle }),
    missing: async () => ({ body: { activityType: 'ZZZ99999' } }),
    refused: {
      async ALREADY_ENTERED(api, { token }) {
        await api.call('enterRaffle', { token, body: raffle })
        return await api.call('enterRaffle', { token, body: raffle })
      },
      ACTIVITY_CLOSED: (api) =>
        afterwards(api, ({ token }) => api.call('enterRaffle', { token, body: raffle })),
      async KEY_REUSED(api, { token }) {
        const key = 'a-key-for-two-raffles'
        await api.call('enterRaffle', { token, key, body: { activityType: 'ZZZ99999' } })
        return await api.call('enterRaffle', { token, key, body: raffle })
      },
    },
    unreachable: { NOT_ELIGIBLE: 'All raffles of the catalog are open to all countries.' },
  },
  getRaffleProof: {
    async right(api) {
      await drawRaffles(api.store.db, api.clock.now)
      return { path: { activityType: 'OCT00002' } }
    },
    missing: async () => ({ path: { activityType: 'ZZZ99999' } }),
    refused: {
      DRAW_RUNNING: (api, { token }) => api.call('getRaffleProof', { token, path: raffle }),
    },
  },
  listGiftProducts: { right: async () => ({}) },
  registerGift: {
    right: async (api, member) => ({ body: await giftBody(api, member, newOrder()) }),
    missing: async (api, member) => ({
      body: { ...(await giftBody(api, member, newOrder())), productId: 'rocket' },
    }),
    refused: {
      async NOT_ELIGIBLE(api, member) {
        const body = { ...(await giftBody(api, member, newOrder())), purchasedOn: '2026-01-01' }
        return await api.call('registerGift', { token: member.token, body })
      },
      async ORDER_REGISTERED(api, member) {
        const order = newOrder()
        const call = async () =>
          await api.call('registerGift', {
            token: member.token,
            body: await giftBody(api, member, order),
          })
        await call()
        return await call()
      },
      async UPLOAD_UNKNOWN(api, member) {
        const body = { ...(await giftBody(api, member, newOrder())), uploadIds: ['never-sent'] }
        return await api.call('registerGift', { token: member.token, body })
      },
      async KEY_REUSED(api, member) {
        const key = 'a-key-for-two-orders'
        const { token } = member
        await api.call('registerGift', { token, key, body: await giftBody(api, member, newOrder()) })
        return await api.call('registerGift', { token, key, body: await giftBody(api, member, newOrder()) })
      },
    },
  },
  listGiftRegistrations: { right: async () => ({}) },
  getGuidance: { right: async () => ({}) },
}

/** Reads all permissions of a member from the database. */
export async function permissionsOf({ store }: Api, { uid }: TestMember): Promise<string[]> {
  const [row] = await store.db
    .select({ permissions: members.permissions })
    .from(members)
    .where(eq(members.id, uid))
  return row?.permissions ?? []
}
