// Tests the list of released builds over successive deployments.
import { spawnSync } from 'node:child_process'
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { callersOf, releasedFile, releasedIn } from './lists/releasedBuilds.ts'
import { releasedText, withReleased } from './released.ts'

const containing = (text: string): unknown => expect.stringContaining(text)

const comment = '# Builds that are released.\n# One a line.\n'
const [first, second, ours] = [
  { build: '3f2a90c1b7de', commit: 'a1', client: 'web' },
  { build: '81c0ffee0123', commit: 'b2', client: 'web' },
  { build: '7.1', commit: 'a1', client: 'ios' },
]

test('the newest build of a client has no end date, and older builds may call the API until their end date', () => {
  const once = withReleased([first, ours], second, { today: '2026-11-27', until: '2026-12-27' })
  expect(once).toEqual([{ ...first, until: '2026-12-27' }, ours, second])
  const text = releasedText(`${comment}[]\n`, once)
  expect(text.startsWith(`${comment}- build:`)).toBe(true)
  expect(callersOf(text, '2026-12-27').map(({ build }) => build)).toEqual([first.build, '7.1', second.build])
  expect(callersOf(text, '2026-12-28').map(({ build }) => build)).toEqual(['7.1', second.build])
  // Expect that a release which is deployed again becomes the newest again, and that expired builds are removed.
  expect(withReleased(once, first, { today: '2026-12-28', until: '2027-01-27' })).toEqual([
    ours,
    { ...second, until: '2027-01-27' },
    first,
  ])
  // A repeated deployment does not change the list.
  expect(withReleased([second], second, { today: '2026-12-28', until: '2027-01-27' })).toEqual([second])
})

test('builds and commits that look like numbers in YAML stay strings', () => {
  const numbers = { build: '7.10', commit: '1234567', client: 'ios' }
  expect(releasedIn(releasedText('', [numbers]))).toMatchObject([numbers])
})

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'hub-released-'))
  await mkdir(join(folder, dirname(releasedFile)), { recursive: true })
  await writeFile(join(folder, releasedFile), `${comment}[]\n`)
  for (const args of [
    ['init', '-q'],
    ['add', '.'],
    ['commit', '-qm', 'Release'],
  ])
    git(...args)
})
afterAll(() => rm(folder, { recursive: true }))
const git = (...args: string[]) =>
  spawnSync('git', ['-c', 'user.name=Team', '-c', 'user.email=team@example.com', ...args], {
    cwd: folder,
    encoding: 'utf8',
  })
const release = (...args: string[]) => {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ['--disable-warning=ExperimentalWarning', resolve('scripts/contract/released.ts'), ...args],
    { cwd: folder, encoding: 'utf8' },
  )
  return { status, said: stdout + stderr }
}

test('a deployment adds its build to the list', async () => {
  expect(release('--client', 'ios', '--build', '7.1')).toMatchObject({
    status: 0,
    said: containing('ios/7.1 is released'),
  })
  const commit = git('rev-parse', 'HEAD').stdout.trim()
  expect(releasedIn(await readFile(join(folder, releasedFile), 'utf8'))).toMatchObject([
    { build: '7.1', commit, client: 'ios' },
  ])
  expect(release('--client', 'ios', '--build', '7.2', '--days', '0').said).toContain('ios/7.1 may call until')
})

test.each([
  [['--client', 'ios'], 'Option --build is missing'],
  [['--commit', 'HEAD'], 'Option --build is missing'],
  [['--clint', 'ios'], 'Unknown option'],
  [['--client', 'ios', '--build', '8', '--commit', 'nothing'], 'Unknown revision nothing.'],
  [['--days', 'many'], 'Invalid --days "many"'],
])('%j is rejected', (args, why) => {
  expect(release(...args)).toMatchObject({ status: 2, said: containing(why) })
})
