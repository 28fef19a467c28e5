// Processes that a bench starts, and the ports they listen on.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:net'

/** Runs a command to its end. @returns what it printed @throws with what it said when it failed */
export async function run(program: string, ...args: string[]): Promise<string> {
  const child = spawn(program, args, { stdio: ['ignore', 'pipe', 'pipe'] })
  const said = { stdout: '', stderr: '' }
  child.stdout.on('data', (text: Buffer) => (said.stdout += text.toString()))
  child.stderr.on('data', (text: Buffer) => (said.stderr += text.toString()))
  const [code]: unknown[] = await once(child, 'close')
  if (code !== 0)
    throw new Error(`${args.join(' ')} ended with ${String(code)}:\n${said.stderr}${said.stdout}`)
  return said.stdout
}

export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  server.close()
  if (address === null || typeof address === 'string') throw new Error('No port')
  return address.port
}
