// Rows are worked through a batch at a time, whatever becomes of one of them.
import { expect, test } from 'vitest'
import { eachInBatches } from './eachInBatches.ts'

const numbers = (count: number, size: number) => async (after: string) =>
  Array.from({ length: Math.min(size, count - Number(after)) }, (_, index) => ({
    id: String(Number(after) + index + 1),
  }))

test('one that fails stops no other, and is told at the end', async () => {
  const done: string[] = []
  const work = async ({ id }: { id: string }) => {
    if (Number(id) % 7 === 0) throw new Error(`row ${id}`)
    done.push(id)
  }
  const failure = await eachInBatches({ next: numbers(100, 8), work }).catch((error: unknown) => error)
  expect(done).toHaveLength(86)
  expect(failure).toBeInstanceOf(AggregateError)
  expect(failure).toMatchObject({ message: '14 rows failed' })
  expect(Object(failure).errors).toHaveLength(10)
})

test('no row is begun once it is told to stop', async () => {
  const stop = new AbortController()
  const done: string[] = []
  const work = async ({ id }: { id: string }) => {
    done.push(id)
    if (id === '5') stop.abort()
  }
  await eachInBatches({ next: numbers(100, 3), work, stop: stop.signal })
  expect(done).toEqual(['1', '2', '3', '4', '5'])
})
