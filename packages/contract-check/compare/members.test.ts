// Tests that members.ts lists exactly the fields of the published schemas of OpenAPI and JSON Schema, that a change of
// each compared field is reported, and that a change of each ignored field is safe.
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { expect, test } from 'vitest'
import { isObject, modelOf, nodeAt, objectOf, type Document, type Place } from '@members-hub/openapi'
import { everyMember } from '../samples/everyMember.ts'
import { keywords } from '../samples/keywords.ts'
import { placesOf } from '../samples/memberPlaces.ts'
import type { Finding } from '../changes/finding.ts'
import { findingsBetween } from '../findings.ts'
import { members } from './members.ts'

const require = createRequire(import.meta.url)
const schemaAt = (file: string) => objectOf(JSON.parse(readFileSync(require.resolve(file), 'utf8')))

/**
 * Maps definitions of the published schemas to the object names in members.ts, if a version names them differently or
 * splits an object into several definitions.
 */
const aliases: [RegExp, string][] = [
  [/security-scheme$/, 'security-scheme'],
  [/flow$/, 'oauth-flow'],
  [/^parameter/, 'parameter'],
  [/^examples$/, 'media-type'],
  [/^explode-for-form$/, 'encoding'],
]

const nameOf = (definition: string) => {
  const name = definition.replaceAll(/(?<=[a-z])(?=[A-Z])/g, '-').toLowerCase()
  return aliases.find(([pattern]) => pattern.test(name))?.[1] ?? name
}

/** Adds `<object>.<member>` to `names` for each property that a published schema defines. */
function collect(schema: unknown, name: string, names: Set<string>) {
  if (Array.isArray(schema)) for (const part of schema) collect(part, name, names)
  if (!isObject(schema)) return
  for (const [key, value] of Object.entries(schema)) {
    if (key === 'properties')
      for (const member of Object.keys(objectOf(value))) names.add(`${name}.${member}`)
    if (key === 'properties' || key === '$defs' || key === 'definitions') {
      for (const [inner, part] of Object.entries(objectOf(value)))
        collect(part, key === 'properties' ? name : innerNameOf(name, inner), names)
    } else if (!['examples', 'default', 'enum', 'const', 'required'].includes(key))
      collect(value, name, names)
  }
}

/**
 * Returns the object to which a nested definition belongs: `oauth-flow` inside of `oauth-flows`, otherwise the
 * enclosing object.
 */
const innerNameOf = (name: string, definition: string) => {
  if (name === 'document') return nameOf(definition)
  return name === 'oauth-flows' ? 'oauth-flow' : name
}

const publishedMembers = new Set<string>()
for (const version of ['3.0', '3.1', '3.2'])
  collect(
    schemaAt(`@seriousme/openapi-schema-validator/schemas/v${version}/schema.json`),
    'document',
    publishedMembers,
  )
for (const part of [
  'applicator',
  'content',
  'core',
  'format-annotation',
  'meta-data',
  'unevaluated',
  'validation',
])
  collect(
    { properties: schemaAt(`ajv/dist/refs/json-schema-2020-12/meta/${part}.json`).properties },
    'schema',
    publishedMembers,
  )
// Add these fields, which the published schemas lack because the schema dialect of OpenAPI 3.2 defines them.
for (const member of ['discriminator.defaultMapping', 'xml.nodeType']) publishedMembers.add(member)

const comparedMembers = Object.entries(members).flatMap(([name, handling]) =>
  handling.compared.split(' ').flatMap((member) => (member ? [{ name, member }] : [])),
)
const ignoredMembers = Object.entries(members).flatMap(([name, handling]) =>
  Object.keys(handling.ignored ?? {}).map((member) => ({ name, member })),
)

test('members.ts lists exactly the fields of the published schemas', () => {
  const listed = [...comparedMembers, ...ignoredMembers].map(({ name, member }) => `${name}.${member}`)
  expect(listed.toSorted()).toEqual([...publishedMembers].toSorted())
})

/** Changes the value at the given path of a contract. */
function edit(document: Document, place: Place) {
  const parent = nodeAt(document, place.slice(0, -1))
  const [key = ''] = place.slice(-1)
  if (typeof parent !== 'object' || parent === null || !(key in parent))
    throw new Error(`the contract has no ${place.join(' ')}`)
  const value: unknown = Reflect.get(parent, key)
  if (typeof value === 'string') Reflect.set(parent, key, value.includes('#') ? `${value}/x` : `${value}2`)
  else if (typeof value === 'boolean') Reflect.set(parent, key, !value)
  else if (typeof value === 'number') Reflect.set(parent, key, value + 1)
  else Reflect.deleteProperty(parent, key)
}

const model = modelOf(everyMember())

function findingsAfter(place: Place) {
  const after = everyMember()
  edit(after, place)
  return findingsBetween(model, modelOf(after))
}

/** Creates a contract with a response that has the given schema. */
const sending = (keyword: string): Document => ({
  openapi: '3.1.0',
  paths: {
    '/things': {
      get: {
        responses: {
          200: {
            description: 'It.',
            content: { 'application/xml': { schema: structuredClone(keywords.get(keyword)) } },
          },
        },
      },
    },
  },
})

function placeOf(name: string, member: string): Place {
  const at = placesOf[name]?.find((place) => objectOf(nodeAt(everyMember(), place))[member] !== undefined)
  if (!at) throw new Error(`the sample has no ${name}.${member}`)
  return [...at, member]
}

const isSeen = (findings: Finding[]) => findings.some(({ kind }) => kind !== 'rewritten' && kind !== 'unused')

/** Fields excluded from this test: references, whose targets are compared, and fields with separate tests. */
const separate = new Set(['document.components', 'reference.$ref', 'path-item.$ref'])

test('a change of each field that is listed as compared is reported', () => {
  const silentMembers = comparedMembers
    .filter(
      ({ name, member }) => name !== 'schema' && name !== 'components' && !separate.has(`${name}.${member}`),
    )
    .filter(({ name, member }) => !isSeen(findingsAfter(placeOf(name, member))))
  expect(silentMembers).toEqual([])
})

test('a change of each keyword of a schema is reported', () => {
  const silentKeywords = [...keywords.keys()].filter((keyword) => {
    const [before, after] = [sending(keyword), sending(keyword)]
    const content = ['paths', '/things', 'get', 'responses', '200', 'content']
    edit(after, [...content, 'application/xml', 'schema', keyword])
    return !isSeen(findingsBetween(modelOf(before), modelOf(after)))
  })
  expect(silentKeywords).toEqual([])
})

test('a change of each field that is listed as ignored is safe', () => {
  const unsafeMembers = ignoredMembers
    .filter(({ name }) => name !== 'schema' && name !== 'reference')
    .filter(({ member }) => member !== 'openapi')
    .filter(({ name, member }) =>
      findingsAfter(placeOf(name, member)).some(({ verdict }) => verdict !== 'safe'),
    )
  expect(unsafeMembers).toEqual([])
})
