// Tests the order in which the senders of files get a decoder.
import { expect, test } from 'vitest'
import { openFairQueue, type Owner } from './fairQueue.ts'

const member = (key: string): Owner => ({ key, isMember: true })
const visitor = (key: string): Owner => ({ key, isMember: false })

/** Opens a queue whose tasks run until the test ends them, and lists the owners of started tasks. */
function openQueue(decoders: number) {
  const inTurn = openFairQueue(Array.from({ length: decoders }, (_, index) => index))
  const started: string[] = []
  const ends = new Map<string, () => void>()
  const add = (owner: Owner, name = owner.key) =>
    void inTurn(owner, async () => {
      started.push(name)
      await new Promise<void>((resolve) => ends.set(name, resolve))
    })
  const settle = () => new Promise((resolve) => setImmediate(resolve))
  const end = async (name: string) => {
    ends.get(name)?.()
    await settle()
  }
  return { add, end, started, settle }
}

test('a member gets a decoder while files of three visitors wait', async () => {
  const { add, started, settle } = openQueue(2)
  for (const key of ['one', 'two', 'three']) add(visitor(key))
  add(member('mali'))
  await settle()
  expect(started).toEqual(['one', 'mali'])
})

test('members get a decoder before visitors who sent their files earlier', async () => {
  const { add, end, started, settle } = openQueue(1)
  for (const key of ['one', 'two']) add(visitor(key))
  add(member('mali'))
  await settle()
  await end('one')
  await end('mali')
  expect(started).toEqual(['one', 'mali', 'two'])
})

test('a sender with many files gets one decoder at a time, and alternates with senders whose files came later', async () => {
  const { add, end, started, settle } = openQueue(2)
  for (const count of [1, 2, 3]) add(member('mali'), `mali ${count}`)
  add(member('rose'))
  await settle()
  expect(started).toEqual(['mali 1', 'rose'])
  for (const count of [1, 2]) add(visitor('one'), `one ${count}`)
  add(visitor('two'))
  await end('rose')
  expect(started).toEqual(['mali 1', 'rose', 'one 1'])
  await end('one 1')
  await end('two')
  expect(started).toEqual(['mali 1', 'rose', 'one 1', 'two', 'one 2'])
})

test('the queue of decoders releases a decoder after its task failed', async () => {
  const inTurn = openFairQueue(['decoder'])
  await expect(inTurn(visitor('one'), () => Promise.reject(new Error('broken')))).rejects.toThrow('broken')
  expect(await inTurn(visitor('one'), async (decoder) => decoder)).toBe('decoder')
})
