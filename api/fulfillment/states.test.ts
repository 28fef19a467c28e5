// Tests the state machine of redemptions and gift claims: transitions, refunds and cancellation.
import { expect, test } from 'vitest'
import {
  commonStates,
  isCancellable,
  memberCancellation,
  nextStates,
  returnsOf,
  sourcesOf,
  type FulfillmentState,
} from './states.ts'

const states: readonly FulfillmentState[] = [...commonStates, 'expired']

test('every state can be reached from reserved, and a transition refunds coins only if its target state is final or returned', () => {
  expect(new Set(['reserved', ...states.flatMap((state) => nextStates[state])])).toEqual(new Set(states))
  for (const state of states) {
    // The state `returned` is not final, because the member can still cancel a returned item.
    const isEnd = nextStates[state].length === 0 || state === 'returned'
    expect(returnsOf('reserved', state, { refundsReturned: true }).coins).toBe(isEnd)
  }
})

test.each([
  ['reserved', 'cancelled', { coins: true, stock: true, right: true }],
  ['reserved', 'expired', { coins: true, stock: true, right: true }],
  ['returned', 'cancelled', { coins: true, stock: false, right: true }],
  ['shipped', 'delivered', { coins: false, stock: false, right: false }],
] as const)('for the transition from %s to %s, returnsOf returns %j', (from, to, returns) => {
  expect(returnsOf(from, to, { refundsReturned: false })).toEqual(returns)
  expect(returnsOf(from, to, { refundsReturned: true })).toEqual(returns)
})

test('when a parcel is returned, the coins of a gift are refunded immediately, and the coins of a redemption only if the member cancels', () => {
  expect(returnsOf('shipped', 'returned', { refundsReturned: true }).coins).toBe(true)
  expect(returnsOf('shipped', 'returned', { refundsReturned: false }).coins).toBe(false)
})

test.each([
  ['confirmed', ['reserved']],
  ['packed', ['confirmed']],
  ['shipped', ['packed']],
  ['delivered', ['shipped']],
  ['returned', ['shipped', 'delivered']],
  ['cancelled', ['reserved', 'confirmed', 'packed']],
  ['reserved', []],
] as const)('for the target state %s, sourcesOf returns the possible previous states %j', (to, sources) => {
  expect(sourcesOf(to)).toEqual(sources)
})

test.each([
  { state: 'reserved', past: [], cancellable: true, calledOffBy: 'member' },
  { state: 'returned', past: ['shipped'], cancellable: true, calledOffBy: 'brand' },
  { state: 'returned', past: ['shipped', 'delivered'], cancellable: false, calledOffBy: 'member' },
  { state: 'shipped', past: [], cancellable: false, calledOffBy: 'member' },
] as const)(
  'isCancellable for the state $state after the steps $past returns $cancellable',
  ({ state, past, cancellable, calledOffBy }) => {
    const progress = { state, steps: past.map((step) => ({ state: step })) }
    expect(isCancellable(progress)).toBe(cancellable)
    expect(memberCancellation(progress).calledOffBy).toBe(calledOffBy)
  },
)
