// A real Valkey or Redis on loopback, from Debian's package redis-server, that can be killed, frozen and started again.
import { spawn, spawnSync, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { createClient } from '@redis/client'
import { vi } from 'vitest'
import { freePort } from '#scripts/freePort.ts'

const command = ['valkey-server', 'redis-server'].find((name) => spawnSync(name, ['--version']).status === 0)

/** Whether there is one to test against; CI has it installed (`.ci/run`). */
export const hasValkey = command !== undefined
if (!hasValkey) console.warn('Tests of Valkey are left out: they need Debian’s package redis-server.')

/** To be stopped by whoever started it. @param settings of its own, such as `--requirepass` and a password */
export async function startValkey(...settings: string[]) {
  const port = await freePort()
  const url = `redis://127.0.0.1:${port}`
  const client = createClient({ url, socket: { reconnectStrategy: 50 } })
  // It is killed on purpose.
  client.on('error', () => {})
  let server: ChildProcess | undefined

  const start = () => {
    if (!command) throw new Error('There is no Valkey.')
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
    /** Another's connection to it. */
    client,
    /** At once, as a power cut would: what it has counted is gone. */
    kill,
    /** In its old place, and empty. */
    start: async () => {
      start()
      await vi.waitFor(() => client.ping(), { timeout: 20_000 })
    },
    /** It takes connections and questions, and answers none. */
    freeze: () => server?.kill('SIGSTOP'),
    thaw: () => server?.kill('SIGCONT'),
    stop: async () => {
      client.destroy()
      await kill()
    },
  }
}
