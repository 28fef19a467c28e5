// Generates data for an operation with Faker: deterministic, and valid under every constraint of the contract, but
// without meaning. Loaded on demand.
import { answers, type Body } from '#generated/mocks/answers.ts'
import { withDistinctThings } from './distinct.ts'
import { keyedOf } from './keyed.ts'
import { successesOf } from './lists.ts'
import { isSame } from './things.ts'
import { isObject, listOf, valueAt } from '#shared/unknown.ts'

/** Date of the contract's examples. */
export const today = '2026-11-21T03:00:00.000Z'

/** Number of spare values that replace duplicates in lists. */
const spares = 2

/**
 * Generates the response of an operation.
 * @param seed each seed generates different data
 * @param page each page has different data for the same seed
 */
export async function fake(id: string, seed: number, page = 0): Promise<Body> {
  const [{ faker }, { fakes }] = await Promise.all([
    import('@faker-js/faker'),
    import('#generated/mocks/fakes.ts'),
  ])
  const make = (spare: number) => {
    faker.seed([seed, page, ...(spare > 0 ? [spare] : []), ...new TextEncoder().encode(id)])
    faker.setDefaultRefDate(today)
    const body = fakes[id]?.()
    if (!body) throw new Error(`There is no fake of ${id}`)
    return body
  }
  const body = make(0)
  if (!('data' in body)) return { ...body, message: 'OK' }
  const examples = successesOf(id).map((example) => example.body.data)
  const data = withDistinctThings(body.data, [], examples)
  if (isSame(data, body.data)) return { ...body, message: 'OK' }
  const spare = Array.from({ length: spares }, (_, index) => make(index + 1).data)
  return { ...body, message: 'OK', data: withDistinctThings(body.data, spare, examples) }
}

/** Caches generated lists: each page needs the complete list. */
const listCache = new Map<string, unknown[]>()

/** Cache size: all lists of the contract for two seeds. */
const mostLists = 2 * Object.keys(answers).length

/** Returns the entries of a list with unique ids. */
export async function fakedEntries(id: string, seed: number, count: number): Promise<unknown[]> {
  const key = `${id} ${seed} ${count}`
  const entries = listCache.get(key) ?? (await makeEntries(id, seed, count))
  if (listCache.size >= mostLists) listCache.clear()
  listCache.set(key, entries)
  return structuredClone(entries)
}

async function makeEntries(id: string, seed: number, count: number): Promise<unknown[]> {
  const [list] = keyedOf(id).filter(({ name }) => name === 'items')
  const entries = new Map<unknown, unknown>()
  for (let page = 1; entries.size < count && page <= count; page += 1) {
    const { data } = await fake(id, seed, page)
    for (const item of listOf(valueAt(data, 'items')))
      entries.set(list && isObject(item) ? item[list.key] : item, item)
  }
  return [...entries.values()].slice(0, count)
}
