// Starts three PostgreSQL nodes that Patroni keeps in step by etcd, and a HAProxy that hands on to the one that leads: Debian's
// packages patroni, etcd-server, haproxy and postgresql-15, on loopback.
import { spawn, spawnSync, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { chown, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { createConnection } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import * as z from 'zod/mini'
import { hasHaproxy, startHaproxy } from '#scripts/balancer.ts'
import { freePort } from '#scripts/freePort.ts'
import { owner } from '#scripts/postgres.ts'
import { cutPower } from './frozenPostgres.ts'

const binaries = '/usr/lib/postgresql/15/bin'
const runs = (program: string) => spawnSync(program, ['--version']).status === 0

/** Whether all that it needs is installed. */
export const hasPatroni = ['patroni', 'etcd', join(binaries, 'postgres')].every(runs) && hasHaproxy()

/** Seconds until a leader that says nothing is no longer one, between two looks, and for which Patroni asks etcd again. */
const times = { ttl: 20, loop_wait: 2, retry_timeout: 3 }
const nodeCount = 3
/** Until the nodes have made their copies of the first, or one has come back, on a machine with other work. */
const settledWithin = 120_000

const clusterMember = z.object({ name: z.string(), role: z.string(), state: z.string() })
const cluster = z.object({ members: z.array(clusterMember) })
type Member = z.infer<typeof clusterMember>
type Node = Awaited<ReturnType<typeof makeNode>>

/**
 * Returns once there is a leader, a standby that has each commit before it is acknowledged, and another.
 * @returns `url` is followed by `/` and a database, and leads to whoever leads
 */
export async function startPatroniCluster() {
  const folder = await mkdtemp(join(tmpdir(), 'hub-patroni-'))
  await give(folder)
  const etcd = await startEtcd(folder)
  const nodes = await Promise.all(
    Array.from({ length: nodeCount }, (_, index) => makeNode(folder, `node-${index}`, etcd.address)),
  )
  for (const node of nodes) node.start()
  const port = await freePort()

  /** Whoever answers of the nodes tells of all. */
  async function members(): Promise<Member[]> {
    for (const { rest } of nodes) {
      const answer = await fetch(`${rest}/cluster`).catch(() => undefined)
      if (answer?.ok) return cluster.parse(await answer.json()).members
    }
    return []
  }
  const nodeOf = (role: string) => async () => {
    const name = (await members()).find((member) => member.role === role)?.name
    return nodes.find((node) => node.name === name)
  }
  const leader = nodeOf('leader')
  const settled = () =>
    until('the nodes are in step', async () => {
      const all = await members()
      const isUp = ({ role, state }: Member) => role === 'leader' || ['running', 'streaming'].includes(state)
      return all.length === nodeCount && all.every(isUp) && (await nodeOf('sync_standby')()) && leader()
    })

  await settled()
  const stopBalancer = await startHaproxy(folder, configurationOf(port, nodes), () => handsOn(port))
  return {
    url: `postgres://hub@127.0.0.1:${port}`,
    settled,
    /** @returns whoever leads now, once it is not the one of that name */
    leaderAfter: (name: string) =>
      until('another node leads', async () => {
        const node = await leader()
        return node?.name === name ? undefined : node
      }),
    /** Has another take the leader's place, in good order, by Patroni's own call. */
    switchOver: async (from: Node) => {
      const body = JSON.stringify({ leader: from.name })
      const answer = await fetch(`${from.rest}/switchover`, { method: 'POST', body })
      if (!answer.ok) throw new Error(`Patroni does not switch over: ${await answer.text()}`)
    },
    stop: async () => {
      await stopBalancer()
      for (const node of nodes) await node.cutPower()
      await etcd.stop()
      await rm(folder, { recursive: true, force: true })
    },
  }
}

async function startEtcd(folder: string) {
  const address = `http://127.0.0.1:${await freePort()}`
  const peers = `http://127.0.0.1:${await freePort()}`
  const options = {
    name: 'one',
    'data-dir': join(folder, 'etcd'),
    'listen-client-urls': address,
    'advertise-client-urls': address,
    'listen-peer-urls': peers,
    'initial-advertise-peer-urls': peers,
    'initial-cluster': `one=${peers}`,
  }
  const flags = Object.entries(options).map(([name, value]) => `--${name}=${value}`)
  const child = spawn('etcd', flags, { ...owner, stdio: 'ignore' })
  await until('etcd answers', async () => (await fetch(`${address}/health`).catch(() => undefined))?.ok)
  return {
    address,
    stop: async () => {
      child.kill('SIGKILL')
      await once(child, 'exit')
    },
  }
}

/** A machine with PostgreSQL and Patroni, which does not run yet. */
async function makeNode(folder: string, name: string, etcd: string) {
  const home = join(folder, name)
  await mkdir(home)
  await give(home)
  const [port, restPort] = [await freePort(), await freePort()]
  const data = join(home, 'data')
  const file = join(home, 'patroni.json')
  const rest = { address: `127.0.0.1:${restPort}` }
  const postgres = { address: `127.0.0.1:${port}` }
  const settings = {
    scope: 'hub',
    name,
    restapi: { listen: rest.address, connect_address: rest.address },
    etcd3: { url: etcd },
    bootstrap: {
      dcs: {
        ...times,
        // A commit is acknowledged once another node has it, and no other may take the leader's place.
        synchronous_mode: true,
        postgresql: { use_pg_rewind: true, parameters: { max_connections: 100 } },
      },
      initdb: [{ encoding: 'UTF8' }, { locale: 'C' }, 'data-checksums'],
    },
    postgresql: {
      listen: postgres.address,
      connect_address: postgres.address,
      data_dir: data,
      bin_dir: binaries,
      pgpass: join(home, 'pgpass'),
      authentication: {
        superuser: { username: 'hub', password: 'hub' },
        replication: { username: 'replicator', password: 'replicator' },
      },
      parameters: { unix_socket_directories: '' },
      pg_hba: ['host all all 127.0.0.1/32 trust', 'host replication all 127.0.0.1/32 trust'],
    },
  }
  // JSON is YAML as well.
  await writeFile(file, JSON.stringify(settings))
  let child: ChildProcess | undefined
  return {
    name,
    port,
    restPort,
    rest: `http://${rest.address}`,
    start: () => {
      child = spawn('patroni', [file], { ...owner, cwd: home, stdio: 'ignore' })
    },
    /** Ends all its processes at once, Patroni first: nobody of it says farewell. Nothing where it does not run. */
    cutPower: async () => {
      if (!child || child.exitCode !== null || child.signalCode !== null) return
      const ended = once(child, 'exit')
      child.kill('SIGKILL')
      const pid = Number(
        (await readFile(join(data, 'postmaster.pid'), 'utf8').catch(() => '')).split('\n')[0],
      )
      if (pid) cutPower(pid)
      await ended
    },
  }
}

/** Patroni answers 200 at /primary of the node that leads alone; connections to one that leads no longer are cut. */
const configurationOf = (port: number, nodes: readonly Node[]) => `
defaults
  mode tcp
  timeout connect 2s
  timeout client 1h
  timeout server 1h
  timeout check 2s

listen leader
  bind 127.0.0.1:${port}
  option httpchk GET /primary
  http-check expect status 200
  default-server check inter 1s fall 2 rise 1 on-marked-down shutdown-sessions
${nodes.map((node) => `  server ${node.name} 127.0.0.1:${node.port} check port ${node.restPort}`).join('\n')}
`

/** Whether what is behind the port keeps a connection open: without a leader HAProxy ends each at once. */
async function handsOn(port: number) {
  const socket = createConnection(port, '127.0.0.1')
  // PostgreSQL answers a question for TLS by one letter.
  socket.write(Buffer.from([0, 0, 0, 8, 4, 210, 22, 47]))
  const answer = await Promise.race([once(socket, 'data'), once(socket, 'close')]).catch(() => [])
  socket.destroy()
  return Buffer.isBuffer(answer[0])
}

async function until<T>(condition: string, look: () => Promise<T | undefined | false>): Promise<T> {
  for (const began = performance.now(); performance.now() - began < settledWithin; await pause(200)) {
    const outcome = await look()
    if (outcome) return outcome
  }
  throw new Error(`Waited for ${settledWithin / 1_000} s until ${condition}.`)
}

async function give(folder: string) {
  if (owner.uid !== undefined) await chown(folder, owner.uid, owner.gid)
}
