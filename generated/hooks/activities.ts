// Made from openapi.yaml by `npm run generate`. Do not edit.
import { useMutation, useSuspenseInfiniteQuery, useSuspenseQuery } from '@tanstack/react-query'
import type { Input, PagesInput, WriteOptions } from '../../src/client/call.ts'
import { getBabyListActivityConfig, checkRaffleStatus, listActivities, getCampaign, joinActivity, signInToActivity, registerForEvent, cancelEventRegistration, enterRaffle, getRaffleProof, listGiftProducts, listGiftRegistrations, registerGift, getGuidance } from '../calls/activities.ts'

/** Whether the page of a scene is open */
export const useGetBabyListActivityConfig = (input: Input<'getBabyListActivityConfig'>) => useSuspenseQuery(getBabyListActivityConfig.query(input))

/** Whether a raffle is open */
export const useCheckRaffleStatus = (input: Input<'checkRaffleStatus'>) => useSuspenseQuery(checkRaffleStatus.query(input))

/** Activities past, present and ahead */
export const useListActivities = (input: PagesInput<'listActivities'>) => useSuspenseInfiniteQuery(listActivities.pages(input))

/** The page of a campaign */
export const useGetCampaign = (input: Input<'getCampaign'>) => useSuspenseQuery(getCampaign.query(input))

/** Join an activity */
export const useJoinActivity = (options?: WriteOptions<'joinActivity'>) => useMutation({ ...options, ...joinActivity.mutation })

/** Sign in to the day of the sign-in activity */
export const useSignInToActivity = (options?: WriteOptions<'signInToActivity'>) => useMutation({ ...options, ...signInToActivity.mutation })

/** Save a place at an event */
export const useRegisterForEvent = (options?: WriteOptions<'registerForEvent'>) => useMutation({ ...options, ...registerForEvent.mutation })

/** Give a place back */
export const useCancelEventRegistration = (options?: WriteOptions<'cancelEventRegistration'>) => useMutation({ ...options, ...cancelEventRegistration.mutation })

/** Put a name into a raffle */
export const useEnterRaffle = (options?: WriteOptions<'enterRaffle'>) => useMutation({ ...options, ...enterRaffle.mutation })

/** The seed of a raffle that has been drawn */
export const useGetRaffleProof = (input: PagesInput<'getRaffleProof'>) => useSuspenseInfiniteQuery(getRaffleProof.pages(input))

/** Purchases that bring a gift */
export const useListGiftProducts = (input: Input<'listGiftProducts'>) => useSuspenseQuery(listGiftProducts.query(input))

/** The member's gift registrations */
export const useListGiftRegistrations = (input: PagesInput<'listGiftRegistrations'>) => useSuspenseInfiniteQuery(listGiftRegistrations.pages(input))

/** Register a purchase for its gift */
export const useRegisterGift = (options?: WriteOptions<'registerGift'>) => useMutation({ ...options, ...registerGift.mutation })

/** How activities work */
export const useGetGuidance = (input: Input<'getGuidance'>) => useSuspenseQuery(getGuidance.query(input))
