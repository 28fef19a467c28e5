// Tests how commands handle their arguments, in separate processes because an invalid argument ends the process.
import { spawnSync } from 'node:child_process'
import { expect, test } from 'vitest'

const runScript = (...args: string[]) => {
  const flags = ['--disable-warning=ExperimentalWarning', ...args]
  const { status, stdout, stderr } = spawnSync(process.execPath, flags, { encoding: 'utf8' })
  return { status, stdout, stderr }
}

test.each([
  ['scripts/trace.ts', 'trace'],
  ['scripts/migrations/create.ts', 'migration'],
  ['scripts/backOffice.ts', 'back-office'],
])('--help of %s prints the usage and exits with status 0', (file, name) => {
  const { status, stdout, stderr } = runScript(file, '--help')
  expect([status, stdout, stderr]).toEqual([
    0,
    expect.stringMatching(new RegExp(`^Usage: npm run ${name} -- `)),
    '',
  ])
})

test.each([
  [
    ['scripts/trace.ts', 'abc'],
    'Invalid X-Request-Id "abc". Use its hexadecimal digits, at least the first 12.',
  ],
  [['scripts/trace.ts', '--id', 'abc'], "Unknown option '--id'."],
  [
    ['scripts/migrations/create.ts'],
    'Invalid --name "". Use letters, digits and underscores, for example add_parcel.',
  ],
  [['scripts/migrations/create.ts', 'parcel'], 'Unexpected argument parcel.'],
])('the command %j names the invalid argument and exits with status 2', (args, problem) => {
  const { status, stdout, stderr } = runScript(...args)
  expect([status, stdout, stderr.split('\n')]).toEqual([
    2,
    '',
    [problem, expect.stringMatching(/^Usage: npm run /), ''],
  ])
})
