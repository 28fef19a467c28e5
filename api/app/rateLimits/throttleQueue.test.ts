// Tests the throttle queue, which runs one attempt per key at a time, holds a limited number of waiting attempts, and
// rejects a random attempt if it is full.
import { expect, test } from 'vitest'
import { openThrottleQueue } from './throttleQueue.ts'

test('the throttle queue runs attempts with the same key one at a time', async () => {
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

test('attempts with different keys do not wait for each other in the throttle queue', async () => {
  const queue = openThrottleQueue(0)
  expect(await queue.enter('one')).toBe(true)
  expect(await queue.enter('other')).toBe(true)
})

test('the throttle queue delays an attempt after a wrong attempt, but not after a correct attempt', async () => {
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

test('the throttle queue admits eight random attempts of a hundred that arrive concurrently, and rejects the others', async () => {
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
  // A first-come-first-served queue would always admit the first eight attempts. With random selection, this happens
  // once in 186 billion runs.
  expect(passed.map(({ index }) => index)).not.toEqual([0, 1, 2, 3, 4, 5, 6, 7])
})
