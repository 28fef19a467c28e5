// Made from openapi.yaml by `npm run generate`. Do not edit.
import { list, read, write } from '../../src/client/call.ts'

const schemas = () => import('../schemas/profile.ts')

/** Update the member's details */
export const modifyUserInfo = /* @__PURE__ */ write({ id: 'modifyUserInfo', changes: ['account', 'profile', 'membership', 'games', 'gifts', 'support'], send: (client, init, input) => client.POST('/api/station/user/modifyUserInfo', { ...init, body: { ...input } }), schema: async () => (await schemas()).ModifyUserInfoBody })

/** Set or remove the member's picture */
export const modifyUserAvatar = /* @__PURE__ */ write({ id: 'modifyUserAvatar', changes: ['account', 'profile'], send: (client, init, input) => client.POST('/api/station/user/modifyUserAvatar', { ...init, body: { ...input } }), schema: async () => (await schemas()).ModifyUserAvatarBody })

/** Turn marketing by email on or off */
export const subscribe = /* @__PURE__ */ write({ id: 'subscribe', changes: ['profile'], empty: true, send: (client, init, input) => client.POST('/api/station/user/subscribe', { ...init, body: { ...input } }), schema: async () => (await schemas()).SubscribeBody })

/** Turn marketing by phone on or off */
export const subscribePhone = /* @__PURE__ */ write({ id: 'subscribePhone', changes: ['profile'], empty: true, send: (client, init, input) => client.POST('/api/station/user/subscribePhone', { ...init, body: { ...input } }), schema: async () => (await schemas()).SubscribePhoneBody })

/** Check a confirmation link */
export const activate = /* @__PURE__ */ read({ id: 'activate', tag: 'profile', send: (client, init, input) => client.GET('/api/station/user/activate', { ...init, params: { query: { ...input } } }) })

/** Verify the email address by a confirmation link */
export const confirmActivation = /* @__PURE__ */ write({ id: 'confirmActivation', changes: ['account', 'profile'], send: (client, init, input) => client.POST('/api/station/user/activate', { ...init, body: { ...input } }), schema: async () => (await schemas()).ConfirmActivationBody })

/** Send a link that verifies the email address */
export const sendActivationMail = /* @__PURE__ */ write({ id: 'sendActivationMail', changes: [], send: (client, init) => client.POST('/api/station/user/activate/send', init) })

/** Change or add the email address or phone */
export const modifyAccount = /* @__PURE__ */ write({ id: 'modifyAccount', changes: ['session', 'account', 'profile'], fromBrowser: true, empty: true, send: (client, init, input) => client.POST('/api/station/user/modifyAccount', { ...init, body: { ...input } }), schema: async () => (await schemas()).ModifyAccountBody })

/** List the member's babies */
export const listBabies = /* @__PURE__ */ read({ id: 'listBabies', tag: 'profile', send: (client, init) => client.GET('/api/station/baby/list', init) })

/** Add or update a baby */
export const saveBaby = /* @__PURE__ */ write({ id: 'saveBaby', changes: ['profile', 'account', 'gifts'], keyed: 'lasting', send: (client, init, input) => client.POST('/api/station/baby/save', { ...init, body: { ...input } }), schema: async () => (await schemas()).SaveBabyBody })

/** Remove a baby */
export const deleteBaby = /* @__PURE__ */ write({ id: 'deleteBaby', changes: ['profile', 'account', 'gifts'], empty: true, send: (client, init, input) => client.POST('/api/station/baby/deleteBaby', { ...init, body: { ...input } }), schema: async () => (await schemas()).DeleteBabyBody })

/** List the lactation stages */
export const listLactationStages = /* @__PURE__ */ read({ id: 'listLactationStages', tag: 'profile', send: (client, init) => client.POST('/api/station/lactation/stageList', init) })

/** List the member's pending tasks */
export const listPendingTasks = /* @__PURE__ */ read({ id: 'listPendingTasks', tag: 'profile', send: (client, init) => client.GET('/api/station/user/task/pending', init) })

/** Claim the prize of a task */
export const completeTask = /* @__PURE__ */ write({ id: 'completeTask', changes: ['profile', 'membership', 'coins', 'account'], keyed: 'lasting', send: (client, init, input) => client.POST('/api/station/user/task/done', { ...init, body: { ...input } }), schema: async () => (await schemas()).CompleteTaskBody })

/** Get the privacy policy of the member's country */
export const getPrivacyPolicy = /* @__PURE__ */ read({ id: 'getPrivacyPolicy', tag: 'profile', send: (client, init) => client.GET('/api/station/user/get/privacyPolicy', init) })

/** Agree to the privacy policy */
export const agreePrivacyPolicy = /* @__PURE__ */ write({ id: 'agreePrivacyPolicy', changes: ['account', 'profile'], empty: true, send: (client, init, input) => client.POST('/api/station/user/agree/privacyPolicy', { ...init, body: { ...input } }), schema: async () => (await schemas()).AgreePrivacyPolicyBody })

/** Check consent to the privacy policy in force */
export const isAgreeCountryPrivacyPolicy = /* @__PURE__ */ read({ id: 'isAgreeCountryPrivacyPolicy', tag: 'profile', send: (client, init) => client.GET('/api/station/user/isAgree/country/privacyPolicy', init) })

/** List the member's consents */
export const getConsents = /* @__PURE__ */ read({ id: 'getConsents', tag: 'profile', send: (client, init) => client.GET('/api/station/user/consents', init) })

/** Give or withdraw consents */
export const setConsents = /* @__PURE__ */ write({ id: 'setConsents', changes: ['profile', 'account', 'gifts'], send: (client, init, input) => client.POST('/api/station/user/consents', { ...init, body: { ...input } }), schema: async () => (await schemas()).SetConsentsBody })

/** List the member's email settings */
export const getEmailSettings = /* @__PURE__ */ read({ id: 'getEmailSettings', tag: 'profile', send: (client, init) => client.GET('/api/station/user/emailSettings', init) })

/** Turn emails about a topic on or off */
export const setEmailSettings = /* @__PURE__ */ write({ id: 'setEmailSettings', changes: ['profile'], send: (client, init, input) => client.POST('/api/station/user/emailSettings', { ...init, body: { ...input } }), schema: async () => (await schemas()).SetEmailSettingsBody })

/** List the member's push settings */
export const getPushSettings = /* @__PURE__ */ read({ id: 'getPushSettings', tag: 'profile', send: (client, init) => client.GET('/api/station/user/pushSettings', init) })

/** Turn push messages about a topic on or off */
export const setPushSettings = /* @__PURE__ */ write({ id: 'setPushSettings', changes: ['profile'], send: (client, init, input) => client.POST('/api/station/user/pushSettings', { ...init, body: { ...input } }), schema: async () => (await schemas()).SetPushSettingsBody })

/** Store the push subscription of a device */
export const savePushSubscription = /* @__PURE__ */ write({ id: 'savePushSubscription', changes: ['profile'], send: (client, init, input) => client.POST('/api/station/user/pushSubscription', { ...init, body: { ...input } }), schema: async () => (await schemas()).SavePushSubscriptionBody })

/** Delete the push subscription of a device */
export const deletePushSubscription = /* @__PURE__ */ write({ id: 'deletePushSubscription', changes: [], empty: true, send: (client, init, input) => client.POST('/api/station/user/pushSubscription/delete', { ...init, body: { ...input } }), schema: async () => (await schemas()).DeletePushSubscriptionBody })

/** Replace a push subscription that the browser has changed */
export const renewPushSubscription = /* @__PURE__ */ write({ id: 'renewPushSubscription', changes: [], empty: true, send: (client, init, input) => client.POST('/api/station/user/pushSubscription/renew', { ...init, body: { ...input } }), schema: async () => (await schemas()).RenewPushSubscriptionBody })

/** List the member's notifications */
export const listNotices = /* @__PURE__ */ list({ id: 'listNotices', tag: 'profile', send: (client, init, input, cursor) => client.GET('/api/station/user/notices', { ...init, params: { query: { cursor, ...input } } }) })

/** Mark notifications as read */
export const readNotices = /* @__PURE__ */ write({ id: 'readNotices', changes: ['profile'], send: (client, init, input) => client.POST('/api/station/user/notices/read', { ...init, body: { ...input } }), schema: async () => (await schemas()).ReadNoticesBody })
