import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createEventQueue, type Verdict } from './eventQueue.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

function eventQueue() {
  const deliveries: number[] = []
  let nextVerdict: Verdict = 'send'
  const box = createEventQueue<number>(
    () => nextVerdict,
    (item) => deliveries.push(item),
  )
  return { ...box, sent: deliveries, say: (verdict: Verdict) => (nextVerdict = verdict) }
}

test('events that are added within five seconds are sent together', () => {
  const { put, sent: deliveries } = eventQueue()
  put(1)
  vi.advanceTimersByTime(4000)
  put(2)
  expect(deliveries).toEqual([])
  vi.advanceTimersByTime(1000)
  expect(deliveries).toEqual([1, 2])
  put(3)
  vi.advanceTimersByTime(5000)
  expect(deliveries).toEqual([1, 2, 3])
})

test('flush sends waiting events immediately and only once', () => {
  const { put, flush, sent: deliveries } = eventQueue()
  put(1)
  flush()
  expect(deliveries).toEqual([1])
  vi.advanceTimersByTime(10_000)
  expect(deliveries).toEqual([1])
})

test('after the decision “hold”, events stay in the queue until the next decision', () => {
  const { put, flush, say, sent: deliveries } = eventQueue()
  say('hold')
  put(1)
  vi.advanceTimersByTime(10_000)
  expect(deliveries).toEqual([])
  say('send')
  flush()
  expect(deliveries).toEqual([1])
})

test('dropped events are not sent if a later decision allows sending', () => {
  const { put, flush, say, sent: deliveries } = eventQueue()
  say('drop')
  put(1)
  flush()
  say('send')
  flush()
  expect(deliveries).toEqual([])
})

test('the queue has a maximum length and drops the oldest events', () => {
  const { put, flush, say, sent: deliveries } = eventQueue()
  say('hold')
  for (let item = 0; item < 1000; item += 1) put(item)
  say('send')
  flush()
  expect(deliveries).toEqual(Array.from({ length: 20 }, (_, index) => 980 + index))
})

test('cleared events are not sent', () => {
  const { put, clear, sent: deliveries } = eventQueue()
  put(1)
  clear()
  vi.advanceTimersByTime(5000)
  expect(deliveries).toEqual([])
})
