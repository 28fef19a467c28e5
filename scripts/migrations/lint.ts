// Finds migrations that would disturb running servers. Uses the linter squawk and the comments at the start of
// migration files.
import { execFile } from 'node:child_process'
import { join } from 'node:path'
import * as z from 'zod/mini'
import { readMigrations, type Migration } from '#api/store/migrations.ts'

/** Rules of squawk that do not apply to the migrations of this project, each with the reason. */
const excused = [
  // `npm run migrate` sets the lock timeout; statements on large tables may take long.
  'require-lock-timeout',
  'require-statement-timeout',
  // docs/recipes.md describes this way to stop using a column.
  'ban-drop-not-null',
  // Our integer columns contain only small numbers.
  'prefer-bigint-over-int',
  'prefer-bigint-over-smallint',
  // This rule does not cover files with a single statement or dropped indexes. `headProblems` checks both.
  'ban-concurrent-index-creation-in-transaction',
]

/**
 * Rules about dropped or renamed columns and tables. Running servers tolerate such a change only if they no longer use
 * the column or table.
 */
const contracting = ['ban-drop-column', 'ban-drop-table', 'renaming-column', 'renaming-table']

const squawkReport = z.array(z.object({ line: z.number(), rule_name: z.string(), message: z.string() }))

/**
 * Checks all migrations except a baseline, because a baseline runs on an empty database.
 * @returns the number of checked migrations, and a line for each problem
 */
export async function lintMigrations(folder: string) {
  const migrations = readMigrations(folder)
  const looked = migrations.filter(({ head }) => !head.isBaseline)
  const problems = await Promise.all(
    looked.map(async (migration) => [
      ...headProblems(migration, migrations),
      ...(await squawk(join(folder, `${migration.name}.sql`), migration)),
    ]),
  )
  return { looked: looked.length, found: problems.flat() }
}

function headProblems({ name, madeAt, head, statements }: Migration, all: readonly Migration[]): string[] {
  const problems = []
  const { oldestServer } = head
  if (
    oldestServer !== undefined &&
    !all.some((other) => other.name === oldestServer && other.madeAt < madeAt)
  )
    problems.push(`${name}: "oldest server" must name an earlier migration, not ${oldestServer}`)
  const text = statements.join('').toLowerCase()
  if (!head.isOutsideTransaction) {
    if (/\bindex\s+concurrently\b/.test(text))
      problems.push(`${name}: CREATE INDEX CONCURRENTLY requires "-- outside a transaction" at the top`)
    return problems
  }
  const indexMatches = text.matchAll(
    /create\s+(?:unique\s+)?index\s+concurrently\s+(?:if\s+not\s+exists\s+)?(\S+)/g,
  )
  for (const [, index = ''] of indexMatches)
    if (!new RegExp(String.raw`drop\s+index\s+concurrently\s+if\s+exists\s+${index}[\s;]`).test(text))
      problems.push(
        `${name}: a failed attempt leaves the invalid index ${index}: add DROP INDEX CONCURRENTLY IF EXISTS before it`,
      )
  return problems
}

async function squawk(file: string, { name, head }: Migration): Promise<string[]> {
  const rules = head.oldestServer === undefined ? excused : [...excused, ...contracting]
  const transaction = head.isOutsideTransaction ? '--no-assume-in-transaction' : '--assume-in-transaction'
  const args = [transaction, `--exclude=${rules.join(',')}`, '--reporter=json', file]
  const findings = squawkReport.parse(JSON.parse(await outputOf('node_modules/.bin/squawk', args)))
  return findings.map(
    ({ line, rule_name, message }) => `${name}, line ${line + 1}: ${message} (${rule_name})`,
  )
}

/**
 * Returns the standard output of a program. Exit status 1 is not an error, because it means that the program has found
 * problems.
 */
const outputOf = (program: string, args: string[]) =>
  new Promise<string>((resolve, reject) => {
    execFile(program, args, (error, output) => (error && error.code !== 1 ? reject(error) : resolve(output)))
  })
