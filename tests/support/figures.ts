// Figures of the reliability tests: printed where a test measures them, and collected for docs/reliability.md.
// `FORM=full` asks for the whole of what acceptance wants; without it a test does a little of the same.
import { appendFileSync } from 'node:fs'

export const isFull = process.env.FORM === 'full'

/** How many times to do something: the first in the full form, the second otherwise. */
export const times = (full: number, quick: number) => (isFull ? full : quick)

/** The database of each vitest project, as people call it. */
const engines: Record<string, string> = { postgres: 'PostgreSQL', embedded: 'embedded' }

/**
 * Tells what was measured.
 * @param part the point of the list of figures, such as `11. Fuzz`
 */
export function figure(part: string, text: string) {
  const engine = engines[process.env.VITEST_PROJECT ?? ''] ?? ''
  console.log(`${part}: ${text}`)
  if (process.env.FIGURES)
    appendFileSync(process.env.FIGURES, `${JSON.stringify({ part, engine, said: text })}\n`)
}
