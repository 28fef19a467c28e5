// Faker's data for an operation, the same from call to call: it obeys every constraint of the contract and makes no sense
// together. Loaded when it is wished for.
import type { Body } from '../generated/mocks/answers.ts'

/** The day of the contract's examples. */
const today = '2026-11-21T03:00:00.000Z'

/** @param seed other data for another number */
export async function fake(id: string, seed: number): Promise<Body> {
  const [{ faker }, { fakes }] = await Promise.all([
    import('@faker-js/faker'),
    import('../generated/mocks/fakes.ts'),
  ])
  faker.seed([seed, ...new TextEncoder().encode(id)])
  faker.setDefaultRefDate(today)
  const body = fakes[id]?.()
  if (!body) throw new Error(`There is no fake of ${id}`)
  return { ...body, message: 'OK' }
}
