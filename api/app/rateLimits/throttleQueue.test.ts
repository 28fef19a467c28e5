// Tests the throttle queue: one attempt at a time, few places, and random rejection.
import { expect, test } from 'vitest'
import { openThrottleQueue } from './throttleQueue.ts'

test('attempts of a key run one at a time', async () => {
  const queue = openThrottleQueue(0)
  const order: string[] = []
  const pass = async (name: string, wasWrong: boolean) => {
    if (!(await queue.enter('key'))) return
    order.push(`${name} in`)
    await Promise.resolve()
    order.push(`${name} out`)
    queue.leave('key', wasWrong)
  }
  await Promise.all([pass('one', true), pass('two', false), pass('three', true)])
  expect(order).toHaveLength(6)
  for (let at = 0; at < 6; at += 2) expect(order[at + 1]).toBe(order[at]?.replace('in', 'out'))
})

test('attempts of different keys do not wait for each other', async () => {
  const queue = openThrottleQueue(0)
  expect(await queue.enter('one')).toBe(true)
  expect(await queue.enter('other')).toBe(true)
})

test('the next attempt waits after a wrong one, and does not wait after a right one', async () => {
  const queue = openThrottleQueue(1_000_000)
  await queue.enter('key')
  const next = queue.enter('key')
  queue.leave('key', false)
  expect(await next).toBe(true)
  queue.leave('key', true)
  const waiting = queue.enter('key').then(() => 'let in')
  expect(await Promise.race([waiting, new Promise((resolve) => setImmediate(resolve, 'waits'))])).toBe(
    'waits',
  )
})

test('eight of a hundred concurrent attempts may wait, with the same chance for each', async () => {
  const queue = openThrottleQueue(0)
  await queue.enter('key')
  const admissions = Array.from({ length: 100 }, (_, index) =>
    queue.enter('key').then((mayGo) => {
      if (mayGo) queue.leave('key', false)
      return { index, mayGo }
    }),
  )
  queue.leave('key', false)
  const passed = (await Promise.all(admissions)).filter(({ mayGo }) => mayGo)
  expect(passed).toHaveLength(8)
  // First-come-first-served would admit the first eight; random selection does so once in 186 billion runs.
  expect(passed.map(({ index }) => index)).not.toEqual([0, 1, 2, 3, 4, 5, 6, 7])
})
