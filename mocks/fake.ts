// Faker's data for an operation, the same from call to call: it obeys every constraint of the contract and makes no sense
// together. Loaded when it is wished for.
import { answers, type Body } from '#generated/mocks/answers.ts'
import { withDistinctThings } from './distinct.ts'
import { keyedOf } from './keyed.ts'
import { successesOf } from './lists.ts'
import { isSame } from './things.ts'
import { isObject, listOf, valueAt } from '#shared/unknown.ts'

/** The day of the contract's examples. */
export const today = '2026-11-21T03:00:00.000Z'

/** Other data that is made for what a list has twice. */
const spares = 2

/**
 * @param seed other data for another number
 * @param page other data of the same seed
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

/** Lists that were made already: a page of a list makes all of it, and its next page again. */
const listCache = new Map<string, unknown[]>()

/** As many lists of one seed as the contract has, and of another one beside it. */
const mostLists = 2 * Object.keys(answers).length

/** Entries of a list, no two with the same id. */
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
