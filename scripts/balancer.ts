// Starts a real HAProxy from Debian's package haproxy in front of several servers.
import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { freePort } from './freePort.ts'

/** Interval of health checks in milliseconds, and the number of failed checks that removes a server. */
const check = { every: 1_000, fall: 2 }

/** Minimum `DRAIN_SECONDS` of a server: a check may just have passed, and checks are late on a busy host. */
export const drainSeconds = (check.every * (check.fall + 1)) / 1_000 + 2

/** True if HAProxy is installed. */
export const hasHaproxy = () => spawnSync('haproxy', ['-v']).status === 0

/**
 * Resolves when HAProxy forwards requests to a server.
 * @param folder the folder for its configuration
 * @param ports the ports of the servers
 */
export async function startBalancer(folder: string, ports: readonly number[]) {
  const port = await freePort()
  const origin = `http://localhost:${port}`
  const isUp = async () => (await fetch(`${origin}/ready`).catch(() => undefined))?.ok ?? false
  return { origin, stop: await startHaproxy(folder, configurationOf(port, ports), isUp) }
}

/**
 * Resolves when HAProxy is up.
 * @param folder the folder for its configuration
 * @returns a function that stops it
 */
export async function startHaproxy(folder: string, configuration: string, isUp: () => Promise<boolean>) {
  if (!hasHaproxy()) throw new Error('This needs Debian’s package haproxy.')
  const file = join(folder, 'haproxy.cfg')
  await writeFile(file, configuration)
  const child = spawn('haproxy', ['-db', '-f', file], { stdio: ['ignore', 'ignore', 'inherit'] })
  const ended = once(child, 'exit')
  while (!(await isUp())) {
    if (child.exitCode !== null) throw new Error('HAProxy ended before it listened.')
    await pause(100)
  }
  return async () => {
    child.kill('SIGTERM')
    await ended
  }
}

// No retries: they would hide failures from the tests.
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
