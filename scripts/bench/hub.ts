// Starts the built hub with a separate embedded database and sample members.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { samplePassword } from '#api/samples/accounts.ts'
import { valueAt } from '#shared/unknown.ts'
import { freePort } from '../freePort.ts'

export const sampleAccount = 'sprout@example.com'

type Options = { account?: string; databaseUrl?: string; folder?: string }

/**
 * @param options `databaseUrl` selects PostgreSQL; `folder` is another built checkout of the project
 * @returns the origin of the hub, a member's token, and a function that stops the hub and removes its data
 */
export async function startHub({ account = sampleAccount, databaseUrl, folder = '.' }: Options = {}) {
  const data = await mkdtemp(join(tmpdir(), 'hub-bench-'))
  const port = await freePort()
  const origin = `http://localhost:${port}`
  const settings = {
    PORT: String(port),
    DATA_FOLDER: data,
    LOG_LEVEL: 'error',
    // Create sample members, but no simulated activity in the background.
    STAND_INS: 'on',
    SAMPLES: 'still',
    ...(databaseUrl && { DATABASE_URL: databaseUrl }),
  }
  const server = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', 'api/main.ts'], {
    cwd: folder,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { PATH: process.env.PATH, NODE_ENV: 'production', ...settings },
  })
  const stop = async () => {
    const ended = once(server, 'exit')
    if (server.kill()) await ended
    await rm(data, { recursive: true })
  }
  try {
    while (!(await fetch(`${origin}/health`).catch(() => null))?.ok) {
      if (server.exitCode !== null)
        throw new Error(`Hub exited with status ${server.exitCode} before it listened.`)
      await pause(100)
    }
    return { origin, stop, token: await signIn(origin, account) }
  } catch (error) {
    await stop()
    throw error
  }
}

async function signIn(origin: string, account: string): Promise<string> {
  const response = await fetch(`${origin}/api/station/user/login`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ account, password: samplePassword }),
  })
  const token = valueAt(await response.json(), 'data', 'token')
  if (typeof token !== 'string')
    throw new Error(`The sample member could not sign in: HTTP ${response.status}.`)
  return token
}
