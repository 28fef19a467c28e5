// The way of a job through as many rows as there are: a batch in memory at a time, and none that fails stops the others.

/** Rows that are looked up, or forgotten, at once. */
export const batchSize = 500

type Batches<Row> = {
  /** The rows after the one of that id, by their ids; those from the first for an empty id, none at the end. */
  next: (after: string) => Promise<Row[]>
  work: (row: Row) => Promise<unknown>
  /** Once it is given, no other row is begun. */
  stop?: AbortSignal | undefined
}

/** @throws AggregateError with what failed, once all others are done */
export async function eachInBatches<Row extends { id: string }>({
  next,
  work,
  stop,
}: Batches<Row>): Promise<void> {
  const failures: unknown[] = []
  let failed = 0
  for (let rows = await next(''); rows.length > 0; rows = await next(rows.at(-1)?.id ?? ''))
    for (const row of rows) {
      if (stop?.aborted) return
      await work(row).catch((error: unknown) => {
        failed += 1
        if (failures.length < told) failures.push(error)
      })
    }
  if (failed > 0) throw new AggregateError(failures, `${failed} rows failed`)
}

/** What fails for one row often fails for all: the first ones say why. */
const told = 10
