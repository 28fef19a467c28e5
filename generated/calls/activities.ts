// Made from openapi.yaml by `npm run generate`. Do not edit.
import { list, read, write } from '../../src/client/call.ts'

const schemas = () => import('../schemas/activities.ts')

/** Whether the page of a scene is open */
export const getBabyListActivityConfig = /* @__PURE__ */ read({ id: 'getBabyListActivityConfig', tag: 'activities', method: 'POST', path: '/api/station/activity/getBabyListActivityConfig', schema: async () => (await schemas()).GetBabyListActivityConfigBody })

/** Whether a raffle is open */
export const checkRaffleStatus = /* @__PURE__ */ read({ id: 'checkRaffleStatus', tag: 'activities', method: 'POST', path: '/api/station/activity/checkRaffleStatus', schema: async () => (await schemas()).CheckRaffleStatusBody })

/** Activities past, present and ahead */
export const listActivities = /* @__PURE__ */ list({ id: 'listActivities', tag: 'activities', method: 'GET', path: '/api/station/activity/list' })

/** The page of a campaign */
export const getCampaign = /* @__PURE__ */ read({ id: 'getCampaign', tag: 'activities', method: 'GET', path: '/api/station/activity/campaign/{year}/{campaign}' })

/** Join an activity */
export const joinActivity = /* @__PURE__ */ write({ id: 'joinActivity', method: 'POST', path: '/api/station/activity/join', changes: ['activities', 'account'], schema: async () => (await schemas()).JoinActivityBody })

/** Sign in to the day of the sign-in activity */
export const signInToActivity = /* @__PURE__ */ write({ id: 'signInToActivity', method: 'POST', path: '/api/station/activity/signIn', changes: ['activities', 'membership', 'coins', 'account'] })

/** Save a place at an event */
export const registerForEvent = /* @__PURE__ */ write({ id: 'registerForEvent', method: 'POST', path: '/api/station/activity/registration', changes: ['activities'], keyed: true, schema: async () => (await schemas()).RegisterForEventBody })

/** Give a place back */
export const cancelEventRegistration = /* @__PURE__ */ write({ id: 'cancelEventRegistration', method: 'POST', path: '/api/station/activity/registration/cancel', changes: ['activities'], schema: async () => (await schemas()).CancelEventRegistrationBody })

/** Put a name into a raffle */
export const enterRaffle = /* @__PURE__ */ write({ id: 'enterRaffle', method: 'POST', path: '/api/station/activity/raffle', changes: ['activities', 'membership', 'coins', 'account'], keyed: 'lasting', schema: async () => (await schemas()).EnterRaffleBody })

/** The seed of a raffle that has been drawn */
export const getRaffleProof = /* @__PURE__ */ list({ id: 'getRaffleProof', tag: 'activities', method: 'GET', path: '/api/station/activity/raffle/{activityType}/proof' })

/** Purchases that bring a gift */
export const listGiftProducts = /* @__PURE__ */ read({ id: 'listGiftProducts', tag: 'activities', method: 'GET', path: '/api/station/activity/registerGift/products' })

/** The member's gift registrations */
export const listGiftRegistrations = /* @__PURE__ */ list({ id: 'listGiftRegistrations', tag: 'activities', method: 'GET', path: '/api/station/activity/registerGift' })

/** Register a purchase for its gift */
export const registerGift = /* @__PURE__ */ write({ id: 'registerGift', method: 'POST', path: '/api/station/activity/registerGift', changes: ['activities'], keyed: true, schema: async () => (await schemas()).RegisterGiftBody })

/** How activities work */
export const getGuidance = /* @__PURE__ */ read({ id: 'getGuidance', tag: 'activities', method: 'GET', path: '/api/station/activity/guidance' })
