import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createEventQueue, type Verdict } from './eventQueue.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

function eventQueue() {
  const sent: number[] = []
  let said: Verdict = 'send'
  const box = createEventQueue<number>(
    () => said,
    (item) => sent.push(item),
  )
  return { ...box, sent, say: (verdict: Verdict) => (said = verdict) }
}

test('items put within five seconds are sent together', () => {
  const { put, sent } = eventQueue()
  put(1)
  vi.advanceTimersByTime(4000)
  put(2)
  expect(sent).toEqual([])
  vi.advanceTimersByTime(1000)
  expect(sent).toEqual([1, 2])
  put(3)
  vi.advanceTimersByTime(5000)
  expect(sent).toEqual([1, 2, 3])
})

test('flush sends waiting items at once, and only once', () => {
  const { put, flush, sent } = eventQueue()
  put(1)
  flush()
  expect(sent).toEqual([1])
  vi.advanceTimersByTime(10_000)
  expect(sent).toEqual([1])
})

test('held items wait for the next verdict', () => {
  const { put, flush, say, sent } = eventQueue()
  say('hold')
  put(1)
  vi.advanceTimersByTime(10_000)
  expect(sent).toEqual([])
  say('send')
  flush()
  expect(sent).toEqual([1])
})

test('dropped items are gone, whatever the next verdict is', () => {
  const { put, flush, say, sent } = eventQueue()
  say('drop')
  put(1)
  flush()
  say('send')
  flush()
  expect(sent).toEqual([])
})

test('the queue is bounded: the oldest are dropped, it never grows', () => {
  const { put, flush, say, sent } = eventQueue()
  say('hold')
  for (let item = 0; item < 1000; item += 1) put(item)
  say('send')
  flush()
  expect(sent).toEqual(Array.from({ length: 20 }, (_, index) => 980 + index))
})

test('cleared items are not sent', () => {
  const { put, clear, sent } = eventQueue()
  put(1)
  clear()
  vi.advanceTimersByTime(5000)
  expect(sent).toEqual([])
})
