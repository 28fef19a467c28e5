// docs/reliability.md from the figures that tests recorded.
import { readFile } from 'node:fs/promises'
import { availableParallelism } from 'node:os'

type Figure = { part: string; engine: string; said: string }

/** @param file a figure a line, as tests/support/figures.ts writes them */
export async function reportOf(file: string): Promise<string> {
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
