// Money has one shape in the contract, so that whoever shows it reads it in one way.
import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { isMap, isScalar, parseDocument, visit } from 'yaml'

test('only Money names a currency', { timeout: 20_000 }, async () => {
  const found: string[] = []
  visit(parseDocument(await readFile('openapi.yaml', 'utf8')), {
    Pair(_, { key, value }, path) {
      if (!isScalar(key) || key.value !== 'properties' || !isMap(value) || !value.has('currency')) return
      const names = path.map((outer) =>
        'key' in outer && isScalar(outer.key) ? String(outer.key.value) : '',
      )
      found.push(names.filter(Boolean).join('.'))
    },
  })
  expect(found).toEqual(['components.schemas.Money'])
})
