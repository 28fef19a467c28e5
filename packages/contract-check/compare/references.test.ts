// Tests the comparison of unusual references: references to whole operations, and references in extensions.
import { expect, test } from 'vitest'
import { modelOf, type Document } from '@members-hub/openapi'
import { contract, objectAt } from '../samples/shop.ts'
import { findingsBetween } from '../findings.ts'

type Edit = (document: Document) => unknown

/**
 * Returns verdicts and sentences of the findings. `begin` edits the sample contract to create the old version, and
 * `edit` edits the old version to create the new one.
 */
function findingsAfter(edit: Edit, begin: Edit = () => {}) {
  const before = contract()
  begin(before)
  const after = structuredClone(before)
  edit(after)
  return findingsBetween(modelOf(before), modelOf(after)).map(
    ({ verdict, sentence }) => `${verdict}: ${sentence}`,
  )
}

test('an operation is compared if the path item contains only a reference to it', () => {
  const begin: Edit = (document) => {
    const item = objectAt(document, 'paths', '/items/{id}')
    Object.assign(document, { 'x-operations': { getItem: item.get } })
    item.get = { $ref: '#/x-operations/getItem' }
  }
  const addParameter: Edit = (document) => {
    const parameters = [{ in: 'query', name: 'full', required: true, schema: { type: 'boolean' } }]
    objectAt(document, 'x-operations', 'getItem').parameters = parameters
  }
  expect(findingsAfter(addParameter, begin)).toContain('broken: getItem full was added and is required.')
})

test('an extension with a reference to a changed component is not reported', () => {
  const addProperty: Edit = (document) =>
    (objectAt(document, 'components', 'schemas', 'Item', 'properties')['note'] = { type: 'string' })
  const extensible = [
    ['paths', '/items/{id}', 'get'],
    ['components', 'schemas', 'Item'],
  ]
  for (const place of extensible) {
    const extend: Edit = (document) =>
      (objectAt(document, ...place)['x-expands'] = { $ref: '#/components/schemas/Item' })
    expect(findingsAfter(addProperty, extend)).toEqual(findingsAfter(addProperty))
  }
})
