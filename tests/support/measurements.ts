// Records results of the reliability tests: prints them and collects them for docs/reliability.md. `FORM=full` runs the
// full suite; otherwise tests run a smaller load.
import { appendFileSync } from 'node:fs'

export const isFull = process.env.FORM === 'full'

/** Selects the number of repetitions: the first argument in the full suite, the second in the quick suite. */
export const times = (full: number, quick: number) => (isFull ? full : quick)

/** Name of the database of each vitest project, as the documentation writes it. */
const engines: Record<string, string> = { postgres: 'PostgreSQL', embedded: 'embedded' }

/**
 * Records a result that a reliability test has measured.
 * @param part heading in the list of results, such as `11. Fuzz`
 */
export function measurement(part: string, text: string) {
  const engine = engines[process.env.VITEST_PROJECT ?? ''] ?? ''
  console.log(`${part}: ${text}`)
  if (process.env.FIGURES)
    appendFileSync(process.env.FIGURES, `${JSON.stringify({ part, engine, said: text })}\n`)
}
