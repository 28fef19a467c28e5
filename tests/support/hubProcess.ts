// Starts the complete hub with its built pages in a separate process, for tests that attack it over HTTP and read its
// log.
import { spawn, type SpawnOptions } from 'node:child_process'
import { once } from 'node:events'
import { chown, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { vi } from 'vitest'
import { freePort } from '#scripts/freePort.ts'
import { freshDatabase } from './database.ts'
import { programOf } from './programOf.ts'

/** Command that runs the project's server with the Node version of the test. */
const ownServer = { program: programOf('api/main.ts'), node: process.execPath }

type Program = typeof ownServer & Pick<SpawnOptions, 'cwd' | 'uid' | 'gid'>

/** User id for programs that must not write; it is not root, because root can write to read-only files. */
export const unprivileged = process.getuid?.() === 0 ? { uid: 65_534, gid: 65_534 } : {}

export type HubProcess = Awaited<ReturnType<typeof startHubProcess>>

/** Production configuration: emails and files are sent to unreachable addresses. */
export const forReal = {
  STAND_INS: 'off',
  HUB_URL: 'https://hub.example.com',
  SMTP_URL: 'smtp://127.0.0.1:1',
  S3_URL: 'http://127.0.0.1:1/bucket',
  S3_ACCESS_KEY_ID: 'nobody',
  S3_SECRET_ACCESS_KEY: 'nothing',
}

/**
 * Starts the hub with a separate PostgreSQL database and returns when the hub listens. Requires a build.
 * @param environment additional environment variables
 * @param flags Node options, such as `--max-old-space-size=256`
 * @param started program to run instead of the project's server, and its user
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
      if (child.exitCode !== null) throw new Error(`Hub exited before it listened:\n${output}`)
      await fetch(`${origin}/health`)
    },
    { timeout: 240_000 },
  )
  return {
    origin,
    databaseUrl,
    pid: child.pid ?? 0,
    /** Returns the output of the process so far. */
    said: () => output,
    /** Measures the growth of the resident memory (RSS) up to its peak while the work runs, in MiB. */
    grewBy: async (work: () => Promise<unknown>) => {
      const memory = async (name: string) => {
        const status = await readFile(`/proc/${child.pid}/status`, 'utf8')
        return Number(new RegExp(`^${name}:\\s+(\\d+) kB$`, 'm').exec(status)?.[1]) / 1024
      }
      const before = await memory('VmRSS')
      // Reset the peak value that the kernel records.
      await writeFile(`/proc/${child.pid}/clear_refs`, '5')
      await work()
      return { before, growth: (await memory('VmHWM')) - before }
    },
    isAlive: () => child.exitCode === null && child.signalCode === null,
    signal: (name: NodeJS.Signals) => child.kill(name),
    exitCode: () => child.exitCode,
    /** Stops the process. @returns the lines of its output */
    stop: async () => {
      child.kill('SIGTERM')
      await exit
      await rm(folder, { recursive: true, force: true })
      return output.split('\n').filter(Boolean)
    },
  }
}
