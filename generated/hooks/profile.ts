// Made from openapi.yaml by `npm run generate`. Do not edit.
import { useMutation, useSuspenseInfiniteQuery, useSuspenseQuery } from '@tanstack/react-query'
import type { Input, PagesInput, WriteOptions } from '../../src/client/call.ts'
import { modifyUserInfo, modifyUserAvatar, subscribe, subscribePhone, activate, confirmActivation, sendActivationMail, modifyAccount, listBabies, saveBaby, deleteBaby, listLactationStages, listPendingTasks, completeTask, getPrivacyPolicy, agreePrivacyPolicy, isAgreeCountryPrivacyPolicy, getConsents, setConsents, listNotices, readNotices } from '../calls/profile.ts'

/** Change what the member says of themselves */
export const useModifyUserInfo = (options?: WriteOptions<'modifyUserInfo'>) => useMutation({ ...options, ...modifyUserInfo.mutation })

/** Set or remove the picture */
export const useModifyUserAvatar = (options?: WriteOptions<'modifyUserAvatar'>) => useMutation({ ...options, ...modifyUserAvatar.mutation })

/** News and offers by mail */
export const useSubscribe = (options?: WriteOptions<'subscribe'>) => useMutation({ ...options, ...subscribe.mutation })

/** News and offers by phone */
export const useSubscribePhone = (options?: WriteOptions<'subscribePhone'>) => useMutation({ ...options, ...subscribePhone.mutation })

/** What a link from a mail would confirm */
export const useActivate = (input: Input<'activate'>) => useSuspenseQuery(activate.query(input))

/** Confirm by a link from a mail */
export const useConfirmActivation = (options?: WriteOptions<'confirmActivation'>) => useMutation({ ...options, ...confirmActivation.mutation })

/** Send the mail that verifies the e-mail address */
export const useSendActivationMail = (options?: WriteOptions<'sendActivationMail'>) => useMutation({ ...options, ...sendActivationMail.mutation })

/** Change or add an e-mail address or phone */
export const useModifyAccount = (options?: WriteOptions<'modifyAccount'>) => useMutation({ ...options, ...modifyAccount.mutation })

/** The member's babies */
export const useListBabies = (input: Input<'listBabies'>) => useSuspenseQuery(listBabies.query(input))

/** Add or change a baby */
export const useSaveBaby = (options?: WriteOptions<'saveBaby'>) => useMutation({ ...options, ...saveBaby.mutation })

/** Remove a baby */
export const useDeleteBaby = (options?: WriteOptions<'deleteBaby'>) => useMutation({ ...options, ...deleteBaby.mutation })

/** The stages of feeding */
export const useListLactationStages = (input: Input<'listLactationStages'>) => useSuspenseQuery(listLactationStages.query(input))

/** What waits for the member */
export const useListPendingTasks = (input: Input<'listPendingTasks'>) => useSuspenseQuery(listPendingTasks.query(input))

/** Take the prize of a task */
export const useCompleteTask = (options?: WriteOptions<'completeTask'>) => useMutation({ ...options, ...completeTask.mutation })

/** The privacy policy of the member's country */
export const useGetPrivacyPolicy = (input: Input<'getPrivacyPolicy'>) => useSuspenseQuery(getPrivacyPolicy.query(input))

/** Agree to the privacy policy */
export const useAgreePrivacyPolicy = (options?: WriteOptions<'agreePrivacyPolicy'>) => useMutation({ ...options, ...agreePrivacyPolicy.mutation })

/** Whether the policy in force is agreed to */
export const useIsAgreeCountryPrivacyPolicy = (input: Input<'isAgreeCountryPrivacyPolicy'>) => useSuspenseQuery(isAgreeCountryPrivacyPolicy.query(input))

/** What the member consents to */
export const useGetConsents = (input: Input<'getConsents'>) => useSuspenseQuery(getConsents.query(input))

/** Give or withdraw consents */
export const useSetConsents = (options?: WriteOptions<'setConsents'>) => useMutation({ ...options, ...setConsents.mutation })

/** What happened */
export const useListNotices = (input: PagesInput<'listNotices'>) => useSuspenseInfiniteQuery(listNotices.pages(input))

/** Mark notices as read */
export const useReadNotices = (options?: WriteOptions<'readNotices'>) => useMutation({ ...options, ...readNotices.mutation })
