// Adds up what processes use of the machine, also those that are killed meanwhile, as Linux counts it.
import { readdir, readFile } from 'node:fs/promises'
import { setTimeout as pause } from 'node:timers/promises'

/** The processes of each part of a hub; PostgreSQL's is the one that all others of it come from. */
export type Parts = Record<string, () => (number | undefined)[]>

export type Use = { processorSeconds: number; mebibytes: number }

const ticksPerSecond = 100
const every = 250

/** @returns what each part has used since the start or since this was last asked, and its memory at most */
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

/** @returns `undefined` for one that has ended meanwhile */
async function processOf(name: string) {
  const stat = await readFile(`/proc/${name}/stat`, 'utf8').catch(() => '')
  const [, parent, ...fields] = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
  if (parent === undefined) return undefined
  const smaps = await readFile(`/proc/${name}/smaps_rollup`, 'utf8').catch(() => '')
  return {
    pid: Number(name),
    parent: Number(parent),
    ticks: Number(fields[9]) + Number(fields[10]),
    // What is shared counts in part: PostgreSQL's processes have one memory together.
    mebibytes: Number(/^Pss:\s+(\d+) kB$/m.exec(smaps)?.[1] ?? 0) / 1_024,
  }
}
