// Starts servers in separate processes, for tests that kill or observe them.
import { fork } from 'node:child_process'
import { once } from 'node:events'

export type Where = { DATABASE_URL: string } | { DATA_FOLDER: string }
export type ServerProcess = Awaited<ReturnType<typeof startServer>>

/** Starts a server. @returns its origin once it listens */
export async function startServer(settings: Where) {
  const child = fork('tests/support/serverProcess.ts', {
    execPath: process.execPath,
    execArgv: ['--disable-warning=ExperimentalWarning'],
    env: { ...process.env, ...settings },
  })
  const messages: unknown[] = await Promise.race([once(child, 'message'), once(child, 'exit')])
  if (child.exitCode !== null)
    throw new Error(`Server exited with status ${child.exitCode} before it listened.`)
  return {
    origin: `http://127.0.0.1:${String(messages[0])}`,
    pid: child.pid,
    /** Kills the process immediately, like a power failure; no effect if it has already exited. */
    async kill() {
      if (child.exitCode !== null || child.signalCode !== null) return
      const exit = once(child, 'exit')
      child.kill('SIGKILL')
      await exit
    },
  }
}
