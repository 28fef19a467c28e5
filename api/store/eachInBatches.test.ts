// Rows are worked through a batch at a time, whatever becomes of one of them.
import { expect, test } from 'vitest'
import { batchSize, eachInBatches, type Span } from './eachInBatches.ts'
import { valueAt } from '#shared/unknown.ts'

/** Rows from 1 on, so many in a batch. */
const numbers =
  (count: number, size: number) =>
  async ({ after = '0', to = String(count), only }: Span) =>
    Array.from({ length: Math.min(count, Number(to)) }, (_, index) => ({ id: String(index + 1) }))
      .filter(({ id }) => Number(id) > Number(after) && (only ?? id) === id)
      .slice(0, size)

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
  expect(valueAt(failure, 'errors')).toHaveLength(10)
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

test('a whole batch is handed over by its bounds, and what is less is done here', async () => {
  const done: string[] = []
  const handed: Span[] = []
  await eachInBatches({
    next: numbers(2 * batchSize + 3, batchSize),
    work: async ({ id }) => void done.push(id),
    handOver: async (span) => void handed.push(span),
  })
  expect(handed).toEqual([
    { after: undefined, to: String(batchSize) },
    { after: String(batchSize), to: String(2 * batchSize) },
  ])
  expect(done).toEqual(['1001', '1002', '1003'])
})

test('few that fail are handed to whoever tries them later, more are no matter of a row', async () => {
  const later: string[] = []
  const failAfter =
    (good: number) =>
    async ({ id }: { id: string }) => {
      if (Number(id) > good) throw new Error(`row ${id}`)
    }
  const retryLater = async (id: string) => void later.push(id)
  await eachInBatches({ next: numbers(100, 8), work: failAfter(97), retryLater })
  expect(later).toEqual(['98', '99', '100'])
  await expect(eachInBatches({ next: numbers(100, 8), work: failAfter(0), retryLater })).rejects.toThrow(
    '100 rows failed',
  )
})
