// Provides a small contract with elements that the rewriting rules need but that no sample contract has: nested
// choices, a discriminator without a mapping, examples, response headers and a status range.
import type { Document } from '@members-hub/openapi'

const json = (schema: object, further: object = {}) => ({
  content: { 'application/json': { schema, ...further } },
})
const ref = (name: string) => ({ $ref: `#/components/schemas/${name}` })

export const smallContract: Document = {
  openapi: '3.1.0',
  info: { title: 'Furniture', version: '1' },
  paths: {
    '/shop/chairs/{id}': {
      parameters: [
        { name: 'id', in: 'path', required: true, schema: { type: 'string', pattern: '^[0-9]+$' } },
      ],
      put: {
        operationId: 'putChair',
        tags: ['chairs', 'shop'],
        parameters: [
          { name: 'X-Trace', in: 'header', schema: { type: 'string' } },
          { name: 'sizes', in: 'query', schema: { type: 'array', items: { type: 'integer', minimum: 1 } } },
        ],
        requestBody: json(ref('Seat'), { example: { kind: 'Chair', legs: 4 } }),
        responses: {
          200: {
            description: 'The chair.',
            headers: { 'X-Left': { schema: { type: 'integer' } }, ETag: { schema: { type: 'string' } } },
            ...json(ref('Seat')),
          },
          '4XX': {
            description: 'Not stored.',
            content: { 'application/problem+json': { schema: ref('Problem') } },
          },
        },
      },
    },
  },
  components: {
    schemas: {
      Seat: { oneOf: [ref('Chair'), ref('Sofa')], discriminator: { propertyName: 'kind' } },
      Chair: {
        type: 'object',
        required: ['kind', 'legs'],
        properties: {
          kind: { const: 'Chair' },
          legs: { type: 'integer', minimum: 3 },
          notes: { type: 'array' },
          color: {
            anyOf: [
              { type: 'string', enum: ['red'] },
              { type: 'string', pattern: '^#' },
              ref('Mix'),
              { type: 'null' },
            ],
          },
          size: {
            oneOf: [
              { type: 'string', maxLength: 9 },
              { type: 'integer' },
              { type: 'boolean' },
              { type: 'null' },
            ],
          },
        },
      },
      Sofa: {
        allOf: [
          { type: 'object', required: ['kind'], properties: { kind: { const: 'Sofa' } } },
          {
            type: 'object',
            properties: { seats: { type: ['integer', 'null'], minimum: 2 }, mix: ref('Mix') },
          },
        ],
      },
      Mix: {
        type: 'object',
        properties: { of: { type: 'array', items: ref('Mix') } },
        additionalProperties: false,
      },
      Problem: { type: 'object', properties: { title: { type: 'string', maxLength: 80 } } },
    },
  },
}
