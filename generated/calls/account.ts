// Made from openapi.yaml by `npm run generate`. Do not edit.
import { read, write } from '../../src/client/call.ts'

const schemas = () => import('../schemas/account.ts')

/** The signed-in member */
export const getUserInfo = /* @__PURE__ */ read({ id: 'getUserInfo', tag: 'account', send: (client, init) => client.GET('/api/station/user/getUserInfo/v2', init) })

/** What the end of the account would take */
export const getDeletionPreview = /* @__PURE__ */ read({ id: 'getDeletionPreview', tag: 'account', send: (client, init) => client.GET('/api/station/user/disable', init) })

/** Ask for the account to be deleted */
export const disable = /* @__PURE__ */ write({ id: 'disable', changes: [], fromBrowser: true, send: (client, init, input) => client.POST('/api/station/user/disable', { ...init, body: { ...input } }), schema: async () => (await schemas()).DisableBody })

/** Keep the account after all */
export const undoDisable = /* @__PURE__ */ write({ id: 'undoDisable', changes: ['all'], fromBrowser: true, send: (client, init, input) => client.POST('/api/station/user/disable/undo', { ...init, body: { ...input } }), schema: async () => (await schemas()).UndoDisableBody })

/** Silence all baby content */
export const setBabyContent = /* @__PURE__ */ write({ id: 'setBabyContent', changes: ['profile', 'account', 'gifts', 'coins', 'reading', 'activities'], send: (client, init, input) => client.POST('/api/station/baby/silence', { ...init, body: { ...input } }), schema: async () => (await schemas()).SetBabyContentBody })

/** Everything that is kept of the member */
export const exportData = /* @__PURE__ */ write({ id: 'exportData', changes: ['profile'], fromBrowser: true, send: (client, init, input) => client.POST('/api/station/user/export', { ...init, body: { ...input } }), schema: async () => (await schemas()).ExportDataBody })

/** What the member can get today */
export const getToday = /* @__PURE__ */ read({ id: 'getToday', tag: 'account', send: (client, init) => client.GET('/api/station/member/today', init) })
