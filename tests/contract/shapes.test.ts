// Tests that the contract defines each concept, such as money or an account, in a single schema.
import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { isMap, isScalar, isSeq, parseDocument, visit } from 'yaml'
import { readHubContract } from '#scripts/generate/contract.ts'
import { reasonPattern } from '../support/contract.ts'

const contract = parseDocument(await readFile('openapi.yaml', 'utf8'))

test('Money is the only schema with a currency', () => {
  const places: string[] = []
  visit(contract, {
    Pair(_, { key, value }, path) {
      if (!isScalar(key) || key.value !== 'properties' || !isMap(value) || !value.has('currency')) return
      const names = path.map((outer) =>
        'key' in outer && isScalar(outer.key) ? String(outer.key.value) : '',
      )
      places.push(names.filter(Boolean).join('.'))
    },
  })
  expect(places).toEqual(['components.schemas.Money'])
})

test('the pattern of Account accepts exactly the strings that Email or RecipientPhone accepts', () => {
  const patternOf = (name: string) => String(contract.getIn(['components', 'schemas', name, 'pattern']))
  const [email, phone] = [patternOf('Email').slice(1, -1), patternOf('RecipientPhone').slice(1, -1)]
  expect(patternOf('Account')).toBe(`^(?:${email}|${phone})$`)
})

test('examples contain only ineligibility reasons of the catalog, and the catalog is sorted by name', async () => {
  const { document } = await readHubContract('openapi.yaml')
  const isReason = new RegExp(reasonPattern(document))
  const codes: string[] = []
  visit(contract, {
    Pair(_, { key, value }) {
      if (!isScalar(key) || (key.value !== 'reasons' && key.value !== 'missing') || !isSeq(value)) return
      codes.push(...value.items.flatMap((item) => (isMap(item) ? [String(item.get('code'))] : [])))
    },
  })
  expect(codes.length).toBeGreaterThan(100)
  expect(codes.filter((code) => !isReason.test(code))).toEqual([])
  const { standing: inTheWay, input } = document['x-reasons']
  const foreign = Object.keys({ ...inTheWay, ...input }).filter(
    (name) => !/^[A-Z][A-Z0-9]*(?:_(?:[A-Z0-9]+|n))*$/.test(name),
  )
  expect(foreign, 'reason codes with invalid names').toEqual([])
  const standing = Object.keys(inTheWay)
  expect(standing).toEqual(standing.toSorted())
  const meanings = Object.values(inTheWay)
  expect(meanings.filter((meaning, index) => meanings.indexOf(meaning) !== index)).toEqual([])
})
