// Workers in processes of their own on one database, for tests that kill them, and a record of who did what at which time.
import { fork, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { readFile } from 'node:fs/promises'
import type { Span } from '#api/store/eachInBatches.ts'

/** A worker begins or ends a task at that time, in milliseconds. */
export type Told = { job: string; span: Span; phase: 'begins' | 'ends'; at: number }

/** A task as one worker did it; `ended` is when the worker was gone, where it did not come to its end. */
type Run = { worker: string; job: string; span: Span; began: number; ended: number }

const keyOf = ({ job, span }: Pick<Run, 'job' | 'span'>) => `${job} ${JSON.stringify(span)}`

export type Workers = ReturnType<typeof workersOn>
export type Worker = Awaited<ReturnType<Workers['start']>>

type Where = {
  databaseUrl: string
  smtpUrl: string
  /** Milliseconds that their clocks are ahead. */
  ahead: number
}

export function workersOn({ databaseUrl, smtpUrl, ahead }: Where) {
  const runs: Run[] = []
  const alive = new Set<ChildProcess>()
  let count = 0
  return {
    runs,
    /** For the end of a test, however it ended. */
    killAll: () => {
      for (const child of alive) child.kill('SIGKILL')
    },
    /** @param url another way to the database. @returns once it has begun with something */
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
      child.on('message', ({ job, span, phase, at }: Told) => {
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
      if (child.exitCode !== null) throw new Error(`The worker ended with ${child.exitCode} at its start.`)
      return {
        name,
        /** What it is doing by now. */
        doing: () => [...open.values()],
        /** MiB that it has had at most, as Linux counts what is resident. */
        mostMemory: async () => {
          const status = await readFile(`/proc/${child.pid}/status`, 'utf8')
          return Number(/^VmHWM:\s+(\d+) kB$/m.exec(status)?.[1]) / 1024
        },
        /** At once, as a power cut would. @returns what it leaves undone */
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
 * Those that began while the same task was still being done. A whole job is begun by its schedule and by the job that it follows, and
 * both may be at the same time: it hands out its batches, each of which is one task.
 */
export function overlapping(runs: readonly Run[]): Run[] {
  const parts = runs.filter(({ span }) => Object.keys(span).length > 0)
  return [...Map.groupBy(parts, keyOf).values()].flatMap((taskRuns) => {
    const inOrder = taskRuns.toSorted((a, b) => a.began - b.began)
    return inOrder.filter((run, at) => run.began < (inOrder[at - 1]?.ended ?? 0))
  })
}

/** Whether another worker has begun with each of them since. */
export const areTaken = (openRuns: readonly Run[], runs: readonly Run[]) =>
  openRuns.every((openRun) =>
    runs.some(
      (run) => keyOf(run) === keyOf(openRun) && run.worker !== openRun.worker && run.began > openRun.began,
    ),
  )
