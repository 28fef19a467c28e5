// Processes rows of a job in batches: one batch in memory at a time, and a failed row does not stop the others.
import { and, eq, gt, lte, type Column } from 'drizzle-orm'

/** Rows that are read or deleted at a time. */
export const batchSize = 500

/** Range of due rows by id: after an id, up to an id, or a single row. All rows if empty. */
export type Span = { after?: string | undefined; to?: string | undefined; only?: string | undefined }

export const within = (id: Column, { after, to, only }: Span) =>
  and(
    after === undefined ? undefined : gt(id, after),
    to === undefined ? undefined : lte(id, to),
    only === undefined ? undefined : eq(id, only),
  )

/** Part of a job to process now, and callbacks for the rest. Without callbacks, all rows are processed here. */
export type Portion = {
  span?: Span
  /** No row starts after this signal is aborted. */
  stop?: AbortSignal | undefined
  /** Passes on a full batch that other workers may process concurrently. */
  handOver?: (span: Span) => Promise<unknown>
  /** Schedules a separate retry of a failed row. */
  retryLater?: (id: string, error: unknown) => Promise<unknown>
}

type Batches<Row> = Portion & {
  /** Returns the due rows of the span, sorted by id, at most one batch. */
  next: (span: Span) => Promise<Row[]>
  work: (row: Row) => Promise<unknown>
  /**
   * Processes several rows in one transaction, which is cheaper than one per row; if it fails, rows are processed one
   * by one.
   */
  together?: (rows: Row[]) => Promise<unknown>
}

/** Rows of one transaction, which should take far less than a second. */
const togetherSize = 50

/** If more rows of a batch fail, the cause is not a single row. */
export const fewFailures = 50

/** @throws AggregateError with failures that were not scheduled for a retry, after all other rows are processed */
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

/** Number of reported failures: many rows usually fail for the same reason. */
const failuresAtMost = 10
