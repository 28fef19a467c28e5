// Builds a contract with features of OpenAPI that the hub’s contract does not use. Tests compare it with changed
// copies.
import { isObject, nodeAt, type Document, type JsonObject, type Place } from '@members-hub/openapi'

/** @returns the object at the given path of the contract, so that a test can edit it */
export function objectAt(document: object, ...place: Place): JsonObject {
  const node = nodeAt(document, place)
  if (!isObject(node)) throw new Error(`the contract has no object at ${place.join(' ')}`)
  return node
}

/** @returns the list at the given path of the contract, so that a test can edit it */
export function listAt(document: object, ...place: Place): unknown[] {
  const node = nodeAt(document, place)
  if (!Array.isArray(node)) throw new Error(`the contract has no list at ${place.join(' ')}`)
  return node
}

export const json = (schema: JsonObject) => ({ 'application/json': { schema } })
export const contract = (): Document => ({
  openapi: '3.1.0',
  info: { title: 'A shop', version: '1' },
  servers: [{ url: 'https://shop.example.com/v1' }],
  security: [{ key: [] }],
  paths: {
    '/items/{id}': {
      parameters: [{ in: 'path', name: 'id', required: true, schema: { type: 'string' } }],
      get: {
        operationId: 'getItem',
        responses: {
          200: { description: 'It.', content: json({ $ref: '#/components/schemas/Item' }) },
          404: { description: 'None.' },
        },
      },
      delete: {
        operationId: 'dropItem',
        responses: { 202: { description: 'Soon.' }, 204: { description: 'Done.' } },
      },
    },
    '/pictures': {
      post: {
        operationId: 'sendPicture',
        requestBody: {
          required: true,
          content: {
            'multipart/form-data': {
              schema: {
                type: 'object',
                required: ['file'],
                properties: { file: { type: 'string', format: 'binary' }, words: { type: 'string' } },
              },
            },
          },
        },
        responses: {
          201: { description: 'Kept.', content: { 'text/plain': { schema: { type: 'string' } } } },
        },
      },
    },
    '/orders': {
      post: {
        operationId: 'order',
        requestBody: {
          content: json({ type: 'object', properties: { tell: { type: 'string', format: 'uri' } } }),
        },
        callbacks: {
          sent: {
            '{$request.body#/tell}': {
              post: {
                requestBody: {
                  content: json({ type: 'object', properties: { day: { type: 'string', format: 'date' } } }),
                },
                responses: { 204: { description: 'Heard.' } },
              },
            },
          },
        },
        responses: { 201: { description: 'Ordered.' } },
      },
    },
  },
  webhooks: {
    soldOut: {
      post: {
        requestBody: {
          content: json({ type: 'object', required: ['item'], properties: { item: { type: 'string' } } }),
        },
        responses: { 204: { description: 'Heard.' } },
      },
    },
  },
  components: {
    securitySchemes: {
      key: { type: 'apiKey', in: 'header', name: 'X-Key' },
      spare: { type: 'http', scheme: 'basic' },
    },
    schemas: {
      Item: {
        type: 'object',
        required: ['id'],
        properties: {
          id: { type: 'string' },
          kind: { type: 'string', enum: ['toy', 'book'] },
          day: { type: 'string', format: 'date' },
          size: { prefixItems: [{ type: 'integer' }, { type: 'integer' }] },
          parts: { type: 'array', items: { $ref: '#/components/schemas/Item' } },
          maker: { $ref: '#/components/schemas/Maker' },
        },
      },
      Maker: { type: 'object', properties: { name: { type: 'string' } } },
    },
  },
})
