// Made from openapi.yaml by `npm run generate`. Do not edit.
import { useMutation, useSuspenseInfiniteQuery, useSuspenseQuery } from '@tanstack/react-query'
import type { Input, PagesInput, WriteOptions } from '../../src/client/call.ts'
import { listOnlineCourses, getCourse, finishChapter, listNewProductBenefits, queryMagazines, checkIsBrowse, addMagazineHistory, getMagazineDetail, listReadingForStage } from '../calls/reading.ts'

/** List online courses */
export const useListOnlineCourses = (input: Input<'listOnlineCourses'>) => useSuspenseQuery(listOnlineCourses.query(input))

/** Get a course */
export const useGetCourse = (input: Input<'getCourse'>) => useSuspenseQuery(getCourse.query(input))

/** Finish a chapter */
export const useFinishChapter = (options?: WriteOptions<'finishChapter'>) => useMutation({ ...options, ...finishChapter.mutation })

/** List benefits of new products */
export const useListNewProductBenefits = (input: Input<'listNewProductBenefits'>) => useSuspenseQuery(listNewProductBenefits.query(input))

/** List magazine issues */
export const useQueryMagazines = (input: PagesInput<'queryMagazines'>) => useSuspenseInfiniteQuery(queryMagazines.pages(input))

/** Check if the member has read all magazine issues */
export const useCheckIsBrowse = (input: Input<'checkIsBrowse'>) => useSuspenseQuery(checkIsBrowse.query(input))

/** Mark an issue as read */
export const useAddMagazineHistory = (options?: WriteOptions<'addMagazineHistory'>) => useMutation({ ...options, ...addMagazineHistory.mutation })

/** Get a magazine issue */
export const useGetMagazineDetail = (input: Input<'getMagazineDetail'>) => useSuspenseQuery(getMagazineDetail.query(input))

/** List suggested articles and courses for the member */
export const useListReadingForStage = (input: Input<'listReadingForStage'>) => useSuspenseQuery(listReadingForStage.query(input))
