// The whole hub in a process of its own, with its built pages, for tests that attack it from outside and read its log.
import { spawn, type SpawnOptions } from 'node:child_process'
import { once } from 'node:events'
import { chown, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { vi } from 'vitest'
import { freePort } from '#scripts/freePort.ts'
import { freshDatabase } from './database.ts'
import { programOf } from './programOf.ts'

/** The project's own server, by the Node that runs the test. */
const ownServer = { program: programOf('api/main.ts'), node: process.execPath }

type Program = typeof ownServer & Pick<SpawnOptions, 'cwd' | 'uid' | 'gid'>

/** Whom a program is run as that may change nothing: root may write whatever is read-only. */
export const nobody = process.getuid?.() === 0 ? { uid: 65_534, gid: 65_534 } : {}

export type HubProcess = Awaited<ReturnType<typeof startHubProcess>>

/** What makes it a hub for real people, as far as its configuration goes: what it would send or store goes nowhere. */
export const forReal = {
  STAND_INS: 'off',
  HUB_URL: 'https://hub.example.com',
  SMTP_URL: 'smtp://127.0.0.1:1',
  S3_URL: 'http://127.0.0.1:1/bucket',
  S3_ACCESS_KEY_ID: 'nobody',
  S3_SECRET_ACCESS_KEY: 'nothing',
}

/**
 * Starts one on a database of its own, in PostgreSQL, and returns once it listens. Needs a build.
 * @param environment what it is told besides
 * @param flags Node's own, such as `--max-old-space-size=256`
 * @param started what is run instead of the project's own server, and by whom
 */
export async function startHubProcess(
  environment: Record<string, string> = {},
  flags: string[] = [],
  { program, node, ...by }: Program = ownServer,
) {
  const folder = await mkdtemp(join(tmpdir(), 'hub-hostile-'))
  if (by.uid !== undefined && by.gid !== undefined) await chown(folder, by.uid, by.gid)
  const port = await freePort()
  const databaseUrl = await freshDatabase()
  const child = spawn(node, ['--disable-warning=ExperimentalWarning', ...flags, program], {
    ...by,
    stdio: 'pipe',
    env: {
      ...process.env,
      PORT: String(port),
      HOST: '127.0.0.1',
      DATABASE_URL: databaseUrl,
      DATA_FOLDER: folder,
      STAND_INS: 'on',
      ...environment,
    },
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (text: Buffer) => (output += text.toString()))
  const exit = once(child, 'close')
  const origin = `http://127.0.0.1:${port}`
  await vi.waitFor(
    async () => {
      if (child.exitCode !== null) throw new Error(`The hub ended before it listened:\n${output}`)
      await fetch(`${origin}/health`)
    },
    { timeout: 50_000 },
  )
  return {
    origin,
    databaseUrl,
    pid: child.pid ?? 0,
    /** What it has printed so far. */
    said: () => output,
    /** MiB that its memory grew by at most while that was done, as Linux counts what is resident. */
    grewBy: async (work: () => Promise<unknown>) => {
      const memory = async (name: string) => {
        const status = await readFile(`/proc/${child.pid}/status`, 'utf8')
        return Number(new RegExp(`^${name}:\\s+(\\d+) kB$`, 'm').exec(status)?.[1]) / 1024
      }
      const before = await memory('VmRSS')
      // Has the peak begin anew.
      await writeFile(`/proc/${child.pid}/clear_refs`, '5')
      await work()
      return { before, growth: (await memory('VmHWM')) - before }
    },
    /** Whether it has not died of what it was asked. */
    isAlive: () => child.exitCode === null && child.signalCode === null,
    signal: (name: NodeJS.Signals) => child.kill(name),
    exitCode: () => child.exitCode,
    /** Ends it. @returns the lines of all that it has printed */
    stop: async () => {
      child.kill('SIGTERM')
      await exit
      await rm(folder, { recursive: true, force: true })
      return output.split('\n').filter(Boolean)
    },
  }
}
