// `npm run test:full`: the reliability tests in their full form, which takes too long for every commit. What they measured
// becomes docs/reliability.md.
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { availableParallelism, tmpdir } from 'node:os'
import { join } from 'node:path'
import { runSteps } from './steps.ts'

const folder = await mkdtemp(join(tmpdir(), 'hub-figures-'))
const figures = join(folder, 'figures.jsonl')
process.env.FORM = 'full'
process.env.FIGURES = figures

const vitest = (project: string) => ['node_modules/.bin/vitest', 'run', '--project', project]
/** Runs alone, because what it compares are times. */
const timed = 'scale.test.ts'
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
  'tests/reliability/backup.test.ts',
  'tests/contract/server-statuses.test.ts',
  'api/store/embedded.test.ts',
  'api/ledger/model.test.ts',
]
try {
  const failed = await runSteps([
    { name: 'build', command: [process.execPath, 'scripts/build.ts'] },
    {
      name: 'reliability on PostgreSQL',
      command: [...vitest('postgres'), ...reliability, '--exclude', `**/${timed}`],
    },
    { name: 'a full hub', command: [...vitest('postgres'), timed] },
    // It has one user: what needs many at once is PostgreSQL's to show.
    {
      name: 'the embedded database',
      command: [...vitest('embedded'), ...ofEmbedded],
      environment: { EMBEDDED: 'all' },
    },
    {
      name: 'the whole server on the embedded database',
      command: vitest('embedded'),
      // Every file, each in its short form.
      environment: { EMBEDDED: 'all', FORM: 'quick' },
    },
    {
      name: 'the whole server on PostgreSQL by way of PgBouncer',
      command: vitest('postgres'),
      environment: { POOLER: 'on', FORM: 'quick' },
    },
    {
      name: 'the server tests of the release before on the tables of this one',
      command: [process.execPath, 'tests/reliability/previousRelease.ts'],
      // What it measures is another release's.
      environment: { FORM: 'quick', FIGURES: '' },
    },
    { name: 'enumeration', command: [process.execPath, 'tests/reliability/enumeration.ts'] },
    {
      name: 'patterns, and changes of the contract',
      command: [...vitest('unit'), 'tests/regexes.test.ts', 'tests/contract'],
    },
    { name: 'every journey, in every viewport', command: ['node_modules/.bin/playwright', 'test'] },
  ])
  await writeFile('docs/reliability.md', await reportOf(figures))
  console.log('docs/reliability.md has the figures.')
  process.exitCode = failed.length ? 1 : 0
} finally {
  await rm(folder, { recursive: true })
}

type Figure = { part: string; engine: string; said: string }

/** @param file a figure a line, as tests/support/figures.ts writes them */
async function reportOf(file: string): Promise<string> {
  const lines = (await readFile(file, 'utf8')).trim().split('\n')
  const parts = Map.groupBy(
    lines.map((line): Figure => JSON.parse(line)),
    ({ part }) => part,
  )
  // What has no number of its own stands last.
  const place = (part: string) => Number.parseInt(part, 10) || Infinity
  const inOrder = [...parts].toSorted(([a], [b]) => (place(a) < place(b) ? -1 : 1))
  return [
    '# What the server withstands',
    '',
    `Figures as the steps of \`npm run test:full\` printed them, on ${availableParallelism()} cores with Node ${process.version}.`,
    'Each is an assertion of a test first: a figure that misses its goal fails the run. `npm test` runs the same tests in a',
    'shorter form.',
    ...inOrder.flatMap(([part, said]) => [
      '',
      `## ${part}`,
      '',
      ...said.map(({ engine, said: words }) => `- ${engine ? `${engine}: ` : ''}${words}`),
    ]),
    '',
  ].join('\n')
}
