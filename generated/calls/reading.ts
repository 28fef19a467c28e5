// Made from openapi.yaml by `npm run generate`. Do not edit.
import { list, read, write } from '../../src/client/call.ts'

const schemas = () => import('../schemas/reading.ts')

/** Online courses */
export const listOnlineCourses = /* @__PURE__ */ read({ id: 'listOnlineCourses', tag: 'reading', method: 'GET', path: '/api/station/member/village/onlineCourse' })

/** One course */
export const getCourse = /* @__PURE__ */ read({ id: 'getCourse', tag: 'reading', method: 'GET', path: '/api/station/member/village/course/{id}' })

/** Finish a chapter */
export const finishChapter = /* @__PURE__ */ write({ id: 'finishChapter', method: 'POST', path: '/api/station/member/village/course/{id}/finishChapter', changes: ['reading', 'membership', 'coins', 'account'], keyed: 'lasting', schema: async () => (await schemas()).FinishChapterBody })

/** Benefits around new products */
export const listNewProductBenefits = /* @__PURE__ */ read({ id: 'listNewProductBenefits', tag: 'reading', method: 'GET', path: '/api/station/member/village/newProductBenefits' })

/** Issues of the magazine */
export const queryMagazines = /* @__PURE__ */ list({ id: 'queryMagazines', tag: 'reading', method: 'GET', path: '/api/station/user/magazine/queryList' })

/** Whether all issues are read */
export const checkIsBrowse = /* @__PURE__ */ read({ id: 'checkIsBrowse', tag: 'reading', method: 'GET', path: '/api/station/user/magazine/checkIsBrowse' })

/** Mark an issue as read */
export const addMagazineHistory = /* @__PURE__ */ write({ id: 'addMagazineHistory', method: 'PUT', path: '/api/station/user/magazine/addHistory/{id}', changes: ['reading'] })

/** One issue of the magazine */
export const getMagazineDetail = /* @__PURE__ */ read({ id: 'getMagazineDetail', tag: 'reading', method: 'GET', path: '/api/station/user/magazine/detail/{id}' })

/** Reading for the member's stage */
export const listReadingForStage = /* @__PURE__ */ read({ id: 'listReadingForStage', tag: 'reading', method: 'GET', path: '/api/station/user/magazine/forStage' })
