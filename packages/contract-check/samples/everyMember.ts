// Builds an OpenAPI 3.2 contract that contains every field of the specification, for tests that change each field.
import { objectOf, type Document } from '@members-hub/openapi'

const text = { type: 'string' }
const item = { $ref: '#/components/schemas/Item' }
const done = { 204: { description: 'Done.' } }
const url = 'https://example.com'

const header = {
  description: 'How many.',
  required: true,
  deprecated: true,
  allowEmptyValue: true,
  allowReserved: true,
  style: 'other',
  explode: true,
  schema: text,
  example: 'a',
}

const encoding = {
  contentType: 'image/png',
  headers: { 'X-P': { schema: text } },
  style: 'form',
  explode: false,
  allowReserved: true,
  encoding: { inner: { contentType: 'text/plain' } },
  prefixEncoding: [{ contentType: 'text/plain' }],
  itemEncoding: { contentType: 'text/plain' },
}

const operation = {
  operationId: 'getItem',
  summary: 'Get an item',
  description: 'Gets it.',
  tags: ['items'],
  deprecated: true,
  externalDocs: { url, description: 'More' },
  security: [{ key: [], bearer: [], oidc: [], flow: ['read'] }],
  servers: [{ url: 'https://get.example.com' }],
  parameters: [
    {
      name: 'q',
      in: 'query',
      description: 'Words.',
      required: true,
      deprecated: true,
      allowEmptyValue: true,
      allowReserved: true,
      style: 'spaceDelimited',
      explode: false,
      schema: { type: 'array', items: text },
      example: ['a'],
    },
    {
      name: 'json',
      in: 'query',
      content: { 'application/json': { schema: text } },
      examples: {
        a: {
          summary: 'One',
          description: 'An example.',
          value: 'a',
          dataValue: 'a',
          serializedValue: 'a',
          externalValue: url,
        },
      },
    },
    { $ref: '#/components/parameters/Page' },
  ],
  requestBody: {
    description: 'The words.',
    required: true,
    content: {
      'application/xml': { schema: item },
      'multipart/mixed': { schema: item, encoding: { file: encoding } },
    },
  },
  callbacks: {
    done: {
      '{$request.query.q}': { post: { requestBody: { content: { 'text/plain': {} } }, responses: done } },
    },
  },
  responses: {
    200: {
      summary: 'The item',
      description: 'It.',
      headers: {
        'X-A': header,
        'X-B': { content: { 'application/json': { schema: text } }, examples: { a: { value: 'a' } } },
      },
      content: {
        'application/json': {
          description: 'As JSON.',
          schema: item,
          example: {},
          examples: { a: { value: {} } },
        },
        'multipart/mixed': {
          itemSchema: text,
          prefixEncoding: [{ contentType: 'text/plain' }],
          itemEncoding: { contentType: 'image/png' },
          encoding: { a: { contentType: 'text/plain' } },
        },
        'text/event-stream': { $ref: '#/components/mediaTypes/Events' },
      },
      links: {
        next: {
          operationId: 'getItem',
          operationRef: '#/paths',
          parameters: { id: '$response.body#/id' },
          requestBody: '$request.body',
          description: 'The next one.',
          server: { url: 'https://next.example.com' },
        },
      },
    },
    default: { description: 'An error.' },
  },
}

const flow = {
  authorizationUrl: 'https://id.example.com/a',
  deviceAuthorizationUrl: 'https://id.example.com/d',
  tokenUrl: 'https://id.example.com/t',
  refreshUrl: 'https://id.example.com/r',
  scopes: { read: 'Reads.' },
}

/** @returns a new contract */
export const everyMember = (): Document => {
  const document: Document = {
    openapi: '3.2.0',
    $self: `${url}/api.yaml`,
    jsonSchemaDialect: 'https://spec.openapis.org/oas/3.1/dialect/base',
    info: {
      title: 'A shop',
      summary: 'Sells',
      description: 'Sells things.',
      version: '1',
      termsOfService: url,
      contact: { name: 'Ann', url, email: 'ann@example.com' },
      license: { name: 'MIT', identifier: 'MIT', url },
    },
    externalDocs: { url, description: 'More' },
    servers: [
      {
        url: 'https://{region}.example.com',
        description: 'Live',
        name: 'live',
        variables: { region: { default: 'eu', enum: ['eu', 'us'], description: 'Where' } },
      },
    ],
    tags: [
      {
        name: 'items',
        summary: 'Items',
        description: 'All.',
        parent: 'all',
        kind: 'nav',
        externalDocs: { url },
      },
    ],
    security: [{ key: [] }],
    paths: {
      '/items': {
        summary: 'Items',
        description: 'All items.',
        servers: [{ url: 'https://items.example.com' }],
        parameters: [{ name: 'lang', in: 'query', schema: text }],
        get: operation,
        ...Object.fromEntries(
          ['put', 'post', 'delete', 'options', 'head', 'patch', 'trace', 'query'].map((method) => [
            method,
            { responses: done },
          ]),
        ),
        additionalOperations: { LINK: { responses: done } },
      },
      '/shared': { $ref: '#/components/pathItems/Shared' },
    },
    webhooks: {
      sold: { post: { requestBody: { content: { 'application/json': { schema: text } } }, responses: done } },
    },
    components: {
      parameters: { Page: { name: 'page', in: 'query', schema: text } },
      pathItems: { Shared: { get: { responses: done } } },
      mediaTypes: {
        Events: { description: 'Events.', itemSchema: { type: 'object', properties: { data: text } } },
      },
      securitySchemes: {
        key: { type: 'apiKey', in: 'header', name: 'X-Key', description: 'A key.', deprecated: true },
        bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' },
        oidc: { type: 'openIdConnect', openIdConnectUrl: url },
        flow: {
          type: 'oauth2',
          oauth2MetadataUrl: url,
          flows: Object.fromEntries(
            ['implicit', 'password', 'clientCredentials', 'authorizationCode', 'deviceAuthorization'].map(
              (name) => [name, flow],
            ),
          ),
        },
      },
      schemas: {
        Item: {
          type: 'object',
          properties: {
            id: {
              type: 'string',
              xml: {
                name: 'i',
                namespace: url,
                prefix: 'p',
                attribute: true,
                wrapped: true,
                nodeType: 'text',
              },
            },
            pet: {
              oneOf: [{ $ref: '#/components/schemas/Cat' }, { $ref: '#/components/schemas/Dog' }],
              discriminator: {
                propertyName: 'kind',
                mapping: { cat: '#/components/schemas/Cat' },
                defaultMapping: '#/components/schemas/Dog',
              },
            },
          },
        },
        Cat: { type: 'object', properties: { kind: text } },
        Dog: { type: 'object', properties: { kind: text } },
      },
    },
  }
  // Copy the contract, so that no object is used at two locations.
  return { ...objectOf(JSON.parse(JSON.stringify(document))), openapi: document.openapi }
}
