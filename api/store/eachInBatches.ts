// Processes rows of a job in batches. Only one batch is in memory at a time, and a failed row does not stop the
// processing of other rows.
import { and, eq, gt, lte, type Column } from 'drizzle-orm'

/** Number of rows that a job reads or deletes at a time. */
export const batchSize = 500

/** Range of ids: after an id, up to and including an id, or only a single id. An empty object selects all ids. */
export type Span = { after?: string | undefined; to?: string | undefined; only?: string | undefined }

export const within = (id: Column, { after, to, only }: Span) =>
  and(
    after === undefined ? undefined : gt(id, after),
    to === undefined ? undefined : lte(id, to),
    only === undefined ? undefined : eq(id, only),
  )

/**
 * Part of a job's rows that this call processes, and callbacks that pass the other rows to other workers. Without
 * callbacks, this call processes all rows.
 */
export type Portion = {
  span?: Span
  /** Signal that stops the processing: no further row is processed after the signal is aborted. */
  stop?: AbortSignal | undefined
  /** Passes the id range of a full batch to other workers, which may process it concurrently. */
  handOver?: (span: Span) => Promise<unknown>
  /** Schedules a separate retry of a failed row. */
  retryLater?: (id: string, error: unknown) => Promise<unknown>
}

type Batches<Row> = Portion & {
  /** Returns the next rows to process in the range of ids, sorted by id, at most one batch. */
  next: (span: Span) => Promise<Row[]>
  work: (row: Row) => Promise<unknown>
  /**
   * Processes several rows in one transaction, which is cheaper than a transaction per row. If it fails, `work`
   * processes the rows one by one.
   */
  together?: (rows: Row[]) => Promise<unknown>
}

/** Number of rows that are processed in one transaction. The transaction should take far less than a second. */
const transactionSize = 50

/**
 * Maximum number of failed rows that one call retries separately. If more rows fail, the cause is probably not the rows
 * but a general failure, such as a database that is down.
 */
export const fewFailures = 50

/**
 * @throws AggregateError with the errors of failed rows for which no retry was scheduled, after all other rows are
 * processed
 */
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
    for (let at = 0; at < rows.length; at += transactionSize) {
      if (stop?.aborted) return
      const batch = rows.slice(at, at + transactionSize)
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

/** Maximum number of errors that are reported. It is low, because many rows usually fail for the same reason. */
const failuresAtMost = 10
