// Sums CPU time and memory of processes from Linux's /proc. Processes that are killed during the measurement are
// included.
import { readdir, readFile } from 'node:fs/promises'
import { setTimeout as pause } from 'node:timers/promises'

/** Process ids of each part of the hub. For PostgreSQL the id of the parent process is enough. */
export type Parts = Record<string, () => (number | undefined)[]>

export type Use = { processorSeconds: number; mebibytes: number }

const ticksPerSecond = 100
const every = 250

/** @returns the CPU time of each part since the start or the last call of `take`, and the peak memory of each part */
export function startMeter(parts: Parts) {
  const over = new AbortController()
  const ticksByPid = new Map<number, number>()
  const used = new Map<string, Use>()

  async function look() {
    const all = await everyProcess()
    for (const [part, pidsOf] of Object.entries(parts)) {
      const roots = pidsOf()
      const partProcesses = all.filter(({ pid, parent }) => roots.includes(pid) || roots.includes(parent))
      const use = used.get(part) ?? { processorSeconds: 0, mebibytes: 0 }
      for (const { pid, ticks } of partProcesses) {
        use.processorSeconds += Math.max(0, ticks - (ticksByPid.get(pid) ?? ticks)) / ticksPerSecond
        ticksByPid.set(pid, ticks)
      }
      const mebibytes = partProcesses.reduce((sum, entry) => sum + entry.mebibytes, 0)
      used.set(part, { ...use, mebibytes: Math.max(use.mebibytes, mebibytes) })
    }
  }
  async function run() {
    while (!over.signal.aborted) {
      await look()
      await pause(every)
    }
  }
  const running = run()
  return {
    take: async (): Promise<Map<string, Use>> => {
      await look()
      const usage = new Map(used)
      used.clear()
      return usage
    },
    stop: async () => {
      over.abort()
      await running
    },
  }
}

async function everyProcess() {
  const names = (await readdir('/proc')).filter((name) => /^\d+$/.test(name))
  const read = await Promise.all(names.map(processOf))
  return read.filter((entry) => entry !== undefined)
}

/** @returns the statistics of a process; `undefined` if the process has ended */
async function processOf(name: string) {
  const stat = await readFile(`/proc/${name}/stat`, 'utf8').catch(() => '')
  const [, parent, ...fields] = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
  if (parent === undefined) return undefined
  const smaps = await readFile(`/proc/${name}/smaps_rollup`, 'utf8').catch(() => '')
  return {
    pid: Number(name),
    parent: Number(parent),
    ticks: Number(fields[9]) + Number(fields[10]),
    // Use the proportional set size, because PostgreSQL's processes share memory.
    mebibytes: Number(/^Pss:\s+(\d+) kB$/m.exec(smaps)?.[1] ?? 0) / 1_024,
  }
}
