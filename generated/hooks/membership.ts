// Made from openapi.yaml by `npm run generate`. Do not edit.
import { useMutation, useSuspenseInfiniteQuery, useSuspenseQuery } from '@tanstack/react-query'
import type { Input, PagesInput, WriteOptions } from '../../src/client/call.ts'
import { getMyMembership, listLevels, listLevelHistory, getRightSavings, listRights, claimRight, uploadRightProof, listRightProofs } from '../calls/membership.ts'

/** Get level, points and coins */
export const useGetMyMembership = (input: Input<'getMyMembership'>) => useSuspenseQuery(getMyMembership.query(input))

/** List the levels with their benefits */
export const useListLevels = (input: Input<'listLevels'>) => useSuspenseQuery(listLevels.query(input))

/** List the member's earlier levels */
export const useListLevelHistory = (input: Input<'listLevelHistory'>) => useSuspenseQuery(listLevelHistory.query(input))

/** Get the savings by level benefits this year */
export const useGetRightSavings = (input: Input<'getRightSavings'>) => useSuspenseQuery(getRightSavings.query(input))

/** List the member's level benefits */
export const useListRights = (input: Input<'listRights'>) => useSuspenseQuery(listRights.query(input))

/** Claim the prize of a level benefit */
export const useClaimRight = (options?: WriteOptions<'claimRight'>) => useMutation({ ...options, ...claimRight.mutation })

/** Submit evidence for a level benefit */
export const useUploadRightProof = (options?: WriteOptions<'uploadRightProof'>) => useMutation({ ...options, ...uploadRightProof.mutation })

/** List the submitted evidence for level benefits */
export const useListRightProofs = (input: PagesInput<'listRightProofs'>) => useSuspenseInfiniteQuery(listRightProofs.pages(input))
