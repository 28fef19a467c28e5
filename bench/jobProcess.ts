// Runs one job in a separate process that reports its memory. `jobs.ts` starts it with the job's name, the database
// and a time limit in seconds.
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pino from 'pino'
import { openDiskFileStore } from '#api/integrations/diskFileStore.ts'
import { jobsOf } from '#api/server/jobs.ts'
import { openPostgres } from '#api/store/postgres.ts'
import { jobsRunAt } from '#tests/support/dueRows.ts'
import { valueAt } from '#shared/unknown.ts'

const [name, databaseUrl = '', seconds] = process.argv.slice(2)
const folder = await mkdtemp(join(tmpdir(), 'hub-job-'))
const integrations = { files: openDiskFileStore(folder), send: async () => true }
const job = jobsOf(integrations, pino({ level: 'silent' })).find((candidate) => candidate.name === name)
const store = await openPostgres(`${databaseUrl}?application_name=job`)

const tell = (message: object) => process.send?.(message)
const tellResident = () => tell({ resident: process.memoryUsage.rss() })
/** Reports memory in use after a garbage collection. It grows early if a job retains rows that it has processed. */
const tellHeld = () => {
  gc?.()
  const { heapUsed, external } = process.memoryUsage()
  tell({ heap: heapUsed + external })
}
tellResident()
tell({ begun: true })
const timers = [setInterval(tellResident, 100), setInterval(tellHeld, 2_000)]
try {
  await job?.run(store.db, jobsRunAt, { stop: AbortSignal.timeout(Number(seconds) * 1000) })
} catch (error) {
  const errors: unknown[] = error instanceof AggregateError ? error.errors : [error]
  tell({ fault: `${String(error)} ${String(valueAt(errors, 0, 'cause') ?? errors[0])}` })
} finally {
  tellResident()
  tellHeld()
  for (const timer of timers) clearInterval(timer)
  await store.close()
  await rm(folder, { recursive: true })
  process.disconnect()
}
