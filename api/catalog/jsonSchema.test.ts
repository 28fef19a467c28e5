// Tests that the JSON Schemas of topics accept the files of the catalog, and that each field has a title.
import { Ajv2020 } from 'ajv/dist/2020.js'
import { expect, test } from 'vitest'
import { objectOf, valueAt } from '#shared/unknown.ts'
import { jsonSchemaOf } from './jsonSchema.ts'
import { topicOf, topics } from './topics.ts'

const schemaOf = (name: string) => {
  const topic = topicOf(name)
  if (!topic) throw new Error(`Catalog has no topic ${name}.`)
  return jsonSchemaOf(topic)
}

test.each(topics.map(({ name }) => name))('the JSON Schema of %s accepts its file', (name) => {
  const validate = new Ajv2020({ strict: false, validateFormats: false }).compile(schemaOf(name))
  validate(topicOf(name)?.file)
  expect(validate.errors).toBeNull()
})

test('the JSON Schema of gifts has titles, limits and the kinds of values', () => {
  const gift = valueAt(schemaOf('gifts'), 'properties', 'gifts', 'items', 'properties')
  expect(gift).toMatchObject({
    id: { title: 'ID', $ref: '#/$defs/Slug' },
    coins: { title: 'Price in coins', type: 'integer', minimum: 0 },
    name: { title: 'Name', $ref: '#/$defs/LocalizedName' },
    regions: { title: 'Countries', items: { $ref: '#/$defs/Country' } },
  })
  expect(objectOf(schemaOf('gifts').$defs)).toMatchObject({
    LocalizedName: {
      format: 'localized-text',
      properties: { th: { title: 'Thai', maxLength: 120 } },
    },
    Country: { format: 'country' },
    Money: { format: 'money' },
  })
})

test('fields that refer to entries name the list of the entries', () => {
  expect(valueAt(schemaOf('mall'), 'items', 'properties', 'voucher')).toMatchObject({
    title: 'Voucher instead of a parcel',
    'x-reference': 'vouchers',
  })
  expect(
    valueAt(schemaOf('faq'), 'items', 'properties', 'items', 'items', 'properties', 'products'),
  ).toMatchObject({
    items: { 'x-reference': 'registrable-products' },
  })
})
