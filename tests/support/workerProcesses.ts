// Starts workers in separate processes on one database, for tests that kill them, and records which worker ran a task
// and when.
import { fork, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { readFile } from 'node:fs/promises'
import type { Span } from '#api/store/eachInBatches.ts'

/** Start or end of a task on a worker; `at` in ms. */
export type WorkerEvent = { job: string; span: Span; phase: 'begins' | 'ends'; at: number }

/** Run of a task on one worker; if the task did not finish, `ended` is the exit time of the worker. */
type Run = { worker: string; job: string; span: Span; began: number; ended: number }

const keyOf = ({ job, span }: Pick<Run, 'job' | 'span'>) => `${job} ${JSON.stringify(span)}`

export type Workers = ReturnType<typeof workersOn>
export type Worker = Awaited<ReturnType<Workers['start']>>

type Where = {
  databaseUrl: string
  smtpUrl: string
  /** Offset of the workers' clocks in ms. */
  ahead: number
}

export function workersOn({ databaseUrl, smtpUrl, ahead }: Where) {
  const runs: Run[] = []
  const alive = new Set<ChildProcess>()
  let count = 0
  return {
    runs,
    /** Kills all workers; called after a test, whether it passed or failed. */
    killAll: () => {
      for (const child of alive) child.kill('SIGKILL')
    },
    /**
     *
     * @param url URL of the database, if it differs from that of the other workers
     * @returns when the worker has started its first task
     */
    async start(url = databaseUrl) {
      count += 1
      const name = `worker-${count}`
      const child = fork('tests/support/workerProcess.ts', {
        execPath: process.execPath,
        execArgv: ['--disable-warning=ExperimentalWarning'],
        env: {
          ...process.env,
          DATABASE_URL: `${url}?application_name=${name}`,
          SMTP_URL: smtpUrl,
          AHEAD: String(ahead),
        },
      })
      alive.add(child)
      const open = new Map<string, Run>()
      child.on('message', ({ job, span, phase, at }: WorkerEvent) => {
        const task = keyOf({ job, span })
        const run = open.get(task) ?? { worker: name, job, span, began: at, ended: Infinity }
        if (phase === 'begins') {
          open.set(task, run)
          runs.push(run)
        } else {
          run.ended = at
          open.delete(task)
        }
      })
      const ended = async () => {
        await once(child, 'exit')
        alive.delete(child)
        for (const run of open.values()) run.ended = performance.timeOrigin + performance.now()
      }
      const exit = ended()
      await Promise.race([once(child, 'message'), exit])
      if (child.exitCode !== null)
        throw new Error(`Worker exited with status ${child.exitCode} during its start.`)
      return {
        name,
        /** Lists the tasks that the worker is running. */
        doing: () => [...open.values()],
        /** Returns the peak resident memory (VmHWM), in MiB. */
        mostMemory: async () => {
          const status = await readFile(`/proc/${child.pid}/status`, 'utf8')
          return Number(/^VmHWM:\s+(\d+) kB$/m.exec(status)?.[1]) / 1024
        },
        /** Kills the worker immediately, like a power failure. @returns its unfinished tasks */
        kill: async () => {
          child.kill('SIGKILL')
          await exit
          return [...open.values()]
        },
        stop: async () => {
          child.kill('SIGTERM')
          await exit
        },
      }
    },
  }
}

/**
 * Finds runs that started while the same task was still running. Ignores jobs, because the schedule and a previous job
 * may start the same job concurrently. A job only enqueues its batches, which are separate tasks.
 */
export function overlapping(runs: readonly Run[]): Run[] {
  const parts = runs.filter(({ span }) => Object.keys(span).length > 0)
  return [...Map.groupBy(parts, keyOf).values()].flatMap((taskRuns) => {
    const inOrder = taskRuns.toSorted((a, b) => a.began - b.began)
    return inOrder.filter((run, at) => run.began < (inOrder[at - 1]?.ended ?? 0))
  })
}

/** Checks that for each of the given runs another worker started the same task later. */
export const areTaken = (openRuns: readonly Run[], runs: readonly Run[]) =>
  openRuns.every((openRun) =>
    runs.some(
      (run) => keyOf(run) === keyOf(openRun) && run.worker !== openRun.worker && run.began > openRun.began,
    ),
  )
