// Tests that rows are processed in batches, including rows that fail.
import { expect, test } from 'vitest'
import { batchSize, eachInBatches, type Span } from './eachInBatches.ts'
import { valueAt } from '#shared/unknown.ts'

/** Fakes a query that returns `count` numbered rows, at most `size` rows per batch. */
const numbers =
  (count: number, size: number) =>
  async ({ after = '0', to = String(count), only }: Span) =>
    Array.from({ length: Math.min(count, Number(to)) }, (_, index) => ({ id: String(index + 1) }))
      .filter(({ id }) => Number(id) > Number(after) && (only ?? id) === id)
      .slice(0, size)

test('if some rows fail, eachInBatches processes all other rows and throws an error with the failures at the end', async () => {
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

test('eachInBatches processes no further row after its stop signal is aborted', async () => {
  const stop = new AbortController()
  const done: string[] = []
  const work = async ({ id }: { id: string }) => {
    done.push(id)
    if (id === '5') stop.abort()
  }
  await eachInBatches({ next: numbers(100, 3), work, stop: stop.signal })
  expect(done).toEqual(['1', '2', '3', '4', '5'])
})

test('eachInBatches passes the id ranges of full batches to handOver, and processes only the last batch itself', async () => {
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

test('eachInBatches passes up to 50 failed rows to retryLater, and throws an error if more rows fail', async () => {
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
