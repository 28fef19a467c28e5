// Reads the resident memory of a process in MiB, from Linux's /proc.
import { readFile } from 'node:fs/promises'

export async function residentMemory(pid: number): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8')
  return Number(/^VmRSS:\s+(\d+) kB$/m.exec(status)?.[1] ?? 0) / 1_024
}
