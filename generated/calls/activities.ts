// Made from openapi.yaml by `npm run generate`. Do not edit.
import { list, read, write } from '../../src/client/call.ts'

const schemas = () => import('../schemas/activities.ts')

/** Get the state of the activity on a page */
export const getBabyListActivityConfig = /* @__PURE__ */ read({ id: 'getBabyListActivityConfig', tag: 'activities', send: (client, init, input) => client.POST('/api/station/activity/getBabyListActivityConfig', { ...init, body: { ...input } }), schema: async () => (await schemas()).GetBabyListActivityConfigBody })

/** Get the state of a raffle */
export const checkRaffleStatus = /* @__PURE__ */ read({ id: 'checkRaffleStatus', tag: 'activities', send: (client, init, input) => client.POST('/api/station/activity/checkRaffleStatus', { ...init, body: { ...input } }), schema: async () => (await schemas()).CheckRaffleStatusBody })

/** List activities */
export const listActivities = /* @__PURE__ */ list({ id: 'listActivities', tag: 'activities', send: (client, init, input, cursor) => client.GET('/api/station/activity/list', { ...init, params: { query: { cursor, ...input } } }) })

/** Get a campaign page */
export const getCampaign = /* @__PURE__ */ read({ id: 'getCampaign', tag: 'activities', send: (client, init, input) => client.GET('/api/station/activity/campaign/{year}/{campaign}', { ...init, params: { path: input } }) })

/** Join an activity */
export const joinActivity = /* @__PURE__ */ write({ id: 'joinActivity', changes: ['activities', 'account'], send: (client, init, input) => client.POST('/api/station/activity/join', { ...init, body: { ...input } }), schema: async () => (await schemas()).JoinActivityBody })

/** Record the daily sign-in of the member */
export const signInToActivity = /* @__PURE__ */ write({ id: 'signInToActivity', changes: ['activities', 'membership', 'coins', 'account'], send: (client, init) => client.POST('/api/station/activity/signIn', init) })

/** Register for an event */
export const registerForEvent = /* @__PURE__ */ write({ id: 'registerForEvent', changes: ['activities'], keyed: true, send: (client, init, input) => client.POST('/api/station/activity/registration', { ...init, body: { ...input } }), schema: async () => (await schemas()).RegisterForEventBody })

/** Cancel an event registration */
export const cancelEventRegistration = /* @__PURE__ */ write({ id: 'cancelEventRegistration', changes: ['activities'], send: (client, init, input) => client.POST('/api/station/activity/registration/cancel', { ...init, body: { ...input } }), schema: async () => (await schemas()).CancelEventRegistrationBody })

/** Enter a raffle */
export const enterRaffle = /* @__PURE__ */ write({ id: 'enterRaffle', changes: ['activities', 'membership', 'coins', 'account'], keyed: 'lasting', send: (client, init, input) => client.POST('/api/station/activity/raffle', { ...init, body: { ...input } }), schema: async () => (await schemas()).EnterRaffleBody })

/** Get the raffle proof */
export const getRaffleProof = /* @__PURE__ */ list({ id: 'getRaffleProof', tag: 'activities', send: (client, init, { activityType, ...rest }, cursor) => client.GET('/api/station/activity/raffle/{activityType}/proof', { ...init, params: { path: { activityType }, query: { cursor, ...rest } } }) })

/** List products with a registration gift */
export const listGiftProducts = /* @__PURE__ */ read({ id: 'listGiftProducts', tag: 'activities', send: (client, init) => client.GET('/api/station/activity/registerGift/products', init) })

/** List the member's gift registrations */
export const listGiftRegistrations = /* @__PURE__ */ list({ id: 'listGiftRegistrations', tag: 'activities', send: (client, init, input, cursor) => client.GET('/api/station/activity/registerGift', { ...init, params: { query: { cursor, ...input } } }) })

/** Register a purchase for its gift */
export const registerGift = /* @__PURE__ */ write({ id: 'registerGift', changes: ['activities'], keyed: true, send: (client, init, input) => client.POST('/api/station/activity/registerGift', { ...init, body: { ...input } }), schema: async () => (await schemas()).RegisterGiftBody })

/** Get the activity guide */
export const getGuidance = /* @__PURE__ */ read({ id: 'getGuidance', tag: 'activities', send: (client, init) => client.GET('/api/station/activity/guidance', init) })
