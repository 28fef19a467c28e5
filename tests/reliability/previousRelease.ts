// Tests that servers of the previous release work with the current tables, as they must during a deployment and after a
// rollback. Checks out the old code from git and runs its server tests on a database that the current code has
// migrated.
import { execFileSync } from 'node:child_process'
import { readFile, symlink, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import * as z from 'zod/mini'
import { migrationsFolder, readMigrations } from '#api/store/migrations.ts'
import { copyCommit, inScratch, run } from '#scripts/projectCopy.ts'

/** File that creates the migrated database from which each test file copies its database. */
const setUp = 'tests/support/postgres.ts'

/**
 * Tests of the previous release that are not run, because they search the database for tables with member data and
 * would find tables that the previous release does not know. Workers of the previous release would not delete the rows
 * of newer tables, so a release updates workers first
 * (docs/decisions/0066-migrate-tables-in-a-separate-step-expand-first.md).
 */
const readTheDatabasesOwnList = ['api/account/eraseMembers.test.ts', 'api/account/export.test.ts']

const previous = previousRelease()
if (previous === undefined)
  console.log('No earlier release supports these tables: the baseline migration is newer.')
else process.exitCode = await testRelease(previous)

async function testRelease(commit: string) {
  const subject = git('log', '-1', '--format=%s', commit)
  console.log(`Previous release: ${git('describe', '--tags', '--always', commit)}: ${subject}`)
  return await inScratch(async (folder) => ((await passes(folder, commit)) ? 0 : 1))
}

async function passes(folder: string, commit: string): Promise<boolean> {
  copyCommit(folder, commit)
  await providePackages(folder)
  const config = join(folder, 'vitest.config.ts')
  const text = await readFile(config, 'utf8')
  if (!text.includes(`'${setUp}'`)) throw new Error(`${config} does not contain ${setUp}.`)
  await writeFile(config, text.replace(`'${setUp}'`, JSON.stringify(resolve(setUp))))
  // Build the pages, because some tests request them.
  return (
    (await succeeds(folder, 'scripts/build.ts')) &&
    (await succeeds(
      folder,
      'node_modules/vitest/vitest.mjs',
      'run',
      '--project',
      'postgres',
      ...readTheDatabasesOwnList.flatMap((file) => ['--exclude', file]),
    ))
  )
}

/**
 * Returns the latest tag before this commit; without a tag, the last commit without the latest migration.
 * @returns `undefined` if that commit has another baseline migration, because its servers do not start on the current
 * tables
 */
function previousRelease(): string | undefined {
  const migrations = readMigrations(migrationsFolder)
  const newest = migrations.at(-1)
  if (!newest || newest.head.isBaseline) return undefined
  const commit = newestTag() ?? commitBefore(newest.name)
  return firstMigrationAt(commit) === migrations[0]?.madeAt ? commit : undefined
}

function newestTag(): string | undefined {
  try {
    return git('describe', '--tags', '--abbrev=0', 'HEAD^')
  } catch {
    return undefined
  }
}

function commitBefore(migration: string): string {
  const file = join(migrationsFolder, `${migration}.sql`)
  const added = git('log', '-1', '--diff-filter=A', '--format=%H', '--', file)
  return added === '' ? 'HEAD' : `${added}^`
}

const journalFile = z.object({ entries: z.array(z.object({ when: z.number() })) })

function firstMigrationAt(commit: string): number | undefined {
  const journal = journalFile.parse(
    JSON.parse(git('show', `${commit}:api/store/migrations/meta/_journal.json`)),
  )
  return journal.entries[0]?.when
}

function git(...args: string[]): string {
  return execFileSync('git', args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim()
}

/**
 * Uses the installed packages if the lock files are the same, otherwise installs the packages of the previous release.
 */
async function providePackages(folder: string) {
  const locks = [folder, '.'].map((each) => readFile(join(each, 'package-lock.json'), 'utf8'))
  const [theirs, ours] = await Promise.all(locks)
  if (theirs === ours) await symlink(resolve('node_modules'), join(folder, 'node_modules'))
  else
    execFileSync('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'], {
      cwd: folder,
      stdio: 'inherit',
    })
}

async function succeeds(folder: string, ...args: string[]): Promise<boolean> {
  const { code, out, error } = await run(folder, ...args)
  console.log(`${args.join(' ')} ended with ${code}.\n${out}${error}`)
  return code === 0
}
