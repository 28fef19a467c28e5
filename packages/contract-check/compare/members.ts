// Lists the fields (members) of each object of an OpenAPI description, from the published JSON schemas of 3.0, 3.1 and
// 3.2. A field is either compared, or ignored for a documented reason: a change of an ignored field is safe. A test
// compares this list with the schemas.

type Handling = {
  /** Names of the compared fields: a change of such a field is a finding. */
  compared: string
  /** Ignored fields, which do not affect callers, each with the reason. */
  ignored?: Readonly<Record<string, string>>
}

const page = 'links to a page for people'
const label = 'names a thing for people'

export const members: Readonly<Record<string, Handling>> = {
  document: {
    compared: 'components paths security servers webhooks',
    ignored: {
      openapi: 'both versions are normalized to one dialect',
      $self: 'references are resolved by it; messages do not contain it',
      jsonSchemaDialect: 'schemas are read as JSON Schema 2020-12, with the keywords of 3.0',
      info: 'describes the contract',
      externalDocs: page,
      tags: 'group operations for people',
    },
  },
  info: {
    compared: '',
    ignored: {
      title: label,
      summary: label,
      description: label,
      version: 'names a version of the contract',
      termsOfService: page,
      contact: 'names people',
      license: 'is about the contract, not about messages',
    },
  },
  contact: { compared: '', ignored: { name: label, url: page, email: 'names people' } },
  license: { compared: '', ignored: { name: label, identifier: label, url: page } },
  server: {
    compared: 'url variables',
    ignored: { description: label, name: label },
  },
  'server-variable': { compared: 'default enum description' },
  components: {
    compared:
      'callbacks headers links mediaTypes parameters pathItems requestBodies responses schemas securitySchemes examples',
  },
  'path-item': {
    compared:
      '$ref additionalOperations delete get head options parameters patch post put query servers trace',
    ignored: { summary: label, description: label },
  },
  operation: {
    compared:
      'callbacks deprecated description externalDocs operationId parameters requestBody responses security servers summary tags',
  },
  'external-documentation': { compared: 'url description' },
  parameter: {
    compared:
      'allowEmptyValue allowReserved content deprecated description example examples explode in name required schema style',
  },
  'request-body': { compared: 'content description required' },
  'media-type': {
    compared: 'description encoding example examples itemEncoding itemSchema prefixEncoding schema',
  },
  encoding: {
    compared: 'allowReserved contentType encoding explode headers itemEncoding prefixEncoding style',
  },
  responses: { compared: 'default' },
  response: { compared: 'content description headers links summary' },
  header: {
    compared:
      'allowEmptyValue allowReserved content deprecated description example examples explode required schema style',
  },
  example: { compared: 'dataValue description externalValue serializedValue summary value' },
  link: { compared: 'description operationId operationRef parameters requestBody server' },
  tag: {
    compared: '',
    ignored: {
      name: 'operations list their tags themselves',
      summary: label,
      description: label,
      externalDocs: page,
      parent: 'groups tags for people',
      kind: 'groups tags for people',
    },
  },
  reference: {
    compared: '$ref',
    ignored: { summary: 'describes the target', description: 'describes the target' },
  },
  'security-scheme': {
    compared: 'bearerFormat deprecated flows in name oauth2MetadataUrl openIdConnectUrl scheme type',
    ignored: { description: label },
  },
  'oauth-flows': {
    compared: 'authorizationCode clientCredentials deviceAuthorization implicit password',
  },
  'oauth-flow': { compared: 'authorizationUrl deviceAuthorizationUrl refreshUrl scopes tokenUrl' },
  discriminator: { compared: 'defaultMapping mapping propertyName' },
  xml: {
    // These fields are compared only if the contract has an XML message.
    compared: 'attribute name namespace nodeType prefix wrapped',
  },
  schema: {
    compared:
      'additionalProperties allOf anyOf const contains contentEncoding contentMediaType contentSchema default ' +
      'dependentRequired dependentSchemas deprecated description discriminator else enum example examples ' +
      'exclusiveMaximum exclusiveMinimum format if items maxContains maxItems maxLength maxProperties maximum ' +
      'minContains minItems minLength minProperties minimum multipleOf not nullable oneOf pattern patternProperties ' +
      'prefixItems properties propertyNames readOnly required then title type unevaluatedItems unevaluatedProperties ' +
      'uniqueItems writeOnly xml $ref $dynamicRef',
    ignored: {
      $anchor: 'references are resolved by it',
      $dynamicAnchor: 'references are resolved by it',
      $id: 'references are resolved by it',
      $defs: 'compared where a reference reaches them',
      $schema: 'schemas are read as JSON Schema 2020-12',
      $vocabulary: 'only meta-schemas have it',
      $comment: 'is for editors of the contract',
      externalDocs: page,
    },
  },
}
