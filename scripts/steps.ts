// Runs named steps and prints the result and duration of each.
import { spawn } from 'node:child_process'
import { once } from 'node:events'

export type Step = {
  name: string
  command: string[]
  /** Additional environment variables. */
  environment?: Record<string, string>
  /** True to print the output of the step even if the step passes. */
  isShown?: true
}

/**
 * Options of vitest for steps of a suite: print only failures, which would otherwise be lost among a thousand passed
 * tests.
 */
export const failuresAlone = ['--reporter=dot', '--silent=passed-only']

/** Steps that check whether the browsers of `browserslist` support the build. */
export const supportOfBuild: Step[] = [
  {
    name: 'Check that all supported browsers can parse the build',
    command: ['node_modules/.bin/es-check', 'checkBrowser', '--module', 'dist/client/assets/*.js'],
  },
  {
    name: 'Check CSS support in these browsers, with fallbacks',
    command: [process.execPath, 'scripts/cssSupport.ts'],
  },
  {
    name: 'Check built-in API support in these browsers, with fallbacks',
    command: [process.execPath, '--disable-warning=ExperimentalWarning', 'scripts/apiSupport.ts'],
  },
]

/**
 * Runs all steps, even after a failure, so that one run shows all problems.
 * @param atOnce maximum number of concurrent steps; they start in order
 * @returns the names of failed steps
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
