// Runs named steps one after the other and says how each went and how long it took.
import { spawn } from 'node:child_process'
import { once } from 'node:events'

export type Step = {
  name: string
  command: string[]
  /** What its environment has besides. */
  environment?: Record<string, string>
}

/** Runs all steps, also after one has failed, so that one run tells everything. @returns the names of those that failed */
export async function runSteps(steps: Step[]): Promise<string[]> {
  const failed: string[] = []
  for (const { name, command, environment } of steps) {
    const started = performance.now()
    console.log(`… ${name}`)
    const { code, output } = await run(command, environment)
    const seconds = ((performance.now() - started) / 1000).toFixed(1)
    console.log(`${code === 0 ? '✓' : '✗'} ${name} (${seconds} s)`)
    if (code !== 0) {
      failed.push(name)
      console.log(output.trimEnd().replace(/^/gm, '    '))
    }
  }
  return failed
}

async function run([program = '', ...args]: string[], environment: Step['environment']) {
  const child = spawn(program, args, {
    env: { ...process.env, ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (text: Buffer) => (output += text.toString()))
  const [code]: [number | null] = await once(child, 'close').then(([first]) => [first])
  return { code, output }
}
