// Tests contracts that cannot be read: the error is one sentence with file and line, and no comparison takes place.
import { expect, test } from 'vitest'
import { readModel } from '@members-hub/openapi'

const contract = (schema: string, more = '') => `openapi: 3.1.0
info: { title: A shop, version: '1' }
paths:
  /faq:
    get:
      operationId: listFaq
      responses:
        '200':
          description: All of it.
          content:
            application/json:
              schema: ${schema}
${more}components:
  schemas:
    Faq: { type: string }
    Loop: { $ref: '#/components/schemas/Pool' }
    Pool: { $ref: '#/components/schemas/Loop' }
`
const fine = "{ $ref: '#/components/schemas/Faq' }"
const withoutLoop = (text: string) => text.replace(/ {4}(?:Loop|Pool).*\n/g, '')

/**
 * Generates YAML anchors that each refer three times to the previous anchor, so that the document grows exponentially.
 */
const doublings = Array.from({ length: 24 }, (_, index) => {
  const above = `*a${index}`
  return `    A${index + 1}: &a${index + 1} { properties: { a: ${above}, b: ${above}, c: ${above} } }`
})

const cases: [what: string, text: string, says: string][] = [
  ['an empty file', '\n', 'shop.yaml: the file is empty.'],
  [
    'a plain text',
    'Dear all,\nplease read.\n',
    'shop.yaml:1: the file is not an OpenAPI contract: add `openapi: 3.1.0`, or name another file.',
  ],
  [
    'a list',
    '- openapi\n',
    'shop.yaml:1: the file is not an OpenAPI contract: add `openapi: 3.1.0`, or name another file.',
  ],
  [
    'Swagger',
    "swagger: '2.0'\n",
    'shop.yaml:1: Swagger 2.0 is not supported: convert the file to OpenAPI 3.',
  ],
  [
    'a future OpenAPI version',
    'openapi: 4.0.0\n',
    'shop.yaml: OpenAPI 4.0.0 is not supported: use 3.0, 3.1 or 3.2.',
  ],
  [
    'an unresolved merge conflict',
    contract(fine, '<<<<<<< HEAD\n'),
    'shop.yaml:13: conflict marker “<<<<<<<” found: resolve the merge conflict.',
  ],
  [
    'a duplicate key',
    contract(fine).replace('    Faq:', '    Faq: { type: integer }\n    Faq:'),
    'shop.yaml:16: the key “Faq” is duplicated: keep one of them.',
  ],
  ['broken YAML', 'openapi: [3.1.0\npaths: {}\n', 'shop.yaml:2: invalid YAML (deficient indentation).'],
  [
    'a file with two YAML documents',
    'openapi: 3.1.0\n---\nopenapi: 3.1.0\n',
    'shop.yaml: the file contains several YAML documents: keep one.',
  ],
  ['a list in place of the paths', 'openapi: 3.1.0\npaths: [1]\n', 'shop.yaml: `paths` must be an object.'],
  [
    'a misspelled reference',
    withoutLoop(contract("{ $ref: '#/components/schemas/Faqq' }")),
    'shop.yaml:12: the reference “#/components/schemas/Faqq” is not found: did you mean “Faq”?',
  ],
  [
    'a missing parameter component',
    withoutLoop(contract(fine)).replace(
      '      responses:',
      "      parameters: [{ $ref: '#/components/parameters/Page' }]\n      responses:",
    ),
    'shop.yaml:7: the reference “#/components/parameters/Page” is not found.',
  ],
  [
    'a missing request body component',
    withoutLoop(contract(fine)).replace(
      '      responses:',
      "      requestBody: { $ref: '#/components/requestBodies/Faq' }\n      responses:",
    ),
    'shop.yaml:7: the reference “#/components/requestBodies/Faq” is not found.',
  ],
  [
    'a missing response component',
    withoutLoop(contract(fine)).replace(
      "'200':",
      "'404': { $ref: '#/components/responses/Gone' }\n        '200':",
    ),
    'shop.yaml:8: the reference “#/components/responses/Gone” is not found.',
  ],
  [
    'a cycle of references',
    contract(fine),
    'shop.yaml:16: the reference “#/components/schemas/Pool” leads to itself.',
  ],
  [
    'an anchor that contains itself',
    'openapi: 3.1.0\npaths: {}\ncomponents: &all { schemas: { A: { properties: { a: *all } } } }\n',
    'shop.yaml: a YAML anchor contains itself: remove the cycle.',
  ],
  [
    'an expansion of anchors to billions of nodes',
    [
      'openapi: 3.1.0',
      'paths: {}',
      'components:',
      '  schemas:',
      '    A0: &a0 { properties: {} }',
      ...doublings,
    ].join('\n'),
    'shop.yaml: YAML anchors expand to more than 5 million nodes: replace them with `$ref`.',
  ],
]

test.each(cases)('%s is reported with its location', (_, text, says) => {
  expect(() => readModel(text, 'shop.yaml')).toThrow(says)
})

test('a duplicate `operationId` is reported, and the second operation is identified by method and path', () => {
  const twice = withoutLoop(contract(fine)).replace(
    'components:',
    "  /help:\n    get: { operationId: listFaq, responses: { '204': { description: None. } } }\ncomponents:",
  )
  const { operations, problems } = readModel(twice, 'shop.yaml')
  expect([...operations.keys()]).toEqual(['listFaq', 'get /help'])
  expect(problems).toEqual([
    'shop.yaml:14: operationId “listFaq” is duplicated at get /faq and get /help: use unique ids.',
  ])
})
