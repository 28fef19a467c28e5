// Contains type tests, which are never run: the compiler must accept only names of the contract, and reports an
// expected error that does not occur.
import { getDraw, type CallData, type CallInput } from 'members-hub-kit'
import { useGetDraw } from 'members-hub-kit/hooks'
import { answer, example, handlers, refuse } from 'members-hub-kit/mocks'

export const right = [
  answer('getCoins', 401, { code: 10001002, message: 'Please sign in.' }),
  example('listGifts', 'empty'),
  refuse('checkIn', 'ALREADY_CHECKED_IN', { reasons: [{ code: 'ALREADY_TODAY' }] }),
  ...handlers({ scenario: 'level4', answers: { checkIn: '429' }, latency: 200 }),
]

export const wrong = [
  // @ts-expect-error Unknown operation.
  answer('listGift', 200, { code: 200, message: 'OK' }),
  // @ts-expect-error Undocumented status.
  answer('listGifts', 418, { code: 200, message: 'OK' }),
  // @ts-expect-error The data of a success is a page of gifts.
  answer('listGifts', 200, { code: 200, message: 'OK' }),
  // @ts-expect-error Undocumented business error.
  refuse('listGifts', 'ALREADY_CHECKED_IN'),
  // @ts-expect-error Unknown example.
  example('listGifts', 'afterwards'),
  // @ts-expect-error Unknown response.
  ...handlers({ answers: { checkIn: 'ALREADY_CHECKED' } }),
]

export const input: CallInput<'getDraw'> = { draw: 'spring' }
export const title = (draw: CallData<'getDraw'>): string => draw.draw.name
// @ts-expect-error The name of the draw is missing.
export const unnamed = () => [getDraw(), useGetDraw()]
