// The servers under load, each in a process of its own.
import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'

/** Calls that members make most: each runs through the whole app and as a bare handler. */
export const calls = {
  getUserInfo: '/api/station/user/getUserInfo/v2',
  getMyMembership: '/api/station/member/my/web',
  getCheckIn: '/api/station/games/normalCheckIn/checkIn',
  getGiftBoards: '/api/station/member/gift/boards',
  listCoinMovements: '/api/station/member/coins/movementList',
} as const

export type Target = {
  origin: string
  headers: Record<string, string>
  /** What the process has used so far, in microseconds. */
  cpuTime: () => Promise<number>
  /** What the process keeps in memory, in bytes, once it has nothing to do. */
  memory: () => Promise<number>
  stop: () => void
}

export async function startTarget(kind: 'app' | 'bare', databaseUrl: string, token: string): Promise<Target> {
  // Its log goes where a quiet host would send it; it costs the app what it costs in production.
  const child = spawn(
    process.execPath,
    ['--expose-gc', '--disable-warning=ExperimentalWarning', 'scripts/bench/target.ts', kind],
    {
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
      env: { PATH: process.env.PATH, NODE_ENV: 'production', DATABASE_URL: databaseUrl, TOKEN: token },
    },
  )
  const [port]: unknown[] = await Promise.race([once(child, 'message'), once(child, 'exit')])
  if (child.exitCode !== null) throw new Error(`The server "${kind}" ended before it listened.`)
  return {
    origin: `http://127.0.0.1:${String(port)}`,
    headers: { Authorization: `Bearer ${token}` },
    cpuTime: () => ask(child, 'cpuTime'),
    memory: () => ask(child, 'memory'),
    stop: () => child.kill(),
  }
}

async function ask(child: ChildProcess, what: 'cpuTime' | 'memory'): Promise<number> {
  child.send(what)
  const [answer]: unknown[] = await once(child, 'message')
  return Number(answer)
}
