// Tests the git hooks that `npm start` and `npm test` configure: they reject invalid commit subjects, and the setup
// does not replace existing hooks.
import { spawnSync } from 'node:child_process'
import { cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'

const hasGit = spawnSync('git', ['--version']).status === 0

/**
 * Creates a folder with the setup script and installed packages. A test makes the folder a repository with `git init`.
 */
async function project() {
  const above = await mkdtemp(join(tmpdir(), 'hub-setup-'))
  onTestFinished(() => rm(above, { recursive: true }))
  const folder = join(above, 'hub')
  for (const part of ['scripts/setup.mjs', 'scripts/commits'])
    await cp(part, join(folder, part), { recursive: true })
  await mkdir(join(folder, 'node_modules'))
  await writeFile(join(folder, 'package-lock.json'), '{}')
  await writeFile(join(folder, 'node_modules/.package-lock.json'), '{}')
  const run = (program: string, ...args: string[]) =>
    spawnSync(program, args, {
      cwd: folder,
      encoding: 'utf8',
      // Ignore the git configuration of the host.
      env: {
        PATH: process.env.PATH,
        GIT_CONFIG_GLOBAL: join(folder, 'gitconfig'),
        GIT_CONFIG_NOSYSTEM: '1',
      },
    })
  const identity = ['-c', 'user.name=Member', '-c', 'user.email=member@example.com']
  return {
    folder,
    git: (...args: string[]) => run('git', ...identity, ...args),
    setUp: () => run(process.execPath, 'scripts/setup.mjs').status,
    hooks: () => run('git', 'config', 'core.hooksPath').stdout.trim(),
  }
}

test.runIf(hasGit)('the hook rejects an invalid subject with a hint and accepts a valid one', async () => {
  const { git, setUp } = await project()
  git('init')
  expect(setUp()).toBe(0)
  const refused = git('commit', '--allow-empty', '-m', 'Added a picture')
  expect([refused.status, refused.stderr]).toEqual([1, expect.stringContaining('"Added" is not listed.')])
  expect(git('commit', '--allow-empty', '-m', 'Add a picture').status).toBe(0)
})

test.runIf(hasGit)('setup does not replace configured or existing hooks', async () => {
  const { folder, git, setUp, hooks } = await project()
  git('init')
  git('config', 'core.hooksPath', 'own')
  expect([setUp(), hooks()]).toEqual([0, 'own'])
  git('config', '--unset', 'core.hooksPath')
  await mkdir(join(folder, '.git/hooks'), { recursive: true })
  await writeFile(join(folder, '.git/hooks/pre-push'), '')
  expect([setUp(), hooks()]).toEqual([0, ''])
})

test.runIf(hasGit)('setup does not change a repository of a parent folder', async () => {
  const { git, setUp, hooks } = await project()
  git('init', '..')
  expect([setUp(), hooks()]).toEqual([0, ''])
})
