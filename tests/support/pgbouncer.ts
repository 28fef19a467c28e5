// A real PgBouncer on loopback, from Debian's package pgbouncer, in transaction mode: who speaks by it has another connection of
// PostgreSQL with each transaction.
import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { chown, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from '#scripts/freePort.ts'
import { owner } from '#scripts/postgres.ts'

// Where Debian has it, which is not on everybody's path.
const command = ['pgbouncer', '/usr/sbin/pgbouncer'].find(
  (name) => spawnSync(name, ['--version']).status === 0,
)

/** Whether there is one to test against; CI has it installed (`.ci/run`). */
export const hasPgbouncer = command !== undefined
if (!hasPgbouncer) console.warn('Tests of PgBouncer are left out: they need Debian’s package pgbouncer.')

/**
 * @param postgresUrl of a PostgreSQL on this machine that lets everybody in
 * @param settings of its own, such as `default_pool_size`
 * @returns its address, to be followed by `/` and a database, and how to end it
 */
export async function startPgbouncer(postgresUrl: string, settings: Record<string, string | number> = {}) {
  if (!command) throw new Error('There is no PgBouncer: install Debian’s package pgbouncer.')
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
    // Of each database; PostgreSQL has three hundred for all that are being tested.
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
  const ended = once(server, 'exit').then(() => Promise.reject(new Error('PgBouncer ended as it started.')))
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
