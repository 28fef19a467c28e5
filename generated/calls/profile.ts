// Made from openapi.yaml by `npm run generate`. Do not edit.
import { list, read, write } from '../../src/client/call.ts'

const schemas = () => import('../schemas/profile.ts')

/** Change what the member says of themselves */
export const modifyUserInfo = /* @__PURE__ */ write({ id: 'modifyUserInfo', changes: ['account', 'profile', 'membership', 'games', 'gifts', 'support'], send: (client, init, input) => client.POST('/api/station/user/modifyUserInfo', { ...init, body: { ...input } }), schema: async () => (await schemas()).ModifyUserInfoBody })

/** Set or remove the picture */
export const modifyUserAvatar = /* @__PURE__ */ write({ id: 'modifyUserAvatar', changes: ['account', 'profile'], send: (client, init, input) => client.POST('/api/station/user/modifyUserAvatar', { ...init, body: { ...input } }), schema: async () => (await schemas()).ModifyUserAvatarBody })

/** News and offers by mail */
export const subscribe = /* @__PURE__ */ write({ id: 'subscribe', changes: ['profile'], empty: true, send: (client, init, input) => client.POST('/api/station/user/subscribe', { ...init, body: { ...input } }), schema: async () => (await schemas()).SubscribeBody })

/** News and offers by phone */
export const subscribePhone = /* @__PURE__ */ write({ id: 'subscribePhone', changes: ['profile'], empty: true, send: (client, init, input) => client.POST('/api/station/user/subscribePhone', { ...init, body: { ...input } }), schema: async () => (await schemas()).SubscribePhoneBody })

/** What a link from a mail would confirm */
export const activate = /* @__PURE__ */ read({ id: 'activate', tag: 'profile', send: (client, init, input) => client.GET('/api/station/user/activate', { ...init, params: { query: { ...input } } }) })

/** Confirm by a link from a mail */
export const confirmActivation = /* @__PURE__ */ write({ id: 'confirmActivation', changes: ['account', 'profile'], send: (client, init, input) => client.POST('/api/station/user/activate', { ...init, body: { ...input } }), schema: async () => (await schemas()).ConfirmActivationBody })

/** Send the mail that verifies the e-mail address */
export const sendActivationMail = /* @__PURE__ */ write({ id: 'sendActivationMail', changes: [], send: (client, init) => client.POST('/api/station/user/activate/send', init) })

/** Change or add an e-mail address or phone */
export const modifyAccount = /* @__PURE__ */ write({ id: 'modifyAccount', changes: ['session', 'account', 'profile'], fromBrowser: true, empty: true, send: (client, init, input) => client.POST('/api/station/user/modifyAccount', { ...init, body: { ...input } }), schema: async () => (await schemas()).ModifyAccountBody })

/** The member's babies */
export const listBabies = /* @__PURE__ */ read({ id: 'listBabies', tag: 'profile', send: (client, init) => client.GET('/api/station/baby/list', init) })

/** Add or change a baby */
export const saveBaby = /* @__PURE__ */ write({ id: 'saveBaby', changes: ['profile', 'account', 'gifts'], keyed: 'lasting', send: (client, init, input) => client.POST('/api/station/baby/save', { ...init, body: { ...input } }), schema: async () => (await schemas()).SaveBabyBody })

/** Remove a baby */
export const deleteBaby = /* @__PURE__ */ write({ id: 'deleteBaby', changes: ['profile', 'account', 'gifts'], empty: true, send: (client, init, input) => client.POST('/api/station/baby/deleteBaby', { ...init, body: { ...input } }), schema: async () => (await schemas()).DeleteBabyBody })

/** The stages of feeding */
export const listLactationStages = /* @__PURE__ */ read({ id: 'listLactationStages', tag: 'profile', send: (client, init) => client.POST('/api/station/lactation/stageList', init) })

/** What waits for the member */
export const listPendingTasks = /* @__PURE__ */ read({ id: 'listPendingTasks', tag: 'profile', send: (client, init) => client.GET('/api/station/user/task/pending', init) })

/** Take the prize of a task */
export const completeTask = /* @__PURE__ */ write({ id: 'completeTask', changes: ['profile', 'membership', 'coins', 'account'], keyed: 'lasting', send: (client, init, input) => client.POST('/api/station/user/task/done', { ...init, body: { ...input } }), schema: async () => (await schemas()).CompleteTaskBody })

/** The privacy policy of the member's country */
export const getPrivacyPolicy = /* @__PURE__ */ read({ id: 'getPrivacyPolicy', tag: 'profile', send: (client, init) => client.GET('/api/station/user/get/privacyPolicy', init) })

/** Agree to the privacy policy */
export const agreePrivacyPolicy = /* @__PURE__ */ write({ id: 'agreePrivacyPolicy', changes: ['account', 'profile'], empty: true, send: (client, init, input) => client.POST('/api/station/user/agree/privacyPolicy', { ...init, body: { ...input } }), schema: async () => (await schemas()).AgreePrivacyPolicyBody })

/** Whether the policy in force is agreed to */
export const isAgreeCountryPrivacyPolicy = /* @__PURE__ */ read({ id: 'isAgreeCountryPrivacyPolicy', tag: 'profile', send: (client, init) => client.GET('/api/station/user/isAgree/country/privacyPolicy', init) })

/** What the member consents to */
export const getConsents = /* @__PURE__ */ read({ id: 'getConsents', tag: 'profile', send: (client, init) => client.GET('/api/station/user/consents', init) })

/** Give or withdraw consents */
export const setConsents = /* @__PURE__ */ write({ id: 'setConsents', changes: ['profile', 'account', 'gifts'], send: (client, init, input) => client.POST('/api/station/user/consents', { ...init, body: { ...input } }), schema: async () => (await schemas()).SetConsentsBody })

/** What happened */
export const listNotices = /* @__PURE__ */ list({ id: 'listNotices', tag: 'profile', send: (client, init, input, cursor) => client.GET('/api/station/user/notices', { ...init, params: { query: { cursor, ...input } } }) })

/** Mark notices as read */
export const readNotices = /* @__PURE__ */ write({ id: 'readNotices', changes: ['profile'], send: (client, init, input) => client.POST('/api/station/user/notices/read', { ...init, body: { ...input } }), schema: async () => (await schemas()).ReadNoticesBody })
