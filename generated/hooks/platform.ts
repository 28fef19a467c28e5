// Made from openapi.yaml by `npm run generate`. Do not edit.
import { useMutation, useSuspenseQuery } from '@tanstack/react-query'
import type { Input, WriteOptions } from '../../src/client/call.ts'
import { getIpIsoCode, reportEvent, reportPage, getDefaultRegion, listCountries, listCallingCodes, listProvinces, querySceneMaterials, jumpByQr, getUploadPolicy } from '../calls/platform.ts'

/** Get the caller's country */
export const useGetIpIsoCode = (input: Input<'getIpIsoCode'>) => useSuspenseQuery(getIpIsoCode.query(input))

/** Report a tracking event */
export const useReportEvent = (options?: WriteOptions<'reportEvent'>) => useMutation({ ...options, ...reportEvent.mutation })

/** Report errors and performance of a page */
export const useReportPage = (options?: WriteOptions<'reportPage'>) => useMutation({ ...options, ...reportPage.mutation })

/** Get the default region */
export const useGetDefaultRegion = (input: Input<'getDefaultRegion'>) => useSuspenseQuery(getDefaultRegion.query(input))

/** List countries */
export const useListCountries = (input: Input<'listCountries'>) => useSuspenseQuery(listCountries.query(input))

/** List calling codes */
export const useListCallingCodes = (input: Input<'listCallingCodes'>) => useSuspenseQuery(listCallingCodes.query(input))

/** List the provinces of a country */
export const useListProvinces = (input: Input<'listProvinces'>) => useSuspenseQuery(listProvinces.query(input))

/** List banners and pictures of a page area */
export const useQuerySceneMaterials = (input: Input<'querySceneMaterials'>) => useSuspenseQuery(querySceneMaterials.query(input))

/** Resolve a QR code */
export const useJumpByQr = (input: Input<'jumpByQr'>) => useSuspenseQuery(jumpByQr.query(input))

/** Get permission to upload a file */
export const useGetUploadPolicy = (input: Input<'getUploadPolicy'>) => useSuspenseQuery(getUploadPolicy.query(input))
