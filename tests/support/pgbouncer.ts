// Starts a real PgBouncer on loopback in transaction mode: each transaction may use a different PostgreSQL connection.
// Requires Debian's package pgbouncer.
import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { chown, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from '#scripts/freePort.ts'
import { owner } from '#scripts/postgres.ts'

// Debian installs PgBouncer in /usr/sbin, which is not in the PATH of every user.
const command = ['pgbouncer', '/usr/sbin/pgbouncer'].find(
  (name) => spawnSync(name, ['--version']).status === 0,
)

/** True if PgBouncer is installed; CI installs it (`.ci/run`). */
export const hasPgbouncer = command !== undefined
if (!hasPgbouncer) console.warn('Tests of PgBouncer are skipped: install the Debian package pgbouncer.')

/**
 * @param postgresUrl URL of a local PostgreSQL that trusts all users
 * @param settings override settings, such as `default_pool_size`
 * @returns the URL of PgBouncer, to which callers append `/` and a database, and a function that stops it
 */
export async function startPgbouncer(postgresUrl: string, settings: Record<string, string | number> = {}) {
  if (!command) throw new Error('PgBouncer not found: install the Debian package pgbouncer.')
  const folder = await mkdtemp(join(tmpdir(), 'hub-pgbouncer-'))
  if (owner.uid !== undefined) await chown(folder, owner.uid, owner.gid)
  const [port, users, file] = [await freePort(), join(folder, 'users'), join(folder, 'pgbouncer.ini')]
  const { hostname, port: postgresPort } = new URL(postgresUrl)
  const all = {
    listen_addr: '127.0.0.1',
    listen_port: port,
    unix_socket_dir: '',
    auth_type: 'trust',
    auth_file: users,
    pool_mode: 'transaction',
    max_client_conn: 1_000,
    // Limit of connections per database; PostgreSQL allows 300 connections for all tests together.
    default_pool_size: 40,
    server_idle_timeout: 2,
    server_login_retry: 1,
    ...settings,
  }
  const lines = Object.entries(all).map(([name, value]) => `${name} = ${value}`)
  await writeFile(users, '"hub" ""\n"guest" ""\n')
  await writeFile(
    file,
    ['[databases]', `* = host=${hostname} port=${postgresPort}`, '[pgbouncer]', ...lines, ''].join('\n'),
  )
  const server = spawn(command, [file], { ...owner, stdio: ['ignore', 'ignore', 'pipe'] })
  const { promise: up, resolve: isUp } = Promise.withResolvers<void>()
  server.stderr.on('data', (chunk: Buffer) => {
    if (chunk.includes('process up')) isUp()
  })
  const ended = once(server, 'exit').then(() =>
    Promise.reject(new Error('PgBouncer exited during its start.')),
  )
  await Promise.race([up, ended])
  ended.catch(() => {})
  return {
    url: `postgres://hub@127.0.0.1:${port}`,
    stop: async () => {
      if (server.exitCode === null) {
        server.kill('SIGTERM')
        await once(server, 'exit')
      }
      await rm(folder, { recursive: true })
    },
  }
}
