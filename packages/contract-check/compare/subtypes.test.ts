// Tests parent schemas with a discriminator whose subtypes extend them by `allOf`. The operations only refer to the
// parent, but also accept or return subtypes.
import { expect, test } from 'vitest'
import { modelOf, type Document, type JsonObject } from '@members-hub/openapi'
import { findingsBetween } from '../findings.ts'
import { json, objectAt } from '../samples/shop.ts'

const parent = { $ref: '#/components/schemas/Pet' }
const text = { type: 'string' }
const extending = (properties: JsonObject, from = parent) => ({
  allOf: [from, { type: 'object', properties }],
})

const contract = (openapi = '3.0.3'): Document => ({
  openapi,
  paths: {
    '/pets': {
      get: {
        operationId: 'getPet',
        responses: { 200: { description: 'The pet.', content: json(parent) } },
      },
      post: {
        operationId: 'addPet',
        requestBody: { required: true, content: json(parent) },
        responses: { 204: { description: 'Added.' } },
      },
    },
    '/hours': { get: { operationId: 'getHours', responses: { 204: { description: 'None.' } } } },
  },
  components: {
    schemas: {
      Pet: {
        type: 'object',
        required: ['petType'],
        properties: { petType: text, name: text },
        discriminator: { propertyName: 'petType' },
      },
      Cat: extending({ lives: { type: 'integer' } }),
      Dog: extending({ bark: text }),
    },
  },
})

type Edit = (schemas: JsonObject, document: Document) => unknown

/**
 * Returns the findings after an edit. Each consists of a verdict, the operations with their verdicts, and a sentence.
 */
function findingsAfter(edit: Edit, begin: Edit = () => {}) {
  const before = contract()
  begin(objectAt(before, 'components', 'schemas'), before)
  const after = structuredClone(before)
  edit(objectAt(after, 'components', 'schemas'), after)
  return findingsBetween(modelOf(before), modelOf(after)).map(({ sentence, subjects, verdict }) => {
    const verdicts = subjects.map((subject) => `${subject.operation} ${subject.verdict}`)
    return `${verdict}: ${[...new Set(verdicts)].toSorted().join(', ')}: ${sentence}`
  })
}

const property = (schemas: JsonObject, name: string) => objectAt(schemas, name, 'allOf', '1', 'properties')

const edits: [change: string, findings: string[], edit: Edit, begin?: Edit][] = [
  [
    'a changed type in a subtype',
    ['broken: addPet broken, getPet broken: Cat.lives: the type is `string`, was `integer`.'],
    (schemas) => (property(schemas, 'Cat').lives = text),
  ],
  [
    'a property that a subtype requires',
    ['broken: addPet broken, getPet safe: Dog.bark is now required.'],
    (schemas) => (objectAt(schemas, 'Dog', 'allOf', '1').required = ['bark']),
  ],
  [
    'a removed subtype',
    ['broken: addPet broken, getPet safe: Pet can no longer be `Dog`.'],
    (schemas) => delete schemas.Dog,
  ],
  [
    'a new subtype',
    ['broken: addPet safe, getPet broken: Pet may be `Cow`.'],
    (schemas) => (schemas.Cow = extending({ milk: { type: 'number' } })),
  ],
  [
    'a new subtype of a subtype',
    ['broken: addPet safe, getPet broken: Pet may be `Kitten`.'],
    (schemas) => (schemas.Kitten = extending({ age: text }, { $ref: '#/components/schemas/Cat' })),
  ],
  [
    'a new subtype without properties',
    ['broken: addPet safe, getPet broken: Pet may be `Fish`.'],
    (schemas) => (schemas.Fish = { allOf: [parent] }),
  ],
  [
    'a property of the parent',
    ['broken: addPet broken, getPet broken: Pet.name: the type is `integer`, was `string`.'],
    (schemas) => (objectAt(schemas, 'Pet', 'properties').name = { type: 'integer' }),
  ],
  [
    'a renamed subtype',
    [
      'broken: addPet broken, getPet safe: Pet can no longer be `Dog`.',
      'broken: addPet safe, getPet broken: Pet may be `Hound`.',
    ],
    (schemas) => {
      schemas.Hound = schemas.Dog
      delete schemas.Dog
    },
  ],
  [
    'a property of a mapped subtype whose parent lists the values',
    ['broken: addPet broken, getPet broken: Cat.lives: the type is `string`, was `integer`.'],
    (schemas) => (property(schemas, 'Cat').lives = text),
    (schemas) => {
      objectAt(schemas, 'Pet', 'properties').petType = { type: 'string', enum: ['cat', 'dog'] }
      objectAt(schemas, 'Pet', 'discriminator').mapping = {
        cat: '#/components/schemas/Cat',
        dog: '#/components/schemas/Dog',
      }
    },
  ],
]

test.each(edits)(
  '%s is reported for the operations that refer to the parent',
  (_, findings, ...[edit, begin]) => {
    expect(findingsAfter(edit, begin).toSorted()).toEqual(findings.toSorted())
  },
)

test.each(['first', 'last'])('adding or removing the %s subtype affects requests and responses', (which) => {
  const without: Edit = (schemas) => {
    delete schemas.Cat
    delete schemas.Dog
  }
  const add: Edit = (schemas) => (schemas.Cow = extending({ milk: { type: 'number' } }))
  const [edit, begin]: [Edit, Edit] =
    which === 'first'
      ? [add, without]
      : [
          (schemas) => delete schemas.Cow,
          (schemas, document) => {
            without(schemas, document)
            add(schemas, document)
          },
        ]
  const sentence = which === 'first' ? 'Pet may be `Cow`.' : 'Pet can no longer be `Cow`.'
  expect(findingsAfter(edit, begin)).toEqual([`affected: addPet affected, getPet affected: ${sentence}`])
})

test('a changed mapping is reported with the schema names in the contract', () => {
  const edit: Edit = (schemas) => (objectAt(schemas, 'Pet', 'discriminator').mapping = { cat: 'Cat' })
  expect(findingsAfter(edit)).toEqual([
    'affected: addPet affected, getPet affected: Pet: discriminator is `{"propertyName":"petType","mapping":{"cat":"#/components/schemas/Cat"}}`, was `{"propertyName":"petType"}`.',
  ])
})

test('if only a response refers to a changed subtype, no request is affected', () => {
  const toResponse: Edit = (_, document) => delete objectAt(document, 'paths', '/pets').post
  const edit: Edit = (schemas) => (objectAt(schemas, 'Dog', 'allOf', '1').required = ['bark'])
  expect(findingsAfter(edit, toResponse)).toEqual(['safe: getPet safe: Dog.bark is now required.'])
})

test('a component that extends a parent without a discriminator is not compared as a subtype', () => {
  const withoutTag: Edit = (schemas) => delete objectAt(schemas, 'Pet').discriminator
  expect(findingsAfter((schemas) => (property(schemas, 'Cat').lives = text), withoutTag)).toEqual([
    'safe: : components changed, without an effect on any operation.',
  ])
})
