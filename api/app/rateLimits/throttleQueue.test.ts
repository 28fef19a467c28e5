// One after the other, few wait, and whoever has to go is drawn by lot.
import { expect, test } from 'vitest'
import { openThrottleQueue } from './throttleQueue.ts'

test('one at a time, and the next once that one has left', async () => {
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

test('others are not held up', async () => {
  const queue = openThrottleQueue(0)
  expect(await queue.enter('one')).toBe(true)
  expect(await queue.enter('other')).toBe(true)
})

test('after a wrong one the next waits, after a right one it does not', async () => {
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

test('of a hundred who come at once eight may wait, and whoever comes last has the same chance', async () => {
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
  // The first eight, were it by who came first: one time in 186 thousand million by lot.
  expect(passed.map(({ index }) => index)).not.toEqual([0, 1, 2, 3, 4, 5, 6, 7])
})
