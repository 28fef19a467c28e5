// Made from openapi.yaml by `npm run generate`. Do not edit.
import { read, write } from '../../src/client/call.ts'

const schemas = () => import('../schemas/account.ts')

/** Get the signed-in member */
export const getUserInfo = /* @__PURE__ */ read({ id: 'getUserInfo', tag: 'account', send: (client, init) => client.GET('/api/station/user/getUserInfo/v2', init) })

/** Preview the deletion of the account */
export const getDeletionPreview = /* @__PURE__ */ read({ id: 'getDeletionPreview', tag: 'account', send: (client, init) => client.GET('/api/station/user/disable', init) })

/** Request deletion of the account */
export const disable = /* @__PURE__ */ write({ id: 'disable', changes: [], fromBrowser: true, send: (client, init, input) => client.POST('/api/station/user/disable', { ...init, body: { ...input } }), schema: async () => (await schemas()).DisableBody })

/** Undo the deletion of the account */
export const undoDisable = /* @__PURE__ */ write({ id: 'undoDisable', changes: ['all'], fromBrowser: true, send: (client, init, input) => client.POST('/api/station/user/disable/undo', { ...init, body: { ...input } }), schema: async () => (await schemas()).UndoDisableBody })

/** Hide or show all baby content */
export const setBabyContent = /* @__PURE__ */ write({ id: 'setBabyContent', changes: ['profile', 'account', 'gifts', 'coins', 'reading', 'activities'], send: (client, init, input) => client.POST('/api/station/baby/silence', { ...init, body: { ...input } }), schema: async () => (await schemas()).SetBabyContentBody })

/** Export all data of the member */
export const exportData = /* @__PURE__ */ write({ id: 'exportData', changes: ['profile'], fromBrowser: true, send: (client, init, input) => client.POST('/api/station/user/export', { ...init, body: { ...input } }), schema: async () => (await schemas()).ExportDataBody })

/** Get the member's home page */
export const getToday = /* @__PURE__ */ read({ id: 'getToday', tag: 'account', send: (client, init) => client.GET('/api/station/member/today', init) })
