// Starts a real HAProxy in front of several servers, from Debian's package haproxy.
import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { freePort } from './freePort.ts'

/** How often it asks a server whether it is ready, in milliseconds, and how many answers take it out. */
const check = { every: 1_000, fall: 2 }

/** What `DRAIN_SECONDS` has to be behind it: it may just have asked, and a busy machine asks late. */
export const drainSeconds = (check.every * (check.fall + 1)) / 1_000 + 2

/** Whether there is one on this machine. */
export const hasHaproxy = () => spawnSync('haproxy', ['-v']).status === 0

/**
 * Returns once it hands on what it is asked.
 * @param folder for its configuration
 * @param ports of the servers
 */
export async function startBalancer(folder: string, ports: readonly number[]) {
  const port = await freePort()
  const origin = `http://localhost:${port}`
  const isUp = async () => (await fetch(`${origin}/ready`).catch(() => undefined))?.ok ?? false
  return { origin, stop: await startHaproxy(folder, configurationOf(port, ports), isUp) }
}

/**
 * Returns once it is up.
 * @param folder for its configuration
 * @returns how to end it
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

// It tries nothing twice: what it could mend unseen is to be seen here.
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
