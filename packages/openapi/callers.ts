// Describes the allowed callers of an operation as a schema, with a string for each alternative of credentials.
import { listOf, objectOf, textOf } from './json.ts'
import { follow } from './references.ts'
import type { Document, Schema } from './shapes.ts'

/**
 * Returns the alternatives of credentials as a schema, each with its schemes and scopes in order. `nobody` stands for
 * the part without credentials.
 */
export function callersOf(document: Document, { security = document.security }: Schema): Schema {
  const alternatives = listOf(security)
  const listed = (alternatives.length > 0 ? alternatives : [{}]).map(objectOf)
  const every = listed
    .map((alternative) =>
      [
        'nobody',
        ...Object.keys(alternative).map((name) => credentialOf(document, name)),
        ...Object.values(alternative).flat().map(String),
      ].toSorted(),
    )
    .toSorted((a, b) => (String(a) < String(b) ? -1 : 1))
  // Two schemes with the same credentials are one alternative.
  const ways = every.filter((way, index) => String(way) !== String(every[index - 1]))
  const isOpen = ways.some((way) => way.length === 1)
  const needed = ways.map((way) =>
    way
      .filter((name) => name !== 'nobody')
      .map(literal)
      .join('.*'),
  )
  const pattern = isOpen ? '' : needed.join('|')
  return { type: 'string', pattern, 'x-values': ways.map((way) => way.join('+')) }
}

/** Kind and location of a credential; schemes that only differ in name are the same for callers. */
function credentialOf(document: Document, name: string): string {
  const { securitySchemes } = objectOf(document.components)
  // OpenAPI 3.2 allows a reference instead of a name.
  const scheme = name.startsWith('#/') ? { $ref: name } : objectOf(securitySchemes)[name]
  const { schema } = follow(document, scheme, [])
  switch (schema.type) {
    case 'apiKey':
      return `${textOf(schema.in)} ${textOf(schema.name)}`
    case 'http':
      return `http ${textOf(schema.scheme).toLowerCase()}`
    case 'oauth2':
      return ['oauth2', ...tokenUrls(schema.flows)].join(' ')
    case 'openIdConnect':
      return `openIdConnect ${textOf(schema.openIdConnectUrl)}`
    default:
      return name
  }
}

/** URLs that issue tokens: tokens of another URL are different credentials. */
const tokenUrls = (flows: unknown) => {
  const listed = Object.values(objectOf(flows)).flatMap((flow) => {
    const { authorizationUrl, tokenUrl } = objectOf(flow)
    return [authorizationUrl, tokenUrl]
  })
  return [...new Set(listed.flatMap((url) => (url === undefined ? [] : textOf(url))))].toSorted()
}

const literal = (text: string) => text.replaceAll(/[$()*+.?[\\\]^{|}]/g, String.raw`\$&`)
