// Starts the servers under load, each in a separate process.
import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { operations } from '#generated/operations.ts'

/** Operations that members call most often, with the path parameters of the calls. */
const calls = {
  getUserInfo: {},
  getMyMembership: {},
  getCheckIn: { game: 'normalCheckIn' },
  getGiftBoards: {},
  listCoinMovements: {},
} as const satisfies Partial<Record<keyof typeof operations, Record<string, string>>>

export type CallId = keyof typeof calls
export const callIds = Object.keys(calls).filter((id): id is CallId => id in calls)

export const paramsOf = (id: CallId): Readonly<Record<string, string>> => calls[id]
export const pathOf = (id: CallId) =>
  operations[id].path.replace(/\{(\w+)\}/g, (_, name: string) => paramsOf(id)[name] ?? '')

/**
 * Kinds of measured servers. `app` is the whole API. `handler` is the handler of an operation behind a route that finds
 * the member by token. `statements` only sends the SQL of the operation and a constant response, to measure the upper
 * limit.
 */
export const kinds = ['app', 'handler', 'statements'] as const
export type Kind = (typeof kinds)[number]

export type Target = {
  origin: string
  headers: Record<string, string>
  /** CPU time of the process so far in microseconds. */
  cpuTime: () => Promise<number>
  /** Resident memory of the idle process in bytes. */
  memory: () => Promise<number>
  stop: () => void
}

/** @param cwd folder of another checkout of the project, whose server is started */
export async function startTarget(
  kind: Kind,
  databaseUrl: string,
  { token, cwd }: { token: string; cwd?: string },
): Promise<Target> {
  // Discard the log output. The server still writes its log lines as in production, so the measurement includes their
  // cost.
  const child = spawn(
    process.execPath,
    ['--expose-gc', '--disable-warning=ExperimentalWarning', 'scripts/bench/target.ts', kind],
    {
      ...(cwd && { cwd }),
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
      env: { PATH: process.env.PATH, NODE_ENV: 'production', DATABASE_URL: databaseUrl, TOKEN: token },
    },
  )
  const messages: unknown[] = await Promise.race([once(child, 'message'), once(child, 'exit')])
  if (child.exitCode !== null) throw new Error(`Server "${kind}" exited before it listened.`)
  return {
    origin: `http://127.0.0.1:${String(messages[0])}`,
    headers: { Authorization: `Bearer ${token}` },
    cpuTime: () => ask(child, 'cpuTime'),
    memory: () => ask(child, 'memory'),
    stop: () => child.kill(),
  }
}

async function ask(child: ChildProcess, figure: 'cpuTime' | 'memory'): Promise<number> {
  child.send(figure)
  const messages: unknown[] = await once(child, 'message')
  return Number(messages[0])
}
