// Starts a PostgreSQL whose WAL is archived by pgBackRest with `deploy/pgbackrest.conf`. Requires Debian's packages
// pgbackrest and postgresql-15.
import { execFile, spawn, spawnSync, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { chown, cp, mkdir, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { promisify } from 'node:util'
import { freePort } from '#scripts/freePort.ts'
import { owner } from '#scripts/postgres.ts'
import { queryRows } from './database.ts'
import { cutPower } from './frozenPostgres.ts'
import { valueAt } from '#shared/unknown.ts'

const run = promisify(execFile)
const binaries = '/usr/lib/postgresql/15/bin'

/** True if all required programs are installed. */
export const hasPgbackrest =
  spawnSync('pgbackrest', ['version']).status === 0 &&
  spawnSync(join(binaries, 'postgres'), ['--version']).status === 0

const settings = ['archive_mode=on', 'archive_command=pgbackrest --stanza=hub archive-push %p']

/** @returns `url`, to which callers append `/` and the name of a database */
export async function startArchivedPostgres() {
  const folder = await mkdtemp(join(tmpdir(), 'hub-pgbackrest-'))
  const [data, config, port] = [join(folder, 'data'), join(folder, 'pgbackrest.conf'), await freePort()]
  await cp('deploy/pgbackrest.conf', config)
  for (const name of ['repository', 'log', 'lock', 'spool']) await mkdir(join(folder, name))
  for (const name of ['', 'repository', 'log', 'lock', 'spool', 'pgbackrest.conf'])
    if (owner.uid !== undefined) await chown(join(folder, name), owner.uid, owner.gid)
  // Pass local paths in environment variables, which override the paths of the configuration file.
  const env = {
    ...process.env,
    PGBACKREST_CONFIG: config,
    PGBACKREST_REPO1_PATH: join(folder, 'repository'),
    PGBACKREST_REPO1_CIPHER_PASS: 'a secret of a test',
    PGBACKREST_LOG_PATH: join(folder, 'log'),
    PGBACKREST_LOCK_PATH: join(folder, 'lock'),
    PGBACKREST_SPOOL_PATH: join(folder, 'spool'),
    PGBACKREST_PG1_PATH: data,
    PGBACKREST_PG1_PORT: String(port),
    PGBACKREST_PG1_SOCKET_PATH: folder,
    PGBACKREST_PG1_USER: 'hub',
    PGBACKREST_PG1_DATABASE: 'postgres',
  }
  const by = { ...owner, env, cwd: folder }
  await run(
    join(binaries, 'initdb'),
    ['-D', data, '-U', 'hub', '-A', 'trust', '-E', 'UTF8', '--locale=C'],
    by,
  )
  const url = `postgres://hub@127.0.0.1:${port}`
  let server: ChildProcess

  const start = async () => {
    const listens = [`port=${port}`, 'listen_addresses=127.0.0.1', `unix_socket_directories=${folder}`]
    const options = [...listens, ...settings].flatMap((option) => ['-c', option])
    server = spawn(join(binaries, 'postgres'), ['-D', data, ...options], { ...by, stdio: 'ignore' })
    for (;;) {
      if (server.exitCode !== null) throw new Error(`PostgreSQL exited with status ${server.exitCode}.`)
      const rows = await queryRows(`${url}/postgres`, 'select pg_is_in_recovery() as "isRecovering"').catch(
        () => [],
      )
      if (rows.some((row) => valueAt(row, 'isRecovering') === false)) return
      await pause(100)
    }
  }
  const halt = async () => {
    const ended = once(server, 'exit')
    server.kill('SIGINT')
    await ended
  }
  await start()
  return {
    url,
    start,
    halt,
    /** Kills the server without a clean shutdown and deletes its data. */
    loseDisk: async () => {
      const ended = once(server, 'exit')
      cutPower(server.pid ?? 0)
      await ended
      await rm(data, { recursive: true })
      await mkdir(data, { mode: 0o700 })
      if (owner.uid !== undefined) await chown(data, owner.uid, owner.gid)
    },
    /** Runs pgBackRest. @throws an Error with its output if pgBackRest fails */
    pgbackrest: (...args: string[]) => run('pgbackrest', ['--stanza=hub', ...args], by),
    stop: async () => {
      await halt()
      await rm(folder, { recursive: true, force: true })
    },
  }
}
