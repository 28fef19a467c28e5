// Tests the first result of queries that members type, with their typos, in four languages; prints the hit rate.
import { expect, test } from 'vitest'
import { testApi } from '#tests/support/api.ts'
import { addMember, dataOf } from '#tests/support/members.ts'
import { en } from '#tests/support/searchQueries/en.ts'
import { id } from '#tests/support/searchQueries/id.ts'
import { th } from '#tests/support/searchQueries/th.ts'
import { vn } from '#tests/support/searchQueries/vn.ts'

const api = await testApi()
const member = await addMember(api, { countryCode: 'TH' })

async function groupsOf(language: string, query: string) {
  const { groups } = await dataOf(api, 'searchHub', { token: member.token, language, query: { query } })
  return groups
}

test.each(Object.entries({ en, id, th, vn }))(
  'in %s, each query returns the expected first result, or no result',
  async (language, queries) => {
    const results: string[] = []
    for (const line of queries) {
      const [query = ''] = line.split(' = ')
      const [group] = await groupsOf(language, query)
      results.push(`${query} = ${group?.items[0]?.id ?? '-'}`)
    }
    const right = results.filter((line, at) => line === queries[at]).length
    console.info(`${language}: ${right} of ${queries.length} queries`)
    expect(queries.length).toBeGreaterThanOrEqual(60)
    expect(results).toEqual(queries)
  },
)

test('a search for a parcel returns the page of purchases first, and the page has no picture', async () => {
  const [group] = await groupsOf('en', 'parcel')
  expect(group?.kind).toBe('page')
  expect(group?.items[0]).toMatchObject({ id: 'orders', link: '/order', picture: null, coins: null })
})

test.each([
  ['repeated letters', 'a'.repeat(100)],
  ['repeated Thai vowel signs', 'ิ'.repeat(100)],
  ['many words', 'ab '.repeat(33).trim()],
  ['alternating letters', 'abab'.repeat(25)],
  ['a regular expression', '(a+)+$[^]*'],
  ['names of object properties', '__proto__ constructor toString'],
])('a query of %s is answered', async (_name, query) => {
  for (const language of ['en', 'id', 'th', 'vn'])
    expect((await groupsOf(language, query)).flatMap(({ items }) => items).length).toBeLessThan(30)
})
