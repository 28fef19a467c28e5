// Runs the server processes of a production hub. Each process can be stopped and restarted from the folder of another
// release.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as pause } from 'node:timers/promises'
import { freePort } from '#scripts/freePort.ts'

/** Environment variables of a process. */
export type Environment = Record<string, string | undefined>

/**
 * Settings of a production hub. The servers for email and files are unreachable, because this load sends no emails and
 * uploads no files.
 */
export const nowhereSettings = {
  HOST: '127.0.0.1',
  HUB_URL: 'http://localhost',
  TRUST_PROXY: 'on',
  SMTP_URL: 'smtp://127.0.0.1:9',
  S3_URL: 'http://127.0.0.1:9/files',
  S3_ACCESS_KEY_ID: 'hub',
  S3_SECRET_ACCESS_KEY: 'at-night',
  LOG_LEVEL: 'error',
}

/** Runs a compiled program of a release with Node. */
export const startProgram = (release: string, program: string, environment: Environment) =>
  spawn(process.execPath, ['--disable-warning=ExperimentalWarning', `dist/api/${program}.js`], {
    cwd: release,
    env: { PATH: process.env.PATH, NODE_ENV: 'production', ...environment },
    stdio: ['ignore', 'pipe', 'inherit'],
  })

/** Runs `npm run migrate` of the release. */
export async function migrateBy(release: string, environment: Environment) {
  const results: unknown[] = await once(startProgram(release, 'migrate', environment), 'exit')
  if (results[0] !== 0) throw new Error(`npm run migrate exited with status ${String(results[0])}.`)
}

export type Server = Awaited<ReturnType<typeof openServerProcess>>

/**
 * Prepares a server process without starting it.
 * @param faults list to which the error lines of the server's log are added
 */
export async function openServerProcess(environment: Environment, faults: string[]) {
  const port = await freePort()
  let child: ReturnType<typeof startProgram> | undefined

  /** Starts the process, and resolves when the server is ready. */
  const start = async (release: string) => {
    const started = startProgram(release, 'main', { ...environment, PORT: String(port) })
    child = started
    let rest = ''
    started.stdout.on('data', (text: Buffer) => {
      const lines = (rest + text.toString()).split('\n')
      rest = lines.pop() ?? ''
      faults.push(...lines.filter((line) => line.includes('"fault"')))
    })
    while (!(await fetch(`http://127.0.0.1:${port}/ready`).catch(() => undefined))?.ok) {
      if (started.exitCode !== null) throw new Error(`Server exited before it was ready: ${rest}`)
      await pause(100)
    }
  }
  const hasEnded = () => !child || child.exitCode !== null || child.signalCode !== null
  const stop = async () => {
    if (!child || hasEnded()) return
    const ended = once(child, 'exit')
    child.kill('SIGTERM')
    const results: unknown[] = await ended
    if (results[0] !== 0) throw new Error(`Stopped server exited with status ${String(results[0])}.`)
  }
  return {
    port,
    start,
    stop,
    /** Process id of the running server; `undefined` if it is stopped. */
    pid: () => child?.pid,
    /** Kills the process immediately, as if its host were lost. */
    kill: async () => {
      if (!child || hasEnded()) return
      const ended = once(child, 'exit')
      child.kill('SIGKILL')
      await ended
    },
    /** @returns the seconds until the old process had ended, and until the new process was ready */
    restart: async (release: string) => {
      const beganAt = performance.now()
      await stop()
      const ended = performance.now()
      await start(release)
      return { toEnd: (ended - beganAt) / 1_000, toBeReady: (performance.now() - ended) / 1_000 }
    },
  }
}
