// Runs the hub's jobs in a separate process that tests can kill. Reads the database, mail server and clock offset from
// the environment, and reports the start and end of each task.
import pino from 'pino'
import { openIntegrations } from '#api/integrations/openIntegrations.ts'
import { startJobs, type Job } from '#api/jobs/run.ts'
import { readConfig } from '#api/process/config.ts'
import { jobsOf } from '#api/server/jobs.ts'
import { openStore } from '#api/store/store.ts'
import type { WorkerEvent } from './workerProcesses.ts'

const { AHEAD, DATABASE_URL: databaseUrl, SMTP_URL } = process.env
const log = pino({ level: 'silent' })
const store = await openStore({ databaseUrl, dataFolder: '.data' })
const { integrations } = openIntegrations(readConfig({ STAND_INS: 'on', SOCIAL: 'off', SMTP_URL }), log)
const send = (message: Omit<WorkerEvent, 'at'>) =>
  process.send?.({ ...message, at: performance.timeOrigin + performance.now() })
const jobs = jobsOf(integrations, log).map((job) => ({
  ...job,
  run: async (...[db, now, portion]: Parameters<Job['run']>) => {
    const task = { job: job.name, span: portion.span ?? {} }
    send({ ...task, phase: 'begins' })
    await job.run(db, now, portion).finally(() => send({ ...task, phase: 'ends' }))
  },
}))
const stop = startJobs({ store, jobs, log, clock: () => new Date(Date.now() + Number(AHEAD)) })
process.on('SIGTERM', () => void stop().then(() => process.exit(0)))
