// Tests pagination by limit and cursor for all paginated lists.
import { describe, expect, test } from 'vitest'
import type { OperationId } from '#shared/protocol/operation.ts'
import { readHubContract } from '#scripts/generate/contract.ts'
import { exampleRequests } from '#tests/support/contractRequests.ts'
import { ask, examplesOf, exampleCalls, toId } from '#tests/support/cases/mocks.ts'
import { empty } from './documented.ts'
import { keyedOf } from './keyed.ts'
import { entriesIn } from './entries.ts'
import { isObject, listOf, valueAt } from '#shared/unknown.ts'
import { nonEmpty } from '#tests/support/nonEmpty.ts'

const { operations } = await readHubContract('openapi.yaml')
const paged = nonEmpty(operations.filter(({ query }) => query.includes('cursor')).map(({ id }) => toId(id)))

/** Reads all pages of a list. */
async function pagesOf(id: OperationId, limit: number, overrides: string) {
  const pages: (readonly unknown[])[] = []
  let cursor: unknown
  do {
    if (pages.length > 100) throw new Error(`The pages of ${id} do not end`)
    const query = {
      ...exampleRequests(id)[0]?.query,
      limit: String(limit),
      ...(typeof cursor === 'string' && { cursor }),
    }
    const { data } = await ask(id, {
      query,
      overrides,
      ...(exampleCalls.has(id) && { path: exampleCalls.get(id) }),
    })
    pages.push(itemsOf(data))
    cursor = isObject(data) ? data.nextCursor : undefined
  } while (typeof cursor === 'string')
  return pages
}

const itemsOf = (data: unknown) => listOf(valueAt(data, 'items'))

const keyOf = (id: OperationId) => keyedOf(id).find(({ name }) => name === 'items')?.key ?? ''

describe.each(paged)('%s', (id) => {
  test.each(['pages=2', 'mocks=faker', 'mocks=faker&seed=7&pages=3'])(
    'with the overrides %s the paginated list has further pages, and all entries are unique',
    async (overrides) => {
      const pages = await pagesOf(id, 5, overrides)
      expect(pages.slice(0, -1).map(({ length }) => length)).toEqual(Array.from(pages.slice(1), () => 5))
      expect(pages.length).toBeGreaterThanOrEqual(overrides.includes('pages=3') ? 3 : 2)
      const names = pages.flat().map((item) => (isObject(item) ? item[keyOf(id)] : item))
      expect(new Set(names).size).toBe(pages.flat().length)

      const words = pages
        .flat()
        .flatMap((entry) => entriesIn(entry))
        .flatMap(({ at, entry }) => Object.entries(entry).map(([name, value]) => ({ at: at + name, value })))
        .filter(({ value }) => typeof value === 'string' && value.includes(' '))
      const places = [...Map.groupBy(words, ({ at }) => at).values()].filter(({ length }) => length > 3)
      const varied = places.filter((group) => new Set(group.map(({ value }) => value)).size > 1)
      // Require different values for only half of the fields: an optional string that Faker omits has the value of the
      // example in every entry.
      expect(varied.length).toBeGreaterThanOrEqual(places.length / 2)
    },
  )

  test('the paginated list with limit 1 returns the entries of each example, one per page', async () => {
    for (const { name, body } of examplesOf(id).filter((example) => example.body.code === 200)) {
      const items = itemsOf(body.data)
      const pages = await pagesOf(id, 1, `${id}=${name}`)
      expect(pages.flat()).toEqual(items)
      expect(pages).toHaveLength(Math.max(1, items.length))
    }
  })

  test('the paginated list returns an empty page for an unknown cursor', async () => {
    expect(await ask(id, { query: { ...exampleRequests(id)[0]?.query, cursor: 'elsewhere' } })).toMatchObject(
      {
        data: { items: [], nextCursor: null },
      },
    )
  })
})

test('a paginated list returns one empty page in the scenario empty', async () => {
  expect(await pagesOf('listNotices', 5, `scenario=${empty}&pages=3`)).toEqual([[]])
})

test('an entry of an additional page can be read individually by its id', async () => {
  const pages = await pagesOf('listOrders', 5, 'pages=2')
  const id = String(valueAt(pages.at(-1)?.at(-1), 'id'))
  expect(await ask('getOrder', { path: { id }, overrides: 'pages=2' })).toMatchObject({
    status: 200,
    data: { id },
  })
})
