// Records results of the reliability tests: prints them and collects them for docs/reliability.md. `FORM=full` runs the
// full suite; otherwise tests run a smaller load.
import { appendFileSync } from 'node:fs'

export const isFull = process.env.FORM === 'full'

/** Selects the number of repetitions: the first for the full suite, the second for the quick suite. */
export const times = (full: number, quick: number) => (isFull ? full : quick)

/** Database name of each vitest project for the documentation. */
const engines: Record<string, string> = { postgres: 'PostgreSQL', embedded: 'embedded' }

/**
 * Records a measured result.
 * @param part heading in the list of results, such as `11. Fuzz`
 */
export function figure(part: string, text: string) {
  const engine = engines[process.env.VITEST_PROJECT ?? ''] ?? ''
  console.log(`${part}: ${text}`)
  if (process.env.FIGURES)
    appendFileSync(process.env.FIGURES, `${JSON.stringify({ part, engine, said: text })}\n`)
}
