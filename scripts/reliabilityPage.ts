// Writes docs/reliability.md: the measurements of the full suite by part, each with the day of its last measurement.
import { availableParallelism } from 'node:os'
import * as z from 'zod/mini'

export const figureLine = z.object({
  /** Name of a part, such as `11. Fuzz`. */
  part: z.string(),
  /** Name of the database; empty for results that need no database. */
  engine: z.string(),
  said: z.string(),
})
export type Figure = z.infer<typeof figureLine>

const lineOf = ({ engine, said: sentence }: Figure) => `- ${engine ? `${engine}: ` : ''}${sentence}`

/**
 * Replaces the results of the same part and database in the page.
 * @param page the page before
 */
export function withFigures(page: string, figures: readonly Figure[], now: Date): string {
  const parts = new Map(
    page
      .split('\n## ')
      .slice(1)
      .map((part) => {
        const [name = '', ...lines] = part.split('\n')
        return [name, lines.filter(Boolean)]
      }),
  )
  for (const [part, measured] of Map.groupBy(figures, (figure) => figure.part)) {
    const isReplaced = (line: string) =>
      line.startsWith('Measured') ||
      measured.some(({ engine }) =>
        engine ? line.startsWith(`- ${engine}: `) : !/^- (PostgreSQL|embedded): /.test(line),
      )
    const oldLines = (parts.get(part) ?? []).filter((line) => !isReplaced(line))
    const day = `Measured on ${now.toISOString().slice(0, 10)} on ${availableParallelism()} cores with Node ${process.version}.`
    parts.set(part, [day, ...oldLines, ...measured.map(lineOf)])
  }
  // Parts without a number come last.
  const place = (part: string) => Number.parseInt(part, 10) || Infinity
  const inOrder = [...parts].toSorted(([a], [b]) => place(a) - place(b) || (a < b ? -1 : 1))
  return [
    '# What the server withstands',
    '',
    'Figures as the steps of `npm run test:full` printed them; those of a part without a day are of 23 to 25 November 2026. Each is an assertion',
    'of a test first: a figure that misses its goal fails the run. `npm test` runs the same tests in a shorter form.',
    ...inOrder.flatMap(([part, lines]) => {
      const [first = '', ...rest] = lines
      return ['', `## ${part}`, '', ...(first.startsWith('- ') ? lines : [first, '', ...rest])]
    }),
    '',
  ].join('\n')
}
