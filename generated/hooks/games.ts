// Made from openapi.yaml by `npm run generate`. Do not edit.
import { useMutation, useSuspenseInfiniteQuery, useSuspenseQuery } from '@tanstack/react-query'
import type { Input, PagesInput, WriteOptions } from '../../src/client/call.ts'
import { listGames, getCheckIn, checkIn, lateCheckIn, getTodaysCheckIn, makeUpCheckIn, pauseCheckIn, resumeCheckIn, listDraws, getDraw, getDrawProof, buyDrawTickets, listLuckyGifts, lottery, listMyLuckyGifts, getShareCard, getMyLuckyGift } from '../calls/games.ts'

/** List check-in games */
export const useListGames = (input: Input<'listGames'>) => useSuspenseQuery(listGames.query(input))

/** Get the state of a check-in game */
export const useGetCheckIn = (input: Input<'getCheckIn'>) => useSuspenseQuery(getCheckIn.query(input))

/** Check in for today */
export const useCheckIn = (options?: WriteOptions<'checkIn'>) => useMutation({ ...options, ...checkIn.mutation })

/** Submit a check-in that was made offline */
export const useLateCheckIn = (options?: WriteOptions<'lateCheckIn'>) => useMutation({ ...options, ...lateCheckIn.mutation })

/** Get the check-in game for today */
export const useGetTodaysCheckIn = (input: Input<'getTodaysCheckIn'>) => useSuspenseQuery(getTodaysCheckIn.query(input))

/** Make up a missed check-in */
export const useMakeUpCheckIn = (options?: WriteOptions<'makeUpCheckIn'>) => useMutation({ ...options, ...makeUpCheckIn.mutation })

/** Pause a streak */
export const usePauseCheckIn = (options?: WriteOptions<'pauseCheckIn'>) => useMutation({ ...options, ...pauseCheckIn.mutation })

/** End a pause */
export const useResumeCheckIn = (options?: WriteOptions<'resumeCheckIn'>) => useMutation({ ...options, ...resumeCheckIn.mutation })

/** List draws */
export const useListDraws = (input: Input<'listDraws'>) => useSuspenseQuery(listDraws.query(input))

/** Get a draw with its odds */
export const useGetDraw = (input: Input<'getDraw'>) => useSuspenseQuery(getDraw.query(input))

/** Get the draw proof */
export const useGetDrawProof = (input: PagesInput<'getDrawProof'>) => useSuspenseInfiniteQuery(getDrawProof.pages(input))

/** Buy draw tickets with coins */
export const useBuyDrawTickets = (options?: WriteOptions<'buyDrawTickets'>) => useMutation({ ...options, ...buyDrawTickets.mutation })

/** List prizes of open draws */
export const useListLuckyGifts = (input: Input<'listLuckyGifts'>) => useSuspenseQuery(listLuckyGifts.query(input))

/** Draw a prize */
export const useLottery = (options?: WriteOptions<'lottery'>) => useMutation({ ...options, ...lottery.mutation })

/** List the member's draw results */
export const useListMyLuckyGifts = (input: PagesInput<'listMyLuckyGifts'>) => useSuspenseInfiniteQuery(listMyLuckyGifts.pages(input))

/** Get a card to share */
export const useGetShareCard = (input: Input<'getShareCard'>) => useSuspenseQuery(getShareCard.query(input))

/** Get a draw result */
export const useGetMyLuckyGift = (input: Input<'getMyLuckyGift'>) => useSuspenseQuery(getMyLuckyGift.query(input))
