// Defines the test cases for operations of the tag `reading`.
import { newId } from '#api/store/id.ts'
import type { Cases } from './case.ts'

const course = { id: 'pumping-without-hurry' }
const issue = { id: '2026-11' }

export const reading: Cases<'reading'> = {
  listOnlineCourses: { right: async () => ({}) },
  getCourse: {
    everybodys: true,
    right: async () => ({ path: course }),
    missing: async () => ({ path: { id: newId() } }),
  },
  finishChapter: {
    everybodys: true,
    right: async () => ({ path: course, body: { chapterId: 'a-rhythm-of-your-own' } }),
    missing: async () => ({ path: course, body: { chapterId: newId() } }),
    refused: {
      NOT_ELIGIBLE: (api, { token }) =>
        api.call('finishChapter', {
          token,
          path: { id: 'nights-shared' },
          body: { chapterId: 'who-takes-what' },
        }),
      async KEY_REUSED(api, { token }) {
        const call = { token, path: course, key: 'a-key-for-two-chapters' }
        await api.call('finishChapter', { ...call, body: { chapterId: 'cleaning-up' } })
        return await api.call('finishChapter', { ...call, body: { chapterId: 'before-you-begin' } })
      },
    },
  },
  listNewProductBenefits: { right: async () => ({}) },
  queryMagazines: { right: async () => ({ query: { limit: '2' } }) },
  listReadingForStage: { right: async () => ({}) },
  checkIsBrowse: { right: async () => ({}) },
  addMagazineHistory: {
    everybodys: true,
    right: async () => ({ path: issue }),
    missing: async () => ({ path: { id: '1999-01' } }),
  },
  getMagazineDetail: {
    everybodys: true,
    right: async () => ({ path: issue }),
    missing: async () => ({ path: { id: '1999-01' } }),
  },
}
