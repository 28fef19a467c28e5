// Freezes a PostgreSQL of a test's own: its connections stay open and are taken, and nobody is answered, as when a machine stands
// still or a network swallows everything; or ends it at once, as when a machine loses power.
import { execFileSync } from 'node:child_process'

/**
 * @param pid of the process that all others come from
 * @returns lets it go on
 */
export function freeze(pid: number): () => void {
  const all = stopped(pid)
  return () => all.forEach((each) => process.kill(each, 'SIGCONT'))
}

/** @param pid of the process that all others come from */
export const cutPower = (pid: number) => stopped(pid).forEach((each) => process.kill(each, 'SIGKILL'))

/** @returns all its processes, which stand still; last the one that clears away those that have ended: until then all can be told */
function stopped(pid: number): number[] {
  // Nobody is born any more after that.
  process.kill(pid, 'SIGSTOP')
  const children = execFileSync('ps', ['-A', '-o', 'pid=,ppid='], { encoding: 'utf8' })
    .split('\n')
    .map((line) => line.trim().split(/\s+/).map(Number))
    .flatMap(([child = 0, parent]) => (parent === pid ? [child] : []))
  for (const child of children) process.kill(child, 'SIGSTOP')
  return [...children, pid]
}
