// Servers in processes of their own, for tests that kill them or look at them from outside.
import { fork } from 'node:child_process'
import { once } from 'node:events'

export type Where = { DATABASE_URL: string } | { DATA_FOLDER: string }
export type ServerProcess = Awaited<ReturnType<typeof startServer>>

/** Starts one, and returns its origin once it listens. */
export async function startServer(settings: Where) {
  const child = fork('tests/support/serverProcess.ts', {
    execPath: process.execPath,
    execArgv: ['--disable-warning=ExperimentalWarning'],
    env: { ...process.env, ...settings },
  })
  const messages: unknown[] = await Promise.race([once(child, 'message'), once(child, 'exit')])
  if (child.exitCode !== null) throw new Error(`The server ended with ${child.exitCode} before it listened.`)
  return {
    origin: `http://127.0.0.1:${String(messages[0])}`,
    pid: child.pid,
    /** At once, as a power cut would; nothing where it has gone already. */
    async kill() {
      if (child.exitCode !== null || child.signalCode !== null) return
      const exit = once(child, 'exit')
      child.kill('SIGKILL')
      await exit
    },
  }
}
