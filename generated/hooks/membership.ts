// Made from openapi.yaml by `npm run generate`. Do not edit.
import { useMutation, useSuspenseInfiniteQuery, useSuspenseQuery } from '@tanstack/react-query'
import type { Input, PagesInput, WriteOptions } from '../../src/client/call.ts'
import { getMyMembership, listLevels, listLevelHistory, getRightSavings, listRights, claimRight, uploadRightProof, listRightProofs } from '../calls/membership.ts'

/** Level, points and coins */
export const useGetMyMembership = (input: Input<'getMyMembership'>) => useSuspenseQuery(getMyMembership.query(input))

/** The four levels with their rights */
export const useListLevels = (input: Input<'listLevels'>) => useSuspenseQuery(listLevels.query(input))

/** Levels the member has held */
export const useListLevelHistory = (input: Input<'listLevelHistory'>) => useSuspenseQuery(listLevelHistory.query(input))

/** What rights saved this year */
export const useGetRightSavings = (input: Input<'getRightSavings'>) => useSuspenseQuery(getRightSavings.query(input))

/** The member's rights */
export const useListRights = (input: Input<'listRights'>) => useSuspenseQuery(listRights.query(input))

/** Claim what a right gives */
export const useClaimRight = (options?: WriteOptions<'claimRight'>) => useMutation({ ...options, ...claimRight.mutation })

/** Send the proof a right asks for */
export const useUploadRightProof = (options?: WriteOptions<'uploadRightProof'>) => useMutation({ ...options, ...uploadRightProof.mutation })

/** Proofs that were sent */
export const useListRightProofs = (input: PagesInput<'listRightProofs'>) => useSuspenseInfiniteQuery(listRightProofs.pages(input))
