// Made from openapi.yaml by `npm run generate`. Do not edit.
import { useMutation, useSuspenseQuery } from '@tanstack/react-query'
import type { Input, WriteOptions } from '../../src/client/call.ts'
import { listQuestionnaires, getQuestionnaire, saveQuestionnaireDraft, getQuestionnaireDraft, submitQuestionnaire, openClaimCode, redeemClaimCode, getQuestionnaireResult, saveAmazonOrder, attachQuestionnaireUpload, listPackageCards, getPackageCard } from '../calls/questionnaires.ts'

/** List questionnaires */
export const useListQuestionnaires = (input: Input<'listQuestionnaires'>) => useSuspenseQuery(listQuestionnaires.query(input))

/** Get a questionnaire */
export const useGetQuestionnaire = (input: Input<'getQuestionnaire'>) => useSuspenseQuery(getQuestionnaire.query(input))

/** Save a questionnaire draft */
export const useSaveQuestionnaireDraft = (options?: WriteOptions<'saveQuestionnaireDraft'>) => useMutation({ ...options, ...saveQuestionnaireDraft.mutation })

/** Get a questionnaire draft */
export const useGetQuestionnaireDraft = (input: Input<'getQuestionnaireDraft'>) => useSuspenseQuery(getQuestionnaireDraft.query(input))

/** Submit a questionnaire */
export const useSubmitQuestionnaire = (options?: WriteOptions<'submitQuestionnaire'>) => useMutation({ ...options, ...submitQuestionnaire.mutation })

/** Get the result of a visitor's submission */
export const useOpenClaimCode = (input: Input<'openClaimCode'>) => useSuspenseQuery(openClaimCode.query(input))

/** Claim a visitor's submission */
export const useRedeemClaimCode = (options?: WriteOptions<'redeemClaimCode'>) => useMutation({ ...options, ...redeemClaimCode.mutation })

/** Get the result of a questionnaire */
export const useGetQuestionnaireResult = (input: Input<'getQuestionnaireResult'>) => useSuspenseQuery(getQuestionnaireResult.query(input))

/** Add a marketplace order number */
export const useSaveAmazonOrder = (options?: WriteOptions<'saveAmazonOrder'>) => useMutation({ ...options, ...saveAmazonOrder.mutation })

/** Add screenshots of a review */
export const useAttachQuestionnaireUpload = (options?: WriteOptions<'attachQuestionnaireUpload'>) => useMutation({ ...options, ...attachQuestionnaireUpload.mutation })

/** List package cards */
export const useListPackageCards = (input: Input<'listPackageCards'>) => useSuspenseQuery(listPackageCards.query(input))

/** Get a package card */
export const useGetPackageCard = (input: Input<'getPackageCard'>) => useSuspenseQuery(getPackageCard.query(input))
