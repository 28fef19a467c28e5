// Runs commands that benchmarks need, or whose duration they measure.
import { spawn } from 'node:child_process'
import { once } from 'node:events'

/** Runs a command to its end. @returns the standard output @throws an error with the output if the command fails */
export const run = (program: string, ...args: string[]) => runIn('.', program, ...args)

/**
 * Runs a command in a folder to its end.
 * @returns the standard output
 * @throws an error with the output if the command fails
 */
export async function runIn(cwd: string, program: string, ...args: string[]): Promise<string> {
  const child = spawn(program, args, { cwd, stdio: ['ignore', 'pipe', 'pipe'] })
  const output = { stdout: '', stderr: '' }
  child.stdout.on('data', (text: Buffer) => (output.stdout += text.toString()))
  child.stderr.on('data', (text: Buffer) => (output.stderr += text.toString()))
  const results: unknown[] = await once(child, 'close')
  if (results[0] !== 0)
    throw new Error(`${args.join(' ')} exited with ${String(results[0])}:\n${output.stderr}${output.stdout}`)
  return output.stdout
}
