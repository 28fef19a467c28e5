// Implements `npm run test:full`: the full suite, which takes too long for each commit. Writes its measurements to
// docs/reliability.md.
//
//     npm run test:full                   all steps, hours on two cores
//     npm run test:full -- copies build   steps whose names contain one of these; other measurements stay
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { provideBrowsers } from './browsers.ts'
import { figureLine, withFigures, type Figure } from './reliabilityPage.ts'
import { runSteps, supportOfBuild, type Step } from './steps.ts'

const page = 'docs/reliability.md'
process.env.FORM = 'full'
provideBrowsers()

/** Environment of a step that runs all tests in the quick suite, whose measurements are not written. */
const quick = { FORM: 'quick', FIGURES: '' }

const vitest = (project: string) => ['node_modules/.bin/vitest', 'run', '--project', project]
/** Runs alone, because it compares times. */
const timed = 'scale.test.ts'
const copies = ['backup', 'pointInTime', 'move'].map((name) => `tests/reliability/${name}.test.ts`)
const reliability = [
  'tests/reliability',
  'api/store/pooler.test.ts',
  'api/store/replica.test.ts',
  'api/samples/samples.test.ts',
  'tests/contract/server-authorisation.test.ts',
  'storm.test.ts',
  'model.test.ts',
  'codes.test.ts',
  'api/session/passwords.test.ts',
  'api/session/revocation.test.ts',
  'api/session/secrets.test.ts',
  'api/session/preHijacking.test.ts',
  'api/account/eraseMembers.test.ts',
  'api/account/export.test.ts',
  'odds.test.ts',
  'api/orders/debts.test.ts',
]
const ofEmbedded = [
  'tests/reliability/kill.test.ts',
  'tests/contract/server-statuses.test.ts',
  'api/store/embedded.test.ts',
  'api/ledger/model.test.ts',
]
const steps: Step[] = [
  { name: 'build', command: [process.execPath, 'scripts/build.ts'] },
  ...supportOfBuild,
  {
    name: 'reliability on PostgreSQL',
    command: [
      ...vitest('postgres'),
      ...reliability,
      ...[timed, ...copies].flatMap((file) => ['--exclude', `**/${file}`]),
    ],
  },
  {
    name: 'copies: a restore to a moment, and a move to PostgreSQL',
    command: [...vitest('postgres'), ...copies],
  },
  {
    name: 'copies of the embedded database',
    command: [...vitest('embedded'), ...copies],
    environment: { EMBEDDED: 'all' },
  },
  { name: 'a full hub', command: [...vitest('postgres'), timed] },
  // It has one connection, so only PostgreSQL can run concurrency tests.
  {
    name: 'the embedded database',
    command: [...vitest('embedded'), ...ofEmbedded],
    environment: { EMBEDDED: 'all' },
  },
  {
    name: 'the whole server on the embedded database',
    command: vitest('embedded'),
    environment: { EMBEDDED: 'all', ...quick },
  },
  {
    name: 'the whole server on PostgreSQL by way of PgBouncer',
    command: vitest('postgres'),
    environment: { POOLER: 'on', ...quick },
  },
  {
    name: 'the server tests of the release before on the tables of this one',
    command: [process.execPath, 'tests/reliability/previousRelease.ts'],
    environment: quick,
  },
  { name: 'enumeration', command: [process.execPath, 'tests/reliability/enumeration.ts'] },
  {
    name: 'patterns, and changes of the contract',
    command: [...vitest('unit'), 'tests/regexes.test.ts', 'tests/contract', 'scripts/firstLoad'],
  },
  { name: 'generators of others', command: [process.execPath, 'tests/kit/generators.ts'] },
  {
    name: 'every journey, in every viewport, and in three browsers',
    command: ['node_modules/.bin/playwright', 'test'],
  },
]

const filters = process.argv.slice(2)
const chosen = steps.filter(({ name }) => filters.length === 0 || filters.some((part) => name.includes(part)))
if (chosen.length === 0) {
  console.error(`No step is called so. There are:\n${steps.map(({ name }) => `  ${name}`).join('\n')}`)
  process.exit(2)
}
const folder = await mkdtemp(join(tmpdir(), 'hub-figures-'))
const file = join(folder, 'figures.jsonl')
const before = await readFile(page, 'utf8')
const failed: string[] = []
try {
  for (const step of chosen) {
    const environment = { FIGURES: file, ...step.environment }
    failed.push(...(await runSteps([{ ...step, environment }])))
    // Write after each step, so that an interrupted run keeps its measurements.
    await writeFile(page, withFigures(before, await figures(), new Date()))
  }
  console.log(`${page} has the figures.`)
  process.exitCode = failed.length ? 1 : 0
} finally {
  await rm(folder, { recursive: true })
}

/** Measurements of all steps so far: one per line, as tests/support/figures.ts writes them. */
async function figures(): Promise<Figure[]> {
  const lines = await readFile(file, 'utf8').catch(() => '')
  return lines
    .split('\n')
    .filter(Boolean)
    .map((line) => figureLine.parse(JSON.parse(line)))
}
