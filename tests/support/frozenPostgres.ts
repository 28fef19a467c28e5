// Freezes a dedicated PostgreSQL: connections stay open and are accepted, but get no response, like after a host freeze
// or network partition. `cutPower` kills the server immediately, like a power failure.
import { execFileSync } from 'node:child_process'

/**
 * Freezes the server.
 * @param pid id of the postmaster process
 * @returns a function that resumes the server
 */
export function freeze(pid: number): () => void {
  const all = stopped(pid)
  return () => all.forEach((each) => process.kill(each, 'SIGCONT'))
}

/** @param pid id of the postmaster process */
export const cutPower = (pid: number) => stopped(pid).forEach((each) => process.kill(each, 'SIGKILL'))

/**
 * Suspends all processes of the server with SIGSTOP.
 * @returns the process ids. The postmaster is the last: until it has reaped its killed children, their ids are not
 * reused.
 */
function stopped(pid: number): number[] {
  // Stop the postmaster first, so that it cannot fork more processes.
  process.kill(pid, 'SIGSTOP')
  const children = execFileSync('ps', ['-A', '-o', 'pid=,ppid='], { encoding: 'utf8' })
    .split('\n')
    .map((line) => line.trim().split(/\s+/).map(Number))
    .flatMap(([child = 0, parent]) => (parent === pid ? [child] : []))
  for (const child of children) process.kill(child, 'SIGSTOP')
  return [...children, pid]
}
