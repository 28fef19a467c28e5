import { dehydrate, QueryClient } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { readHubContract } from '#scripts/generate/contract.ts'
import { fieldsLeftOut, persistedOperations, shortened } from './persistedQueries.ts'
import { objectOf, valueAt } from '#shared/unknown.ts'

type Schema = { [part: string]: unknown }

const { document, operations } = await readHubContract('openapi.yaml')

/** Lists all properties of a schema at any depth. */
function propertiesOf(schema: unknown, pastSchemas = new Set<unknown>()): [string, Schema][] {
  if (typeof schema !== 'object' || schema === null || pastSchemas.has(schema)) return []
  pastSchemas.add(schema)
  const { $ref, properties, ...parts }: Schema = { ...schema }
  const ownProperties = Object.entries(objectOf(properties)).map(([name, each]): [string, Schema] => [
    name,
    objectOf(each),
  ])
  const below = [...Object.values(parts), ...ownProperties.map(([, each]) => each), resolved($ref)]
  return [...ownProperties, ...below.flatMap((part) => propertiesOf(part, pastSchemas))]
}

const resolved = ($ref: unknown): unknown =>
  typeof $ref === 'string' ? valueAt(document, ...$ref.slice(2).split('/')) : undefined

const storedFields = operations
  .filter(({ id }) => persistedOperations.has(id))
  .flatMap(({ id, path, method }) =>
    propertiesOf(valueAt(document.paths, path, method, 'responses', 200)).map(([name, schema]) => ({
      id,
      name,
      schema,
    })),
  )

test('email and phone of the member are nullable in every persisted response', () => {
  const withheld = storedFields.filter(({ name }) => fieldsLeftOut.has(name))
  expect(withheld.map(({ id, name }) => `${id}: ${name}`)).toEqual([
    'getUserInfo: email',
    'getUserInfo: phone',
  ])
  for (const { schema } of withheld) expect(schema.type).toContain('null')
})

test('apart from the withheld fields email and phone, no persisted response contains an email address, a phone or a part of a postal address', () => {
  const reached = ({ name, schema: { type, format, pattern } }: (typeof storedFields)[number]) =>
    format === 'email' ||
    String(pattern).startsWith(String.raw`^\+`) ||
    (type !== 'boolean' && /mail|phone|account|recipient|line[12]|postcode/i.test(name))
  expect(
    storedFields
      .filter((each) => !fieldsLeftOut.has(each.name) && reached(each))
      .map(({ id, name }) => `${id}: ${name}`),
  ).toEqual([])
})

test('shortened keeps a limited number of pages of a paginated list, and leaves other queries unchanged', async () => {
  const client = new QueryClient()
  let next = 0
  await client.fetchInfiniteQuery({
    queryKey: ['coins', 'listCoinMovements', 'pages'],
    queryFn: () => ({ items: [next++] }),
    initialPageParam: 0,
    getNextPageParam: (_page, pages) => pages.length,
    pages: 500,
  })
  client.setQueryData(['coins', 'getCoins'], { pages: 7 })
  const [list, coins] = dehydrate(client).queries.map((query) => shortened(query).state.data)
  expect(next).toBe(500)
  expect(list).toEqual({
    pages: Array.from({ length: 10 }, (_, page) => ({ items: [page] })),
    pageParams: Array.from({ length: 10 }, (_, page) => page),
  })
  expect(coins).toEqual({ pages: 7 })
})
