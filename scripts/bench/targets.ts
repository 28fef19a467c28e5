// The servers under load, each in a process of its own.
import { spawn } from 'node:child_process'
import { once } from 'node:events'

export type Target = {
  url: string
  headers: Record<string, string>
  /** What the process has used so far, in microseconds. */
  cpuTime: () => Promise<number>
  stop: () => void
}

export const path = '/api/station/user/getUserInfo/v2'

export async function startTarget(kind: 'app' | 'bare', databaseUrl: string, token: string): Promise<Target> {
  // Its log goes where a quiet host would send it; it costs the app what it costs in production.
  const child = spawn(
    process.execPath,
    ['--disable-warning=ExperimentalWarning', 'scripts/bench/target.ts', kind],
    {
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
      env: { PATH: process.env.PATH, NODE_ENV: 'production', DATABASE_URL: databaseUrl, TOKEN: token },
    },
  )
  const [port]: unknown[] = await Promise.race([once(child, 'message'), once(child, 'exit')])
  if (child.exitCode !== null) throw new Error(`The server "${kind}" ended before it listened.`)
  return {
    url: `http://127.0.0.1:${String(port)}${path}`,
    headers: { Authorization: `Bearer ${token}` },
    cpuTime: async () => {
      child.send('cpuTime')
      const [microseconds]: unknown[] = await once(child, 'message')
      return Number(microseconds)
    },
    stop: () => child.kill(),
  }
}
