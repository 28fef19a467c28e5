// Made from openapi.yaml by `npm run generate`. Do not edit.
import { useMutation, useSuspenseQuery } from '@tanstack/react-query'
import type { Input, WriteOptions } from '../../src/client/call.ts'
import { getIpIsoCode, reportEvent, reportPage, getDefaultRegion, listCountries, listCallingCodes, listProvinces, querySceneMaterials, jumpByQr, getUploadPolicy } from '../calls/platform.ts'

/** The caller's country */
export const useGetIpIsoCode = (input: Input<'getIpIsoCode'>) => useSuspenseQuery(getIpIsoCode.query(input))

/** Report a tracking event */
export const useReportEvent = (options?: WriteOptions<'reportEvent'>) => useMutation({ ...options, ...reportEvent.mutation })

/** Report how a page did in a browser */
export const useReportPage = (options?: WriteOptions<'reportPage'>) => useMutation({ ...options, ...reportPage.mutation })

/** The region to begin with */
export const useGetDefaultRegion = (input: Input<'getDefaultRegion'>) => useSuspenseQuery(getDefaultRegion.query(input))

/** All countries */
export const useListCountries = (input: Input<'listCountries'>) => useSuspenseQuery(listCountries.query(input))

/** All calling codes */
export const useListCallingCodes = (input: Input<'listCallingCodes'>) => useSuspenseQuery(listCallingCodes.query(input))

/** The provinces of a country */
export const useListProvinces = (input: Input<'listProvinces'>) => useSuspenseQuery(listProvinces.query(input))

/** Banners and pictures of a scene */
export const useQuerySceneMaterials = (input: Input<'querySceneMaterials'>) => useSuspenseQuery(querySceneMaterials.query(input))

/** Where a QR code leads */
export const useJumpByQr = (input: Input<'jumpByQr'>) => useSuspenseQuery(jumpByQr.query(input))

/** Permission to send a file */
export const useGetUploadPolicy = (input: Input<'getUploadPolicy'>) => useSuspenseQuery(getUploadPolicy.query(input))
