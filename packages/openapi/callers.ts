// Represents the credentials that an operation accepts as a schema for strings: each alternative in `security` is one
// string.
import { listOf, objectOf, textOf } from './json.ts'
import { follow } from './references.ts'
import type { Document, Schema } from './shapes.ts'

/** Name of the alternative that requires no credentials. */
const anonymous = 'anonymous'

/**
 * Returns a schema for strings that name credentials, such as `http bearer`. Each string lists the sorted schemes and
 * scopes of one alternative; `anonymous` means no credentials.
 */
export function callersOf(document: Document, { security = document.security }: Schema): Schema {
  const alternatives = listOf(security)
  const listed = (alternatives.length > 0 ? alternatives : [{}]).map(objectOf)
  const every = listed
    .map((alternative) =>
      [
        ...Object.keys(alternative).map((name) => credentialOf(document, name)),
        ...Object.values(alternative).flat().map(String),
      ].toSorted(),
    )
    .toSorted((a, b) => (String(a) < String(b) ? -1 : 1))
  // Remove duplicates: alternatives that require the same credentials.
  const ways = every.filter((way, index) => String(way) !== String(every[index - 1]))
  const isOpen = ways.some((way) => way.length === 0)
  const needed = ways.map((way) => way.map(literal).join('.*'))
  const pattern = isOpen ? '' : needed.join('|')
  return { type: 'string', pattern, 'x-values': ways.map((way) => way.join('+') || anonymous) }
}

/** Returns the kind and location of a credential, because schemes that only differ in name are equal for callers. */
function credentialOf(document: Document, name: string): string {
  const { securitySchemes } = objectOf(document.components)
  // Accept a reference instead of a name, which OpenAPI 3.2 allows.
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

/**
 * Returns the authorization and token URLs of OAuth flows. They identify the credential, because a token from another
 * URL is a different credential.
 */
const tokenUrls = (flows: unknown) => {
  const listed = Object.values(objectOf(flows)).flatMap((flow) => {
    const { authorizationUrl, tokenUrl } = objectOf(flow)
    return [authorizationUrl, tokenUrl]
  })
  return [...new Set(listed.flatMap((url) => (url === undefined ? [] : textOf(url))))].toSorted()
}

const literal = (text: string) => text.replaceAll(/[$()*+.?[\\\]^{|}]/g, String.raw`\$&`)
