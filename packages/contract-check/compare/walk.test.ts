// Tests that the time of a comparison grows with the number of schemas, not with the number of reference paths between
// them.
import { expect, test } from 'vitest'
import { modelOf, type Document, type JsonObject } from '@members-hub/openapi'
import { collectChanges, siteOf } from '../changes/change.ts'
import { findingsBetween } from '../findings.ts'
import { chainContract, webContract } from '../samples/web.ts'
import { sameness } from './same.ts'
import { openWalk } from './walk.ts'

const web = { schemas: 40, operations: 8, references: 5 }

/** Compares all operations of two contracts. */
function compared(oldDocument: Document, newDocument: Document) {
  const [before, after] = [modelOf(oldDocument), modelOf(newDocument)]
  const { changes, note } = collectChanges()
  const isSame = sameness(before.document, after.document)
  const { walk, compared: count } = openWalk({ note, isSame, models: { before, after } })
  for (const [operation, oldMessages] of before.operations) {
    const messages = { before: oldMessages, after: after.operations.get(operation) }
    for (const part of ['request', 'answer'] as const) walk(siteOf({ operation, messages, part }))
  }
  return { count: count(), changes: [...changes.values()] }
}

test('the old and the new version of each schema are compared once, even if many paths lead to them', () => {
  const changed = { ...web, isChanged: () => true }
  const few = compared(webContract(web), webContract(changed))
  const more = compared(webContract({ ...web, operations: 16 }), webContract({ ...changed, operations: 16 }))
  // Each schema requires two comparisons: one of the schema and one of its changed property.
  const pairs = 2 * web.schemas
  const pairsOfOperation = (more.count - few.count) / 8
  expect(few.count).toBe(pairs + 8 * pairsOfOperation)
  expect(pairsOfOperation).toBeLessThan(10)
})

test('a change of one schema is recorded for the requests and responses of all operations that use it', () => {
  const { changes } = compared(webContract(web), webContract({ ...web, isChanged: (index) => index === 7 }))
  expect(changes.map(({ kind }) => kind.name)).toEqual(['type'])
  const places = changes.flatMap(({ sites }) => sites.map(({ operation, part }) => `${operation} ${part}`))
  expect(new Set(places).size).toBe(2 * web.operations)
  expect(places.length).toBeLessThanOrEqual(12 * 2 * web.operations)
})

test('if two properties of a message have the same schema, a change of this schema is recorded for both properties', () => {
  const twice = (name: JsonObject): Document => ({
    ...chainContract(2, name),
    paths: {
      '/p': {
        get: {
          operationId: 'get',
          responses: {
            200: {
              description: 'It.',
              content: {
                'application/json': {
                  schema: {
                    properties: {
                      a: { $ref: '#/components/schemas/S0' },
                      b: { $ref: '#/components/schemas/S0' },
                    },
                  },
                },
              },
            },
          },
        },
      },
    },
  })
  const findings = findingsBetween(modelOf(twice({ type: 'string' })), modelOf(twice({ type: 'integer' })))
  expect(findings.flatMap(({ subjects }) => subjects.map(({ path }) => path.join('.')))).toEqual([
    'a.next',
    'b.next',
  ])
})

type Link = (next: JsonObject) => JsonObject
const links: [number, string, Link][] = [
  // A recursive comparison of this chain would exceed the call stack.
  [10_000, 'required properties', (next) => ({ type: 'object', required: ['next'], properties: { next } })],
  [2000, 'optional properties', (next) => ({ type: 'object', properties: { next } })],
  [2000, 'entries', (items) => ({ type: 'array', items })],
]

test.for(links)('a change at the end of a chain of %i references in %s is broken', ([length, , link]) => {
  const [before, after] = ['string', 'integer'].map((type) => modelOf(chainContract(length, { type }, link)))
  const findings = before && after ? findingsBetween(before, after) : []
  expect(findings.map(({ kind, verdict }) => [kind, verdict])).toEqual([['type', 'broken']])
  // A finding contains at most about 100 steps of a path.
  const lengths = findings.flatMap(({ subjects }) => subjects.map(({ path }) => path.length))
  expect(Math.max(...lengths)).toBeLessThan(110)
})

test('the comparison terminates if schemas require each other, so that no finite message is valid', () => {
  const cyclic = { schemas: 30, operations: 2, references: 5, isRequired: true }
  const findings = findingsBetween(
    modelOf(webContract(cyclic)),
    modelOf(webContract({ ...cyclic, isChanged: (index) => index === 29 })),
  )
  expect(findings.map(({ kind, verdict }) => [kind, verdict])).toEqual([['type', 'affected']])
})
