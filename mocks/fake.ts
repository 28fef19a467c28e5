// Generates data for an operation with Faker. The data is deterministic and valid under every constraint of the
// contract, but has no meaning. This module is loaded on demand.
import { answers, type Body } from '#generated/mocks/answers.ts'
import { withDistinctEntries } from './distinct.ts'
import { keyedOf } from './keyed.ts'
import { successesOf } from './lists.ts'
import { isSame } from './entries.ts'
import { isObject, listOf, valueAt } from '#shared/unknown.ts'

/** Current time in the contract's examples. */
export const today = '2026-11-21T03:00:00.000Z'

/** Number of additional responses that are generated to replace duplicates in lists. */
const spares = 2

/**
 * Generates a response of an operation with Faker.
 * @param seed number that determines the data; different seeds generate different data
 * @param page number of the page; pages with the same seed have different data
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
    if (!body) throw new Error(`Operation ${id} has no fake: run \`npm run generate\`.`)
    return body
  }
  const body = make(0)
  if (!('data' in body)) return { ...body, message: 'OK' }
  const examples = successesOf(id).map((example) => example.body.data)
  const data = withDistinctEntries(body.data, [], examples)
  if (isSame(data, body.data)) return { ...body, message: 'OK' }
  const spare = Array.from({ length: spares }, (_, index) => make(index + 1).data)
  return { ...body, message: 'OK', data: withDistinctEntries(body.data, spare, examples) }
}

/** Cache of generated lists. It avoids generating the complete list for each page. */
const listCache = new Map<string, unknown[]>()

/** Maximum number of cached lists. It is sufficient for all lists of the contract with two seeds. */
const maxLists = 2 * Object.keys(answers).length

/** Returns `count` generated entries of a list, with unique ids. */
export async function fakedEntries(id: string, seed: number, count: number): Promise<unknown[]> {
  const key = `${id} ${seed} ${count}`
  const entries = listCache.get(key) ?? (await makeEntries(id, seed, count))
  if (listCache.size >= maxLists) listCache.clear()
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
