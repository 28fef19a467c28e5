// Made from openapi.yaml by `npm run generate`. Do not edit.
import { list, read, write } from '../../src/client/call.ts'

const schemas = () => import('../schemas/profile.ts')

/** Change what the member says of themselves */
export const modifyUserInfo = /* @__PURE__ */ write({ id: 'modifyUserInfo', method: 'POST', path: '/api/station/user/modifyUserInfo', changes: ['account', 'profile', 'membership', 'games', 'gifts', 'support'], schema: async () => (await schemas()).ModifyUserInfoBody })

/** Set or remove the picture */
export const modifyUserAvatar = /* @__PURE__ */ write({ id: 'modifyUserAvatar', method: 'POST', path: '/api/station/user/modifyUserAvatar', changes: ['account', 'profile'], schema: async () => (await schemas()).ModifyUserAvatarBody })

/** News and offers by mail */
export const subscribe = /* @__PURE__ */ write({ id: 'subscribe', method: 'POST', path: '/api/station/user/subscribe', changes: ['profile'], schema: async () => (await schemas()).SubscribeBody })

/** News and offers by phone */
export const subscribePhone = /* @__PURE__ */ write({ id: 'subscribePhone', method: 'POST', path: '/api/station/user/subscribePhone', changes: ['profile'], schema: async () => (await schemas()).SubscribePhoneBody })

/** What a link from a mail would confirm */
export const activate = /* @__PURE__ */ read({ id: 'activate', tag: 'profile', method: 'GET', path: '/api/station/user/activate' })

/** Confirm by a link from a mail */
export const confirmActivation = /* @__PURE__ */ write({ id: 'confirmActivation', method: 'POST', path: '/api/station/user/activate', changes: ['account', 'profile'], schema: async () => (await schemas()).ConfirmActivationBody })

/** Send the mail that verifies the e-mail address */
export const sendActivationMail = /* @__PURE__ */ write({ id: 'sendActivationMail', method: 'POST', path: '/api/station/user/activate/send', changes: [] })

/** Change or add an e-mail address or phone */
export const modifyAccount = /* @__PURE__ */ write({ id: 'modifyAccount', method: 'POST', path: '/api/station/user/modifyAccount', changes: ['session', 'account', 'profile'], fromBrowser: true, schema: async () => (await schemas()).ModifyAccountBody })

/** The member's babies */
export const listBabies = /* @__PURE__ */ read({ id: 'listBabies', tag: 'profile', method: 'GET', path: '/api/station/baby/list' })

/** Add or change a baby */
export const saveBaby = /* @__PURE__ */ write({ id: 'saveBaby', method: 'POST', path: '/api/station/baby/save', changes: ['profile', 'account', 'gifts'], keyed: 'lasting', schema: async () => (await schemas()).SaveBabyBody })

/** Remove a baby */
export const deleteBaby = /* @__PURE__ */ write({ id: 'deleteBaby', method: 'POST', path: '/api/station/baby/deleteBaby', changes: ['profile', 'account', 'gifts'], schema: async () => (await schemas()).DeleteBabyBody })

/** The stages of feeding */
export const listLactationStages = /* @__PURE__ */ read({ id: 'listLactationStages', tag: 'profile', method: 'POST', path: '/api/station/lactation/stageList' })

/** What waits for the member */
export const listPendingTasks = /* @__PURE__ */ read({ id: 'listPendingTasks', tag: 'profile', method: 'GET', path: '/api/station/user/task/pending' })

/** Take the prize of a task */
export const completeTask = /* @__PURE__ */ write({ id: 'completeTask', method: 'POST', path: '/api/station/user/task/done', changes: ['profile', 'membership', 'coins', 'account'], keyed: 'lasting', schema: async () => (await schemas()).CompleteTaskBody })

/** The privacy policy of the member's country */
export const getPrivacyPolicy = /* @__PURE__ */ read({ id: 'getPrivacyPolicy', tag: 'profile', method: 'GET', path: '/api/station/user/get/privacyPolicy' })

/** Agree to the privacy policy */
export const agreePrivacyPolicy = /* @__PURE__ */ write({ id: 'agreePrivacyPolicy', method: 'POST', path: '/api/station/user/agree/privacyPolicy', changes: ['account', 'profile'], schema: async () => (await schemas()).AgreePrivacyPolicyBody })

/** Whether the policy in force is agreed to */
export const isAgreeCountryPrivacyPolicy = /* @__PURE__ */ read({ id: 'isAgreeCountryPrivacyPolicy', tag: 'profile', method: 'GET', path: '/api/station/user/isAgree/country/privacyPolicy' })

/** What the member consents to */
export const getConsents = /* @__PURE__ */ read({ id: 'getConsents', tag: 'profile', method: 'GET', path: '/api/station/user/consents' })

/** Give or withdraw consents */
export const setConsents = /* @__PURE__ */ write({ id: 'setConsents', method: 'POST', path: '/api/station/user/consents', changes: ['profile', 'account', 'gifts'], schema: async () => (await schemas()).SetConsentsBody })

/** What happened */
export const listNotices = /* @__PURE__ */ list({ id: 'listNotices', tag: 'profile', method: 'GET', path: '/api/station/user/notices' })

/** Mark notices as read */
export const readNotices = /* @__PURE__ */ write({ id: 'readNotices', method: 'POST', path: '/api/station/user/notices/read', changes: ['profile'], schema: async () => (await schemas()).ReadNoticesBody })
