// Implements `npm run test:full`: the full suite, which takes too long for each commit. Writes its measurements to
// docs/reliability.md.
//
//     npm run test:full                   all steps, hours on two cores
//     npm run test:full -- backups build  steps whose names contain one of these texts, in upper or lower case; other
//                                         measurements stay
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { provideBrowsers } from './browsers.ts'
import { readArguments, rejectArguments } from './commandLine.ts'
import { measurementLine, withMeasurements, type Measurement } from './reliabilityPage.ts'
import { runSteps, supportOfBuild, type Step } from './steps.ts'

const page = 'docs/reliability.md'
process.env.FORM = 'full'
provideBrowsers()

/**
 * Environment variables of a step that runs its tests as in the quick suite. The measurements of such a step are not
 * recorded.
 */
const quick = { FORM: 'quick', FIGURES: '' }

const vitest = (project: string) => ['node_modules/.bin/vitest', 'run', '--project', project]
/** Test file that runs in a separate step, because it compares durations. */
const timed = 'scale.test.ts'
const backups = ['backup', 'pointInTime', 'move'].map((name) => `tests/reliability/${name}.test.ts`)
const reliability = [
  'tests/reliability',
  'api/store/pooler.test.ts',
  'api/store/replica.test.ts',
  'api/samples/samples.test.ts',
  'tests/contract/server-authorisation.test.ts',
  'concurrency.test.ts',
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
  { name: 'Build', command: [process.execPath, 'scripts/build.ts'] },
  ...supportOfBuild,
  {
    name: 'Run reliability tests on PostgreSQL',
    command: [
      ...vitest('postgres'),
      ...reliability,
      ...[timed, ...backups].flatMap((file) => ['--exclude', `**/${file}`]),
    ],
  },
  {
    name: 'Test backups: point-in-time recovery, and a move to PostgreSQL',
    command: [...vitest('postgres'), ...backups],
  },
  {
    name: 'Test backups of the embedded database',
    command: [...vitest('embedded'), ...backups],
    environment: { EMBEDDED: 'all' },
  },
  { name: 'Measure a hub with full tables', command: [...vitest('postgres'), timed] },
  // The embedded database has one connection, so only PostgreSQL can run concurrency tests.
  {
    name: 'Run reliability tests on the embedded database',
    command: [...vitest('embedded'), ...ofEmbedded],
    environment: { EMBEDDED: 'all' },
  },
  {
    name: 'Run all server tests on the embedded database',
    command: vitest('embedded'),
    environment: { EMBEDDED: 'all', ...quick },
  },
  {
    name: 'Run all server tests on PostgreSQL through PgBouncer',
    command: vitest('postgres'),
    environment: { POOLER: 'on', ...quick },
  },
  {
    name: 'Run server tests of the previous release on the current schema',
    command: [process.execPath, 'tests/reliability/previousRelease.ts'],
    environment: quick,
  },
  { name: 'Test account enumeration', command: [process.execPath, 'tests/reliability/enumeration.ts'] },
  {
    name: 'Test regular expressions and contract changes',
    command: [...vitest('unit'), 'tests/regexes.test.ts', 'tests/contract', 'scripts/firstLoad'],
  },
  {
    name: 'Test the contract with third-party generators',
    command: [process.execPath, 'tests/kit/generators.ts'],
  },
  {
    name: 'Run all end-to-end tests in every viewport and in three browsers',
    command: ['node_modules/.bin/playwright', 'test'],
  },
]

const usage = `Usage: npm run test:full -- [<part of a step's name> …]

Steps:
${steps.map(({ name }) => `  ${name}`).join('\n')}`
const filters = readArguments(usage, {}).positionals.map((filter) => filter.toLowerCase())
const isChosen = ({ name }: Step, filter: string) => name.toLowerCase().includes(filter)
const unknown = filters.find((filter) => !steps.some((step) => isChosen(step, filter)))
if (unknown !== undefined) rejectArguments(`No step has "${unknown}" in its name.`, usage)
const chosen = steps.filter(
  (step) => filters.length === 0 || filters.some((filter) => isChosen(step, filter)),
)
const folder = await mkdtemp(join(tmpdir(), 'hub-figures-'))
const file = join(folder, 'figures.jsonl')
const before = await readFile(page, 'utf8')
const failed: string[] = []
try {
  for (const step of chosen) {
    const environment = { FIGURES: file, ...step.environment }
    failed.push(...(await runSteps([{ ...step, environment }])))
    // Write the page after each step, so that measurements of completed steps survive an interrupted run.
    await writeFile(page, withMeasurements(before, await readMeasurements(), new Date()))
  }
  console.log(`The measurements are in ${page}.`)
  process.exitCode = failed.length ? 1 : 0
} finally {
  await rm(folder, { recursive: true })
}

/** Measurements of all steps so far: one per line, as tests/support/measurements.ts writes them. */
async function readMeasurements(): Promise<Measurement[]> {
  const lines = await readFile(file, 'utf8').catch(() => '')
  return lines
    .split('\n')
    .filter(Boolean)
    .map((line) => measurementLine.parse(JSON.parse(line)))
}
