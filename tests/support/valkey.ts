// Starts a real Valkey or Redis on loopback that tests can kill, freeze and restart. Requires Debian's package
// redis-server.
import { spawn, spawnSync, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { createClient } from '@redis/client'
import { vi } from 'vitest'
import { freePort } from '#scripts/freePort.ts'

const command = ['valkey-server', 'redis-server'].find((name) => spawnSync(name, ['--version']).status === 0)

/** True if Valkey or Redis is installed; CI installs it (`.ci/run`). */
export const hasValkey = command !== undefined
if (!hasValkey) console.warn('Tests of Valkey are skipped: install the Debian package redis-server.')

/**
 * Starts a server, which callers must stop.
 * @param settings additional options, such as `--requirepass` with a password
 */
export async function startValkey(...settings: string[]) {
  const port = await freePort()
  const url = `redis://127.0.0.1:${port}`
  const client = createClient({ url, socket: { reconnectStrategy: 50 } })
  // Ignore errors, because tests kill the server.
  client.on('error', () => {})
  let server: ChildProcess | undefined

  const start = () => {
    if (!command) throw new Error('Valkey not found.')
    const baseSettings = ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--dir', '/tmp']
    server = spawn(command, [...baseSettings, ...settings], { stdio: 'ignore' })
  }
  const kill = async () => {
    if (!server || server.exitCode !== null || server.signalCode !== null) return
    const exit = once(server, 'exit')
    server.kill('SIGKILL')
    await exit
  }

  start()
  await client.connect()
  return {
    url,
    port,
    /** Connection for the queries of the test; the hub opens separate connections. */
    client,
    /** Kills the server immediately, like a power failure: its counters are lost. */
    kill,
    /** Restarts the server on the same port without data. */
    start: async () => {
      start()
      await vi.waitFor(() => client.ping(), { timeout: 120_000 })
    },
    /** Freezes the server: it accepts connections and commands but does not respond. */
    freeze: () => server?.kill('SIGSTOP'),
    thaw: () => server?.kill('SIGCONT'),
    stop: async () => {
      client.destroy()
      await kill()
    },
  }
}
