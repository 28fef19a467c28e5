// Lists schemas with each keyword of OpenAPI and JSON Schema, for tests that change each of them.
import type { JsonObject } from '@members-hub/openapi'

const text = { type: 'string' }

const conditional = (branch: string) => ({ if: { minLength: 2 }, [branch]: { pattern: 'a' } })

const schemas: Readonly<Record<string, JsonObject>> = {
  additionalProperties: { type: 'object', additionalProperties: text },
  allOf: { allOf: [{ minLength: 2 }, { pattern: 'a' }] },
  anyOf: { anyOf: [{ minLength: 2 }, { type: 'integer' }] },
  const: { const: 'a' },
  contains: { type: 'array', contains: text },
  contentEncoding: { type: 'string', contentEncoding: 'base64' },
  contentMediaType: { type: 'string', contentMediaType: 'image/png' },
  contentSchema: { type: 'string', contentSchema: { type: 'object' } },
  default: { type: 'string', default: 'a' },
  dependentRequired: { type: 'object', dependentRequired: { a: ['b'] } },
  dependentSchemas: { type: 'object', dependentSchemas: { a: { minProperties: 3 } } },
  deprecated: { type: 'string', deprecated: true },
  description: { type: 'string', description: 'A text.' },
  else: conditional('else'),
  enum: { enum: ['a', 'b'] },
  example: { type: 'string', example: 'a' },
  examples: { type: 'string', examples: ['a'] },
  exclusiveMaximum: { type: 'number', exclusiveMaximum: 5 },
  exclusiveMinimum: { type: 'number', exclusiveMinimum: 5 },
  format: { type: 'string', format: 'date' },
  if: conditional('then'),
  items: { type: 'array', items: text },
  maxContains: { type: 'array', contains: text, maxContains: 2 },
  maxItems: { type: 'array', maxItems: 2 },
  maxLength: { type: 'string', maxLength: 2 },
  maxProperties: { type: 'object', maxProperties: 2 },
  maximum: { type: 'number', maximum: 5 },
  minContains: { type: 'array', contains: text, minContains: 2 },
  minItems: { type: 'array', minItems: 2 },
  minLength: { type: 'string', minLength: 2 },
  minProperties: { type: 'object', minProperties: 2 },
  minimum: { type: 'number', minimum: 5 },
  multipleOf: { type: 'number', multipleOf: 2 },
  not: { not: { type: 'integer' } },
  oneOf: { oneOf: [{ minLength: 2 }, { type: 'integer' }] },
  pattern: { type: 'string', pattern: 'a' },
  patternProperties: { type: 'object', patternProperties: { a: text } },
  prefixItems: { type: 'array', prefixItems: [text] },
  properties: { type: 'object', properties: { a: text } },
  propertyNames: { type: 'object', propertyNames: { maxLength: 2 } },
  readOnly: { type: 'string', readOnly: true },
  required: { type: 'object', required: ['a'] },
  title: { type: 'string', title: 'A text' },
  type: { type: 'string' },
  unevaluatedItems: { type: 'array', unevaluatedItems: text },
  unevaluatedProperties: { type: 'object', unevaluatedProperties: text },
  uniqueItems: { type: 'array', uniqueItems: true },
  writeOnly: { type: 'string', writeOnly: true },
  xml: { type: 'string', xml: { name: 'i' } },
}

/** Sample schemas, by the keyword that each of them contains. */
export const keywords = new Map([...Object.entries(schemas), ['then', conditional('then')]])
