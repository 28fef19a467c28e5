// Made from openapi.yaml by `npm run generate`. Do not edit.
import { useMutation, useSuspenseQuery } from '@tanstack/react-query'
import type { Input, WriteOptions } from '../../src/client/call.ts'
import { getUserInfo, getDeletionPreview, disable, undoDisable, setBabyContent, exportData, getToday } from '../calls/account.ts'

/** Get the signed-in member */
export const useGetUserInfo = (input: Input<'getUserInfo'>) => useSuspenseQuery(getUserInfo.query(input))

/** Preview the deletion of the account */
export const useGetDeletionPreview = (input: Input<'getDeletionPreview'>) => useSuspenseQuery(getDeletionPreview.query(input))

/** Request deletion of the account */
export const useDisable = (options?: WriteOptions<'disable'>) => useMutation({ ...options, ...disable.mutation })

/** Undo the deletion of the account */
export const useUndoDisable = (options?: WriteOptions<'undoDisable'>) => useMutation({ ...options, ...undoDisable.mutation })

/** Hide or show all baby content */
export const useSetBabyContent = (options?: WriteOptions<'setBabyContent'>) => useMutation({ ...options, ...setBabyContent.mutation })

/** Export all data of the member */
export const useExportData = (options?: WriteOptions<'exportData'>) => useMutation({ ...options, ...exportData.mutation })

/** Get the member's home page */
export const useGetToday = (input: Input<'getToday'>) => useSuspenseQuery(getToday.query(input))
