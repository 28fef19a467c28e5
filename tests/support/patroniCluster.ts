// Starts three PostgreSQL nodes that Patroni replicates with etcd, and a HAProxy that routes to the leader. Requires
// Debian's packages patroni, etcd-server, haproxy and postgresql-15. Everything runs on loopback.
import { spawn, spawnSync, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { chown, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { createConnection } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import * as z from 'zod/mini'
import { hasHaproxy, startHaproxy } from '#scripts/loadBalancer.ts'
import { freePort } from '#scripts/freePort.ts'
import { owner } from '#scripts/postgres.ts'
import { cutPower } from './frozenPostgres.ts'

const binaries = '/usr/lib/postgresql/15/bin'
const runs = (program: string) => spawnSync(program, ['--version']).status === 0

/** True if all required programs are installed. */
export const hasPatroni = ['patroni', 'etcd', join(binaries, 'postgres')].every(runs) && hasHaproxy()

/**
 * Times in seconds: until an unresponsive leader loses its role (`ttl`), between two checks (`loop_wait`), and for
 * retries to reach etcd (`retry_timeout`).
 */
const times = { ttl: 20, loop_wait: 2, retry_timeout: 3 }
const nodeCount = 3
/** Timeout in ms for the nodes to clone the first node or to rejoin, on a busy host. */
const settledWithin = 120_000

const clusterMember = z.object({ name: z.string(), role: z.string(), state: z.string() })
const cluster = z.object({ members: z.array(clusterMember) })
type Member = z.infer<typeof clusterMember>
type Node = Awaited<ReturnType<typeof makeNode>>

/**
 * Resolves when the cluster has a leader, a synchronous standby and a second standby.
 * @returns `url`, which routes to the current leader; callers append `/` and the name of a database
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

  /** Reads the members of the cluster from the first node that responds. */
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
    until('the nodes are in sync', async () => {
      const all = await members()
      const isUp = ({ role, state }: Member) => role === 'leader' || ['running', 'streaming'].includes(state)
      return all.length === nodeCount && all.every(isUp) && (await nodeOf('sync_standby')()) && leader()
    })

  await settled()
  const stopBalancer = await startHaproxy(folder, configurationOf(port, nodes), () => handsOn(port))
  return {
    url: `postgres://hub@127.0.0.1:${port}`,
    settled,
    /** @returns the new leader, as soon as another node has this role */
    leaderAfter: (name: string) =>
      until('another node is the leader', async () => {
        const node = await leader()
        return node?.name === name ? undefined : node
      }),
    /** Switches over to another leader in a controlled way with Patroni's API. */
    switchOver: async (from: Node) => {
      const body = JSON.stringify({ leader: from.name })
      const answer = await fetch(`${from.rest}/switchover`, { method: 'POST', body })
      if (!answer.ok) throw new Error(`Patroni rejected the switchover: ${await answer.text()}`)
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
  await until('etcd responds', async () => (await fetch(`${address}/health`).catch(() => undefined))?.ok)
  return {
    address,
    stop: async () => {
      child.kill('SIGKILL')
      await once(child, 'exit')
    },
  }
}

/** Prepares a node with PostgreSQL and Patroni without starting it. */
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
        // Acknowledge a commit only after a standby has it; only that standby may become leader.
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
  // Write the configuration as JSON, which is valid YAML.
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
    /**
     * Kills all processes of the node immediately, Patroni first, without a clean shutdown. Has no effect if the node
     * is not running.
     */
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

/**
 * HAProxy configuration that routes to the node whose Patroni returns 200 for /primary; connections to a former leader
 * are closed.
 */
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

/** Checks whether the port keeps a connection open: without a leader HAProxy closes connections immediately. */
async function handsOn(port: number) {
  const socket = createConnection(port, '127.0.0.1')
  // PostgreSQL responds to an SSLRequest with one byte.
  socket.write(Buffer.from([0, 0, 0, 8, 4, 210, 22, 47]))
  const answer = await Promise.race([once(socket, 'data'), once(socket, 'close')]).catch(() => [])
  socket.destroy()
  return Buffer.isBuffer(answer[0])
}

async function until<T>(condition: string, look: () => Promise<T | undefined | false>): Promise<T> {
  for (const startedAt = performance.now(); performance.now() - startedAt < settledWithin; await pause(200)) {
    const outcome = await look()
    if (outcome) return outcome
  }
  throw new Error(`Waited for ${settledWithin / 1_000} s until ${condition}.`)
}

async function give(folder: string) {
  if (owner.uid !== undefined) await chown(folder, owner.uid, owner.gid)
}
