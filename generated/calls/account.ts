// Made from openapi.yaml by `npm run generate`. Do not edit.
import { read, write } from '../../src/client/call.ts'

const schemas = () => import('../schemas/account.ts')

/** The signed-in member */
export const getUserInfo = /* @__PURE__ */ read({ id: 'getUserInfo', tag: 'account', method: 'GET', path: '/api/station/user/getUserInfo/v2' })

/** What the end of the account would take */
export const getDeletionPreview = /* @__PURE__ */ read({ id: 'getDeletionPreview', tag: 'account', method: 'GET', path: '/api/station/user/disable' })

/** Ask for the account to be deleted */
export const disable = /* @__PURE__ */ write({ id: 'disable', method: 'POST', path: '/api/station/user/disable', changes: [], fromBrowser: true, schema: async () => (await schemas()).DisableBody })

/** Keep the account after all */
export const undoDisable = /* @__PURE__ */ write({ id: 'undoDisable', method: 'POST', path: '/api/station/user/disable/undo', changes: ['all'], fromBrowser: true, schema: async () => (await schemas()).UndoDisableBody })

/** Silence all baby content */
export const setBabyContent = /* @__PURE__ */ write({ id: 'setBabyContent', method: 'POST', path: '/api/station/baby/silence', changes: ['profile', 'account', 'gifts', 'coins', 'reading', 'activities'], schema: async () => (await schemas()).SetBabyContentBody })

/** Everything that is kept of the member */
export const exportData = /* @__PURE__ */ write({ id: 'exportData', method: 'POST', path: '/api/station/user/export', changes: ['profile'], fromBrowser: true, schema: async () => (await schemas()).ExportDataBody })

/** What the member can get today */
export const getToday = /* @__PURE__ */ read({ id: 'getToday', tag: 'account', method: 'GET', path: '/api/station/member/today' })
