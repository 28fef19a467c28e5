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

test('what is put within five seconds leaves together', () => {
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

test('what waits can leave at once, and leaves once', () => {
  const { put, settle, sent } = eventQueue()
  put(1)
  settle()
  expect(sent).toEqual([1])
  vi.advanceTimersByTime(10_000)
  expect(sent).toEqual([1])
})

test('what is held waits for the next word', () => {
  const { put, settle, say, sent } = eventQueue()
  say('hold')
  put(1)
  vi.advanceTimersByTime(10_000)
  expect(sent).toEqual([])
  say('send')
  settle()
  expect(sent).toEqual([1])
})

test('what is dropped is gone, whatever is said later', () => {
  const { put, settle, say, sent } = eventQueue()
  say('drop')
  put(1)
  settle()
  say('send')
  settle()
  expect(sent).toEqual([])
})

test('the queue is bounded: the oldest are dropped, it never grows', () => {
  const { put, settle, say, sent } = eventQueue()
  say('hold')
  for (let item = 0; item < 1000; item += 1) put(item)
  say('send')
  settle()
  expect(sent).toEqual(Array.from({ length: 20 }, (_, index) => 980 + index))
})

test('what was cleared does not leave', () => {
  const { put, clear, sent } = eventQueue()
  put(1)
  clear()
  vi.advanceTimersByTime(5000)
  expect(sent).toEqual([])
})
