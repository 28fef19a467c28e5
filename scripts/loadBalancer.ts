// Starts a real HAProxy in front of several servers; it comes from the Debian package `haproxy`.
import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { freePort } from './freePort.ts'

/**
 * Interval of health checks in milliseconds, and number of failed checks after which a server gets no more requests.
 */
const check = { every: 1_000, fall: 2 }

/**
 * Minimum of `DRAIN_SECONDS` for a server. It allows for a check that passed just before the shutdown, and for the
 * delay of checks on a busy host.
 */
export const drainSeconds = (check.every * (check.fall + 1)) / 1_000 + 2

export const hasHaproxy = () => spawnSync('haproxy', ['-v']).status === 0

/**
 * Resolves when HAProxy forwards requests to a server.
 * @param folder the folder for its configuration
 * @param ports the ports of the servers
 */
export async function startLoadBalancer(folder: string, ports: readonly number[]) {
  const port = await freePort()
  const origin = `http://localhost:${port}`
  const isUp = async () => (await fetch(`${origin}/ready`).catch(() => undefined))?.ok ?? false
  return { origin, stop: await startHaproxy(folder, configurationOf(port, ports), isUp) }
}

/**
 * Starts HAProxy and resolves when it runs.
 * @param folder the folder for its configuration
 * @returns a function that stops HAProxy
 */
export async function startHaproxy(folder: string, configuration: string, isUp: () => Promise<boolean>) {
  if (!hasHaproxy()) throw new Error('HAProxy not found: install the package haproxy.')
  const file = join(folder, 'haproxy.cfg')
  await writeFile(file, configuration)
  const child = spawn('haproxy', ['-db', '-f', file], { stdio: ['ignore', 'ignore', 'inherit'] })
  const ended = once(child, 'exit')
  while (!(await isUp())) {
    if (child.exitCode !== null) throw new Error('HAProxy exited before it listened.')
    await pause(100)
  }
  return async () => {
    child.kill('SIGTERM')
    await ended
  }
}

// Disable retries, because they would hide failures from the tests.
const configurationOf = (port: number, ports: readonly number[]) => `
defaults
  mode http
  retries 0
  option forwardfor
  timeout connect 5s
  timeout client 60s
  timeout http-keep-alive 60s
  timeout server 60s
  timeout check 5s

listen hub
  bind 127.0.0.1:${port}
  balance roundrobin
  http-reuse always
  option httpchk GET /ready
  http-check expect status 200
  default-server check inter ${check.every}ms fall ${check.fall} rise 1
${ports.map((each) => `  server web-${each} 127.0.0.1:${each}`).join('\n')}
`
