// Made from openapi.yaml by `npm run generate`. Do not edit.
import { list, read, write } from '../../src/client/call.ts'

const schemas = () => import('../schemas/reading.ts')

/** List online courses */
export const listOnlineCourses = /* @__PURE__ */ read({ id: 'listOnlineCourses', tag: 'reading', send: (client, init) => client.GET('/api/station/member/village/onlineCourse', init) })

/** Get a course */
export const getCourse = /* @__PURE__ */ read({ id: 'getCourse', tag: 'reading', send: (client, init, input) => client.GET('/api/station/member/village/course/{id}', { ...init, params: { path: input } }) })

/** Finish a chapter */
export const finishChapter = /* @__PURE__ */ write({ id: 'finishChapter', changes: ['reading', 'membership', 'coins', 'account'], keyed: 'lasting', send: (client, init, { id, ...rest }) => client.POST('/api/station/member/village/course/{id}/finishChapter', { ...init, params: { path: { id } }, body: rest }), schema: async () => (await schemas()).FinishChapterBody })

/** List benefits of new products */
export const listNewProductBenefits = /* @__PURE__ */ read({ id: 'listNewProductBenefits', tag: 'reading', send: (client, init) => client.GET('/api/station/member/village/newProductBenefits', init) })

/** List magazine issues */
export const queryMagazines = /* @__PURE__ */ list({ id: 'queryMagazines', tag: 'reading', send: (client, init, input, cursor) => client.GET('/api/station/user/magazine/queryList', { ...init, params: { query: { cursor, ...input } } }) })

/** Check if the member has read all magazine issues */
export const checkIsBrowse = /* @__PURE__ */ read({ id: 'checkIsBrowse', tag: 'reading', send: (client, init) => client.GET('/api/station/user/magazine/checkIsBrowse', init) })

/** Mark an issue as read */
export const addMagazineHistory = /* @__PURE__ */ write({ id: 'addMagazineHistory', changes: ['reading'], empty: true, send: (client, init, input) => client.PUT('/api/station/user/magazine/addHistory/{id}', { ...init, params: { path: input } }) })

/** Get a magazine issue */
export const getMagazineDetail = /* @__PURE__ */ read({ id: 'getMagazineDetail', tag: 'reading', send: (client, init, input) => client.GET('/api/station/user/magazine/detail/{id}', { ...init, params: { path: input } }) })

/** List suggested articles and courses for the member */
export const listReadingForStage = /* @__PURE__ */ read({ id: 'listReadingForStage', tag: 'reading', send: (client, init) => client.GET('/api/station/user/magazine/forStage', init) })
