// What some work asks of PostgreSQL: its statements, and how many of them had to wait for one another.
import { Pool } from 'pg'
import { vi } from 'vitest'

/** @returns the statements' names, or their texts where they have none, and how many waits for an answer followed each other */
export async function statementsOf(work: () => Promise<unknown>) {
  const statements: unknown[] = []
  let roundTrips = 0
  const query: unknown = Reflect.get(Pool.prototype, 'query')
  if (typeof query !== 'function') throw new Error('The driver has no Pool.query any more.')
  const spy = vi.spyOn(Pool.prototype, 'query').mockImplementation(async function (this: Pool, ...asked) {
    const { name, text }: Record<string, unknown> = Object(asked[0])
    statements.push(name ?? text)
    const trip = roundTrips + 1
    const answer: unknown = await Reflect.apply(query, this, asked)
    roundTrips = Math.max(roundTrips, trip)
    return answer
  })
  await work().finally(() => spy.mockRestore())
  return { statements, roundTrips }
}
