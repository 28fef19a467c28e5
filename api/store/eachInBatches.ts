// The way of a job through as many rows as there are: a batch in memory at a time, and none that fails stops the others.
import { and, eq, gt, lte, type Column } from 'drizzle-orm'

/** Rows that are looked up, or forgotten, at once. */
export const batchSize = 500

/** Which of the rows that are due, by their ids: those after one, up to one, or one alone; all of them where it says nothing. */
export type Span = { after?: string | undefined; to?: string | undefined; only?: string | undefined }

export const within = (id: Column, { after, to, only }: Span) =>
  and(
    after === undefined ? undefined : gt(id, after),
    to === undefined ? undefined : lte(id, to),
    only === undefined ? undefined : eq(id, only),
  )

/** The part of a job that is to be done now, and who takes the rest; without anything said it is all done here. */
export type Portion = {
  span?: Span
  /** Once it is given, no other row is begun. */
  stop?: AbortSignal | undefined
  /** Takes a batch that others may do meanwhile. */
  handOver?: (span: Span) => Promise<unknown>
  /** Takes a row that failed, to be tried again by itself. */
  retryLater?: (id: string, error: unknown) => Promise<unknown>
}

type Batches<Row> = Portion & {
  /** The rows of the span that are due, by their ids, a batch at most. */
  next: (span: Span) => Promise<Row[]>
  work: (row: Row) => Promise<unknown>
  /** Does several rows in one transaction, which costs less than one for each; where it fails they are done one by one. */
  together?: (rows: Row[]) => Promise<unknown>
}

/** Rows of one transaction, which should take far less than a second. */
const togetherSize = 50

/** What fails for more rows of a batch than these is no matter of a row. */
export const fewFailures = 50

/** @throws AggregateError with what failed and nobody took, once all others are done */
export async function eachInBatches<Row extends { id: string }>({
  next,
  work,
  together,
  span = {},
  stop,
  handOver,
  retryLater,
}: Batches<Row>): Promise<void> {
  const failures: unknown[] = []
  let failed = 0
  const doAll = async (rows: readonly Row[]) => {
    for (let at = 0; at < rows.length; at += togetherSize) {
      if (stop?.aborted) return
      const batch = rows.slice(at, at + togetherSize)
      const isDone = together && (await together(batch).then(isTrue, isFalse))
      if (!isDone) await doEach(batch)
    }
  }
  const doEach = async (rows: readonly Row[]) => {
    for (const row of rows) {
      if (stop?.aborted) return
      await work(row).catch(async (error: unknown) => {
        failed += 1
        if (retryLater && failed <= fewFailures) await retryLater(row.id, error)
        else if (failures.length < failuresAtMost) failures.push(error)
      })
    }
  }
  for (let { after } = span; ;) {
    if (stop?.aborted) break
    const rows = await next({ ...span, after })
    const last = rows.at(-1)
    if (!last) break
    if (handOver && rows.length >= batchSize) await handOver({ after, to: last.id })
    else await doAll(rows)
    after = last.id
  }
  if (failures.length > 0) throw new AggregateError(failures, `${failed} rows failed`)
}

const isTrue = () => true
const isFalse = () => false

/** What fails for one row often fails for all: the first ones say why. */
const failuresAtMost = 10
