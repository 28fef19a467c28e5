// Made from openapi.yaml by `npm run generate`. Do not edit.
import { useMutation, useSuspenseQuery } from '@tanstack/react-query'
import type { Input, WriteOptions } from '../../src/client/call.ts'
import { listQuestionnaires, getQuestionnaire, saveQuestionnaireDraft, getQuestionnaireDraft, submitQuestionnaire, openClaimCode, redeemClaimCode, getQuestionnaireResult, saveAmazonOrder, attachQuestionnaireUpload, listPackageCards, getPackageCard } from '../calls/questionnaires.ts'

/** All questionnaires */
export const useListQuestionnaires = (input: Input<'listQuestionnaires'>) => useSuspenseQuery(listQuestionnaires.query(input))

/** A questionnaire to fill in */
export const useGetQuestionnaire = (input: Input<'getQuestionnaire'>) => useSuspenseQuery(getQuestionnaire.query(input))

/** Keep the answers so far */
export const useSaveQuestionnaireDraft = (options?: WriteOptions<'saveQuestionnaireDraft'>) => useMutation({ ...options, ...saveQuestionnaireDraft.mutation })

/** The answers so far */
export const useGetQuestionnaireDraft = (input: Input<'getQuestionnaireDraft'>) => useSuspenseQuery(getQuestionnaireDraft.query(input))

/** Send the answers */
export const useSubmitQuestionnaire = (options?: WriteOptions<'submitQuestionnaire'>) => useMutation({ ...options, ...submitQuestionnaire.mutation })

/** What a visitor has sent */
export const useOpenClaimCode = (input: Input<'openClaimCode'>) => useSuspenseQuery(openClaimCode.query(input))

/** Take over what was sent as a visitor */
export const useRedeemClaimCode = (options?: WriteOptions<'redeemClaimCode'>) => useMutation({ ...options, ...redeemClaimCode.mutation })

/** What the answers say */
export const useGetQuestionnaireResult = (input: Input<'getQuestionnaireResult'>) => useSuspenseQuery(getQuestionnaireResult.query(input))

/** Name the marketplace order */
export const useSaveAmazonOrder = (options?: WriteOptions<'saveAmazonOrder'>) => useMutation({ ...options, ...saveAmazonOrder.mutation })

/** Send the picture of a review */
export const useAttachQuestionnaireUpload = (options?: WriteOptions<'attachQuestionnaireUpload'>) => useMutation({ ...options, ...attachQuestionnaireUpload.mutation })

/** All package cards */
export const useListPackageCards = (input: Input<'listPackageCards'>) => useSuspenseQuery(listPackageCards.query(input))

/** A package card */
export const useGetPackageCard = (input: Input<'getPackageCard'>) => useSuspenseQuery(getPackageCard.query(input))
