// Made from openapi.yaml by `npm run generate`. Do not edit.
import { useMutation, useSuspenseInfiniteQuery, useSuspenseQuery } from '@tanstack/react-query'
import type { Input, PagesInput, WriteOptions } from '../../src/client/call.ts'
import { listGames, getCheckIn, checkIn, lateCheckIn, getTodaysCheckIn, makeUpCheckIn, pauseCheckIn, resumeCheckIn, listDraws, getDraw, getDrawProof, buyDrawTickets, listLuckyGifts, lottery, listMyLuckyGifts, getMyLuckyGift } from '../calls/games.ts'

/** All check-in games */
export const useListGames = (input: Input<'listGames'>) => useSuspenseQuery(listGames.query(input))

/** The state of a check-in game */
export const useGetCheckIn = (input: Input<'getCheckIn'>) => useSuspenseQuery(getCheckIn.query(input))

/** Check in for today */
export const useCheckIn = (options?: WriteOptions<'checkIn'>) => useMutation({ ...options, ...checkIn.mutation })

/** Check in for the day on which it was pressed */
export const useLateCheckIn = (options?: WriteOptions<'lateCheckIn'>) => useMutation({ ...options, ...lateCheckIn.mutation })

/** The check-in game that fits today */
export const useGetTodaysCheckIn = (input: Input<'getTodaysCheckIn'>) => useSuspenseQuery(getTodaysCheckIn.query(input))

/** Make up for a missed day */
export const useMakeUpCheckIn = (options?: WriteOptions<'makeUpCheckIn'>) => useMutation({ ...options, ...makeUpCheckIn.mutation })

/** Pause a streak */
export const usePauseCheckIn = (options?: WriteOptions<'pauseCheckIn'>) => useMutation({ ...options, ...pauseCheckIn.mutation })

/** End a pause */
export const useResumeCheckIn = (options?: WriteOptions<'resumeCheckIn'>) => useMutation({ ...options, ...resumeCheckIn.mutation })

/** All draws */
export const useListDraws = (input: Input<'listDraws'>) => useSuspenseQuery(listDraws.query(input))

/** One draw, with its odds */
export const useGetDraw = (input: Input<'getDraw'>) => useSuspenseQuery(getDraw.query(input))

/** The seed of a draw that has ended */
export const useGetDrawProof = (input: PagesInput<'getDrawProof'>) => useSuspenseInfiniteQuery(getDrawProof.pages(input))

/** Get tickets for coins */
export const useBuyDrawTickets = (options?: WriteOptions<'buyDrawTickets'>) => useMutation({ ...options, ...buyDrawTickets.mutation })

/** What can be won */
export const useListLuckyGifts = (input: Input<'listLuckyGifts'>) => useSuspenseQuery(listLuckyGifts.query(input))

/** Draw once */
export const useLottery = (options?: WriteOptions<'lottery'>) => useMutation({ ...options, ...lottery.mutation })

/** What was won */
export const useListMyLuckyGifts = (input: PagesInput<'listMyLuckyGifts'>) => useSuspenseInfiniteQuery(listMyLuckyGifts.pages(input))

/** One result */
export const useGetMyLuckyGift = (input: Input<'getMyLuckyGift'>) => useSuspenseQuery(getMyLuckyGift.query(input))
