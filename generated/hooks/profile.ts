// Made from openapi.yaml by `npm run generate`. Do not edit.
import { useMutation, useSuspenseInfiniteQuery, useSuspenseQuery } from '@tanstack/react-query'
import type { Input, PagesInput, WriteOptions } from '../../src/client/call.ts'
import { modifyUserInfo, modifyUserAvatar, subscribe, subscribePhone, activate, confirmActivation, sendActivationMail, modifyAccount, listBabies, saveBaby, deleteBaby, listLactationStages, listPendingTasks, completeTask, getPrivacyPolicy, agreePrivacyPolicy, isAgreeCountryPrivacyPolicy, getConsents, setConsents, getEmailSettings, setEmailSettings, getPushSettings, setPushSettings, savePushSubscription, deletePushSubscription, renewPushSubscription, listNotices, readNotices } from '../calls/profile.ts'

/** Update the member's details */
export const useModifyUserInfo = (options?: WriteOptions<'modifyUserInfo'>) => useMutation({ ...options, ...modifyUserInfo.mutation })

/** Set or remove the member's picture */
export const useModifyUserAvatar = (options?: WriteOptions<'modifyUserAvatar'>) => useMutation({ ...options, ...modifyUserAvatar.mutation })

/** Turn marketing by email on or off */
export const useSubscribe = (options?: WriteOptions<'subscribe'>) => useMutation({ ...options, ...subscribe.mutation })

/** Turn marketing by phone on or off */
export const useSubscribePhone = (options?: WriteOptions<'subscribePhone'>) => useMutation({ ...options, ...subscribePhone.mutation })

/** Check a confirmation link */
export const useActivate = (input: Input<'activate'>) => useSuspenseQuery(activate.query(input))

/** Verify the email address by a confirmation link */
export const useConfirmActivation = (options?: WriteOptions<'confirmActivation'>) => useMutation({ ...options, ...confirmActivation.mutation })

/** Send a link that verifies the email address */
export const useSendActivationMail = (options?: WriteOptions<'sendActivationMail'>) => useMutation({ ...options, ...sendActivationMail.mutation })

/** Change or add the email address or phone */
export const useModifyAccount = (options?: WriteOptions<'modifyAccount'>) => useMutation({ ...options, ...modifyAccount.mutation })

/** List the member's babies */
export const useListBabies = (input: Input<'listBabies'>) => useSuspenseQuery(listBabies.query(input))

/** Add or update a baby */
export const useSaveBaby = (options?: WriteOptions<'saveBaby'>) => useMutation({ ...options, ...saveBaby.mutation })

/** Remove a baby */
export const useDeleteBaby = (options?: WriteOptions<'deleteBaby'>) => useMutation({ ...options, ...deleteBaby.mutation })

/** List the lactation stages */
export const useListLactationStages = (input: Input<'listLactationStages'>) => useSuspenseQuery(listLactationStages.query(input))

/** List the member's pending tasks */
export const useListPendingTasks = (input: Input<'listPendingTasks'>) => useSuspenseQuery(listPendingTasks.query(input))

/** Claim the prize of a task */
export const useCompleteTask = (options?: WriteOptions<'completeTask'>) => useMutation({ ...options, ...completeTask.mutation })

/** Get the privacy policy of the member's country */
export const useGetPrivacyPolicy = (input: Input<'getPrivacyPolicy'>) => useSuspenseQuery(getPrivacyPolicy.query(input))

/** Agree to the privacy policy */
export const useAgreePrivacyPolicy = (options?: WriteOptions<'agreePrivacyPolicy'>) => useMutation({ ...options, ...agreePrivacyPolicy.mutation })

/** Check consent to the privacy policy in force */
export const useIsAgreeCountryPrivacyPolicy = (input: Input<'isAgreeCountryPrivacyPolicy'>) => useSuspenseQuery(isAgreeCountryPrivacyPolicy.query(input))

/** List the member's consents */
export const useGetConsents = (input: Input<'getConsents'>) => useSuspenseQuery(getConsents.query(input))

/** Give or withdraw consents */
export const useSetConsents = (options?: WriteOptions<'setConsents'>) => useMutation({ ...options, ...setConsents.mutation })

/** List the member's email settings */
export const useGetEmailSettings = (input: Input<'getEmailSettings'>) => useSuspenseQuery(getEmailSettings.query(input))

/** Turn emails about a topic on or off */
export const useSetEmailSettings = (options?: WriteOptions<'setEmailSettings'>) => useMutation({ ...options, ...setEmailSettings.mutation })

/** List the member's push settings */
export const useGetPushSettings = (input: Input<'getPushSettings'>) => useSuspenseQuery(getPushSettings.query(input))

/** Turn push messages about a topic on or off */
export const useSetPushSettings = (options?: WriteOptions<'setPushSettings'>) => useMutation({ ...options, ...setPushSettings.mutation })

/** Store the push subscription of a device */
export const useSavePushSubscription = (options?: WriteOptions<'savePushSubscription'>) => useMutation({ ...options, ...savePushSubscription.mutation })

/** Delete the push subscription of a device */
export const useDeletePushSubscription = (options?: WriteOptions<'deletePushSubscription'>) => useMutation({ ...options, ...deletePushSubscription.mutation })

/** Replace a push subscription that the browser has changed */
export const useRenewPushSubscription = (options?: WriteOptions<'renewPushSubscription'>) => useMutation({ ...options, ...renewPushSubscription.mutation })

/** List the member's notifications */
export const useListNotices = (input: PagesInput<'listNotices'>) => useSuspenseInfiniteQuery(listNotices.pages(input))

/** Mark notifications as read */
export const useReadNotices = (options?: WriteOptions<'readNotices'>) => useMutation({ ...options, ...readNotices.mutation })
