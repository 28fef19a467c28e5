// `npm run test:full`: the reliability tests in their full form, which takes too long for every commit. What they measured
// becomes docs/reliability.md.
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { reportOf } from './reliabilityReport.ts'
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
      name: 'kills on the embedded database',
      command: [...vitest('embedded'), 'tests/reliability/kill.test.ts'],
    },
    {
      name: 'the whole server on the embedded database',
      command: vitest('embedded'),
      // Every file, each in its short form.
      environment: { EMBEDDED: 'all', FORM: 'quick' },
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
