// Writes docs/reliability.md: the results of the full test suite by part, each with the day of its last measurement.
import { availableParallelism } from 'node:os'
import * as z from 'zod/mini'

export const measurementLine = z.object({
  /** Name of a part of the test suite, such as `11. Fuzz`. */
  part: z.string(),
  /** Name of the database with which the part was measured; empty if the part needs no database. */
  engine: z.string(),
  said: z.string(),
})
export type Measurement = z.infer<typeof measurementLine>

const lineOf = ({ engine, said: sentence }: Measurement) => `- ${engine ? `${engine}: ` : ''}${sentence}`

/**
 * Replaces the results on the page that have the same part and database.
 * @param page the page before
 */
export function withMeasurements(page: string, measurements: readonly Measurement[], now: Date): string {
  const parts = new Map(
    page
      .split('\n## ')
      .slice(1)
      .map((part) => {
        const [name = '', ...lines] = part.split('\n')
        return [name, lines.filter(Boolean)]
      }),
  )
  for (const [part, measured] of Map.groupBy(measurements, (figure) => figure.part)) {
    const isReplaced = (line: string) =>
      line.startsWith('Measured') ||
      measured.some(({ engine }) =>
        engine ? line.startsWith(`- ${engine}: `) : !/^- (PostgreSQL|embedded): /.test(line),
      )
    const oldLines = (parts.get(part) ?? []).filter((line) => !isReplaced(line))
    const day = `Measured on ${now.toISOString().slice(0, 10)} on ${availableParallelism()} cores with Node ${process.version}.`
    parts.set(part, [day, ...oldLines, ...measured.map(lineOf)])
  }
  // Sort parts without a number after all others.
  const place = (part: string) => Number.parseInt(part, 10) || Infinity
  const inOrder = [...parts].toSorted(([a], [b]) => place(a) - place(b) || (a < b ? -1 : 1))
  return [
    '# Reliability',
    '',
    'Results of concurrency, failure and hostile-input tests, as `npm run test:full` printed them. Results without a date were measured on 23 to',
    '25 November 2026. A test asserts each result: a missed goal fails the run. `npm test` runs the same tests with a smaller load.',
    ...inOrder.flatMap(([part, lines]) => {
      const [first = '', ...rest] = lines
      return ['', `## ${part}`, '', ...(first.startsWith('- ') ? lines : [first, '', ...rest])]
    }),
    '',
  ].join('\n')
}
