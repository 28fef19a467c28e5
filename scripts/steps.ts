// Runs named steps and says how each went and how long it took.
import { spawn } from 'node:child_process'
import { once } from 'node:events'

export type Step = {
  name: string
  command: string[]
  /** What its environment has besides. */
  environment?: Record<string, string>
  /** Shows what it prints also where it passes. */
  isShown?: true
}

/** For vitest as a step, whose lines are printed where it fails: between a thousand that passed, what failed would not be found. */
export const failuresAlone = ['--reporter=dot', '--silent=passed-only']

/** Hold what was built to `browserslist`. */
export const supportOfBuild: Step[] = [
  {
    name: 'no syntax beyond the browsers that package.json names',
    command: ['node_modules/.bin/es-check', 'checkBrowser', '--module', 'dist/client/assets/*.js'],
  },
  {
    name: 'no style that these browsers do not know and nothing stands in for',
    command: [process.execPath, 'scripts/cssSupport.ts'],
  },
  {
    name: 'no built-in API that these browsers lack, unless pages work without it',
    command: [process.execPath, '--disable-warning=ExperimentalWarning', 'scripts/apiSupport.ts'],
  },
]

/**
 * Runs all steps, also after one has failed, so that one run tells everything.
 * @param atOnce so many of them at the same time, begun in their order
 * @returns the names of those that failed
 */
export async function runSteps(steps: Step[], atOnce = 1): Promise<string[]> {
  const failed: string[] = []
  const waiting = steps.values()
  const work = async () => {
    for (const step of waiting) if (!(await passes(step))) failed.push(step.name)
  }
  await Promise.all(Array.from({ length: atOnce }, work))
  return failed
}

async function passes({ name, command, environment, isShown }: Step): Promise<boolean> {
  const started = performance.now()
  console.log(`… ${name}`)
  const { code, output } = await run(command, environment)
  const seconds = ((performance.now() - started) / 1000).toFixed(1)
  console.log(`${code === 0 ? '✓' : '✗'} ${name} (${seconds} s)`)
  if (code !== 0 || isShown) console.log(output.trimEnd().replace(/^/gm, '    '))
  return code === 0
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
