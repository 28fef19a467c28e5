// Made from openapi.yaml by `npm run generate`. Do not edit.
import { useMutation, useSuspenseInfiniteQuery, useSuspenseQuery } from '@tanstack/react-query'
import type { Input, PagesInput, WriteOptions } from '../../src/client/call.ts'
import { getBabyListActivityConfig, checkRaffleStatus, listActivities, getCampaign, joinActivity, signInToActivity, registerForEvent, cancelEventRegistration, enterRaffle, getRaffleProof, listGiftProducts, listGiftRegistrations, registerGift, getGuidance } from '../calls/activities.ts'

/** Get the state of the activity on a page */
export const useGetBabyListActivityConfig = (input: Input<'getBabyListActivityConfig'>) => useSuspenseQuery(getBabyListActivityConfig.query(input))

/** Get the state of a raffle */
export const useCheckRaffleStatus = (input: Input<'checkRaffleStatus'>) => useSuspenseQuery(checkRaffleStatus.query(input))

/** List activities */
export const useListActivities = (input: PagesInput<'listActivities'>) => useSuspenseInfiniteQuery(listActivities.pages(input))

/** Get a campaign page */
export const useGetCampaign = (input: Input<'getCampaign'>) => useSuspenseQuery(getCampaign.query(input))

/** Join an activity */
export const useJoinActivity = (options?: WriteOptions<'joinActivity'>) => useMutation({ ...options, ...joinActivity.mutation })

/** Record the daily sign-in of the member */
export const useSignInToActivity = (options?: WriteOptions<'signInToActivity'>) => useMutation({ ...options, ...signInToActivity.mutation })

/** Register for an event */
export const useRegisterForEvent = (options?: WriteOptions<'registerForEvent'>) => useMutation({ ...options, ...registerForEvent.mutation })

/** Cancel an event registration */
export const useCancelEventRegistration = (options?: WriteOptions<'cancelEventRegistration'>) => useMutation({ ...options, ...cancelEventRegistration.mutation })

/** Enter a raffle */
export const useEnterRaffle = (options?: WriteOptions<'enterRaffle'>) => useMutation({ ...options, ...enterRaffle.mutation })

/** Get the raffle proof */
export const useGetRaffleProof = (input: PagesInput<'getRaffleProof'>) => useSuspenseInfiniteQuery(getRaffleProof.pages(input))

/** List products with a registration gift */
export const useListGiftProducts = (input: Input<'listGiftProducts'>) => useSuspenseQuery(listGiftProducts.query(input))

/** List the member's gift registrations */
export const useListGiftRegistrations = (input: PagesInput<'listGiftRegistrations'>) => useSuspenseInfiniteQuery(listGiftRegistrations.pages(input))

/** Register a purchase for its gift */
export const useRegisterGift = (options?: WriteOptions<'registerGift'>) => useMutation({ ...options, ...registerGift.mutation })

/** Get the activity guide */
export const useGetGuidance = (input: Input<'getGuidance'>) => useSuspenseQuery(getGuidance.query(input))
