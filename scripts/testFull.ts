// `npm run test:full`: the reliability tests in their full form, which takes too long for every commit, and the
// independent judge. What they measured becomes docs/reliability.md.
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { availableParallelism, tmpdir } from 'node:os'
import { join } from 'node:path'
import { runSteps } from './steps.ts'

const folder = await mkdtemp(join(tmpdir(), 'hub-figures-'))
const figures = join(folder, 'figures.jsonl')
process.env.FORM = 'full'
process.env.FIGURES = figures

const vitest = (project: string) => ['node_modules/.bin/vitest', 'run', '--project', project]
const reliability = [
  'tests/reliability',
  'tests/contract/server-authorisation.test.ts',
  'storm.test.ts',
  'model.test.ts',
  'codes.test.ts',
  'odds.test.ts',
]
try {
  const failed = await runSteps([
    { name: 'reliability on PostgreSQL', command: [...vitest('postgres'), ...reliability] },
    { name: 'reliability on the embedded database', command: [...vitest('embedded'), ...reliability] },
    { name: 'enumeration', command: [process.execPath, 'tests/reliability/enumeration.ts'] },
    { name: 'patterns', command: [...vitest('unit'), 'tests/regexes.test.ts'] },
    { name: 'Specmatic', command: [process.execPath, 'scripts/contract/verify.ts'] },
  ])
  await writeFile('docs/reliability.md', await reportOf(figures))
  console.log('docs/reliability.md has the figures.')
  process.exitCode = failed.length ? 1 : 0
} finally {
  await rm(folder, { recursive: true })
}

type Figure = { part: string; engine: string; said: string }

async function reportOf(file: string): Promise<string> {
  const lines = (await readFile(file, 'utf8')).trim().split('\n')
  const parts = Map.groupBy(
    lines.map((line): Figure => JSON.parse(line)),
    ({ part }) => part,
  )
  const inOrder = [...parts].toSorted(([a], [b]) => Number.parseInt(a, 10) - Number.parseInt(b, 10))
  return [
    '# What the server withstands',
    '',
    `Figures as \`npm run test:full\` printed them, on ${availableParallelism()} cores with Node ${process.version}.`,
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
