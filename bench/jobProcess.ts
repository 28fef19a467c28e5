// Runs one background job in a separate process that reports its memory. `jobs.ts` starts the process with the job's
// name, the database and a time limit in seconds.
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
const integrations = {
  files: openDiskFileStore(folder),
  send: async () => true,
  push: { publicKey: '', send: async () => 'accepted' as const },
}
const job = jobsOf(integrations, pino({ level: 'silent' })).find((candidate) => candidate.name === name)
const store = await openPostgres(`${databaseUrl}?application_name=job`)

const send = (message: object) => process.send?.(message)
const reportResident = () => send({ resident: process.memoryUsage.rss() })
/**
 * Reports the memory in use after a garbage collection. If a job retains processed rows, this memory grows from the
 * start.
 */
const reportHeap = () => {
  gc?.()
  const { heapUsed, external } = process.memoryUsage()
  send({ heap: heapUsed + external })
}
reportResident()
send({ begun: true })
const timers = [setInterval(reportResident, 100), setInterval(reportHeap, 2_000)]
try {
  await job?.run(store.db, jobsRunAt, { stop: AbortSignal.timeout(Number(seconds) * 1000) })
} catch (error) {
  const errors: unknown[] = error instanceof AggregateError ? error.errors : [error]
  send({ fault: `${String(error)} ${String(valueAt(errors, 0, 'cause') ?? errors[0])}` })
} finally {
  reportResident()
  reportHeap()
  for (const timer of timers) clearInterval(timer)
  await store.close()
  await rm(folder, { recursive: true })
  process.disconnect()
}
