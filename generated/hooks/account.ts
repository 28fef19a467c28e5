// Made from openapi.yaml by `npm run generate`. Do not edit.
import { useMutation, useSuspenseQuery } from '@tanstack/react-query'
import type { Input, WriteOptions } from '../../src/client/call.ts'
import { getUserInfo, getDeletionPreview, disable, undoDisable, setBabyContent, exportData, getToday } from '../calls/account.ts'

/** The signed-in member */
export const useGetUserInfo = (input: Input<'getUserInfo'>) => useSuspenseQuery(getUserInfo.query(input))

/** What the end of the account would take */
export const useGetDeletionPreview = (input: Input<'getDeletionPreview'>) => useSuspenseQuery(getDeletionPreview.query(input))

/** Ask for the account to be deleted */
export const useDisable = (options?: WriteOptions<'disable'>) => useMutation({ ...options, ...disable.mutation })

/** Keep the account after all */
export const useUndoDisable = (options?: WriteOptions<'undoDisable'>) => useMutation({ ...options, ...undoDisable.mutation })

/** Silence all baby content */
export const useSetBabyContent = (options?: WriteOptions<'setBabyContent'>) => useMutation({ ...options, ...setBabyContent.mutation })

/** Everything that is kept of the member */
export const useExportData = (options?: WriteOptions<'exportData'>) => useMutation({ ...options, ...exportData.mutation })

/** What the member can get today */
export const useGetToday = (input: Input<'getToday'>) => useSuspenseQuery(getToday.query(input))
