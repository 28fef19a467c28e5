// Tests the state machine of redemptions, gift claims and prizes: transitions, returns and cancellation.
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

test('nextStates reaches every state from reserved, and only ended states return coins', () => {
  expect(new Set(['reserved', ...states.flatMap((state) => nextStates[state])])).toEqual(new Set(states))
  for (const state of states) {
    // The member can still cancel an item that was returned.
    const isEnd = nextStates[state].length === 0 || state === 'returned'
    expect(returnsOf('reserved', state, { refundsReturned: true }).coins).toBe(isEnd)
  }
})

test.each([
  ['reserved', 'cancelled', { coins: true, stock: true, right: true }],
  ['reserved', 'expired', { coins: true, stock: true, right: true }],
  ['returned', 'cancelled', { coins: true, stock: false, right: true }],
  ['shipped', 'delivered', { coins: false, stock: false, right: false }],
] as const)('a transition from %s to %s returns %j', (from, to, returns) => {
  expect(returnsOf(from, to, { refundsReturned: false })).toEqual(returns)
  expect(returnsOf(from, to, { refundsReturned: true })).toEqual(returns)
})

test('a returned parcel refunds a gift, but not a redemption, until its member cancels', () => {
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
] as const)('the warehouse moves an item to %s from %j only', (to, sources) => {
  expect(sourcesOf(to)).toEqual(sources)
})

test.each([
  { state: 'reserved', past: [], cancellable: true, calledOffBy: 'member' },
  { state: 'returned', past: ['shipped'], cancellable: true, calledOffBy: 'brand' },
  { state: 'returned', past: ['shipped', 'delivered'], cancellable: false, calledOffBy: 'member' },
  { state: 'shipped', past: [], cancellable: false, calledOffBy: 'member' },
] as const)(
  'an item that is $state after $past is cancellable: $cancellable',
  ({ state, past, cancellable, calledOffBy }) => {
    const progress = { state, steps: past.map((step) => ({ state: step })) }
    expect(isCancellable(progress)).toBe(cancellable)
    expect(memberCancellation(progress).calledOffBy).toBe(calledOffBy)
  },
)
