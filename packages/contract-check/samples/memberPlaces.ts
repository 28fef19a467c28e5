// Lists the paths of all OpenAPI objects in the contract that everyMember.ts builds.
import type { Place } from '@members-hub/openapi'

const get = ['paths', '/items', 'get']
const response = [...get, 'responses', '200']
const schemes = ['components', 'securitySchemes']
const id = ['components', 'schemas', 'Item', 'properties']

/** Paths by type of object, such as `info` or `operation`. */
export const placesOf: Readonly<Record<string, Place[]>> = {
  document: [[]],
  info: [['info']],
  contact: [['info', 'contact']],
  license: [['info', 'license']],
  server: [['servers', '0']],
  'server-variable': [['servers', '0', 'variables', 'region']],
  components: [['components']],
  'path-item': [
    ['paths', '/items'],
    ['paths', '/shared'],
  ],
  operation: [get],
  'external-documentation': [[...get, 'externalDocs']],
  parameter: [
    [...get, 'parameters', '0'],
    [...get, 'parameters', '1'],
  ],
  'request-body': [[...get, 'requestBody']],
  'media-type': [
    [...response, 'content', 'application/json'],
    [...response, 'content', 'multipart/mixed'],
  ],
  encoding: [[...get, 'requestBody', 'content', 'multipart/mixed', 'encoding', 'file']],
  responses: [[...get, 'responses']],
  response: [response],
  header: [
    [...response, 'headers', 'X-A'],
    [...response, 'headers', 'X-B'],
  ],
  example: [[...get, 'parameters', '1', 'examples', 'a']],
  link: [[...response, 'links', 'next']],
  tag: [['tags', '0']],
  reference: [[...get, 'parameters', '2']],
  'security-scheme': ['key', 'bearer', 'oidc', 'flow'].map((name) => [...schemes, name]),
  'oauth-flows': [[...schemes, 'flow', 'flows']],
  'oauth-flow': [
    [...schemes, 'flow', 'flows', 'deviceAuthorization'],
    [...schemes, 'flow', 'flows', 'implicit'],
  ],
  discriminator: [[...id, 'pet', 'discriminator']],
  xml: [[...id, 'id', 'xml']],
}
