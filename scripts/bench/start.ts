// Measures how long `npm start` takes if the code has not changed since the last build.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from '../freePort.ts'
import { median, type Row } from './table.ts'

const rounds = 5
/** Goal in seconds. */
const goal = 4

export async function startTimes(): Promise<Row[]> {
  const folder = await mkdtemp(join(tmpdir(), 'hub-start-'))
  const load = loadavg()[0] ?? NaN
  const seconds: number[] = []
  try {
    // Builds if necessary and creates the database.
    await startOnce(folder)
    for (let round = 0; round < rounds; round += 1) seconds.push(await startOnce(folder))
  } finally {
    await rm(folder, { recursive: true })
  }
  const value = `${median(seconds).toFixed(2)} s (${Math.min(...seconds).toFixed(2)}–${Math.max(...seconds).toFixed(2)})`
  return [
    {
      part: `Second npm start, median of ${rounds}, at a load of ${load.toFixed(1)}`,
      label: 'until the hub is ready',
      value,
      goal: `≤ ${goal} s`,
      reached: median(seconds) <= goal,
    },
  ]
}

/** @returns the seconds until the hub printed its URL */
async function startOnce(folder: string): Promise<number> {
  const started = performance.now()
  const hub = spawn('npm', ['start'], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, DATA_FOLDER: folder, PORT: String(await freePort()) },
    // Create a process group to stop all processes, because npm starts the hub through a shell.
    detached: true,
  })
  let output = ''
  for await (const text of hub.stdout.setEncoding('utf8')) {
    output += String(text)
    if (output.includes('The hub is at')) break
  }
  const seconds = (performance.now() - started) / 1000
  if (!output.includes('The hub is at')) throw new Error(`The hub did not start:\n${output}`)
  const ended = once(hub, 'exit')
  if (hub.pid !== undefined) process.kill(-hub.pid)
  await ended
  return seconds
}
