// Faker's data for an operation, the same from call to call: it obeys every constraint of the contract and makes no sense
// together. Loaded when it is wished for.
import type { Body } from '../generated/mocks/answers.ts'
import { keyedOf } from './keyed.ts'
import { isThing } from './things.ts'

/** The day of the contract's examples. */
const today = '2026-11-21T03:00:00.000Z'

/**
 * @param seed other data for another number
 * @param page other data of the same seed
 */
export async function fake(id: string, seed: number, page = 0): Promise<Body> {
  const [{ faker }, { fakes }] = await Promise.all([
    import('@faker-js/faker'),
    import('../generated/mocks/fakes.ts'),
  ])
  faker.seed([seed, page, ...new TextEncoder().encode(id)])
  faker.setDefaultRefDate(today)
  const body = fakes[id]?.()
  if (!body) throw new Error(`There is no fake of ${id}`)
  return { ...body, message: 'OK' }
}

/** Entries of a list, no two with the same id. */
export async function fakedEntries(id: string, seed: number, count: number): Promise<unknown[]> {
  const [list] = keyedOf(id).filter(({ name }) => name === 'items')
  const entries = new Map<unknown, unknown>()
  for (let page = 1; entries.size < count && page <= count; page += 1) {
    const { data } = await fake(id, seed, page)
    const items: unknown[] = Object(data).items ?? []
    for (const item of items) entries.set(list && isThing(item) ? item[list.key] : item, item)
  }
  return [...entries.values()].slice(0, count)
}
