// Tests unreadable contracts: each gives one sentence with file and line, and is not compared.
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

/** Anchors that each refer three times to the previous one. */
const doublings = Array.from({ length: 24 }, (_, index) => {
  const above = `*a${index}`
  return `    A${index + 1}: &a${index + 1} { properties: { a: ${above}, b: ${above}, c: ${above} } }`
})

const cases: [what: string, text: string, says: string][] = [
  ['an empty file', '\n', 'shop.yaml: the file is empty.'],
  [
    'a plain text',
    'Dear all,\nplease read.\n',
    'shop.yaml:1: this is no OpenAPI contract: it does not begin with `openapi: 3…`.',
  ],
  [
    'a list',
    '- openapi\n',
    'shop.yaml:1: this is no OpenAPI contract: it does not begin with `openapi: 3…`.',
  ],
  ['Swagger', "swagger: '2.0'\n", 'shop.yaml:1: this is Swagger 2.0: convert it to OpenAPI 3 first.'],
  [
    'a future OpenAPI version',
    'openapi: 4.0.0\n',
    'shop.yaml: OpenAPI 4.0.0 is not known: it has to be 3.0, 3.1 or 3.2.',
  ],
  [
    'an unresolved merge conflict',
    contract(fine, '<<<<<<< HEAD\n'),
    'shop.yaml:13: a merge left its marker “<<<<<<<” here: finish the merge first.',
  ],
  [
    'a duplicate key',
    contract(fine).replace('    Faq:', '    Faq: { type: integer }\n    Faq:'),
    'shop.yaml:16: the key “Faq” stands twice in one place: keep one of them.',
  ],
  [
    'broken YAML',
    'openapi: [3.1.0\npaths: {}\n',
    'shop.yaml:2: this is no YAML that can be read (deficient indentation).',
  ],
  [
    'a file with two YAML documents',
    'openapi: 3.1.0\n---\nopenapi: 3.1.0\n',
    'shop.yaml: the file holds several documents; a contract is one.',
  ],
  [
    'a list in place of the paths',
    'openapi: 3.1.0\npaths: [1]\n',
    'shop.yaml: `paths` has to be a list of names with what each stands for.',
  ],
  [
    'a misspelled reference',
    withoutLoop(contract("{ $ref: '#/components/schemas/Faqq' }")),
    'shop.yaml:12: the reference “#/components/schemas/Faqq” leads nowhere; “Faq” is there.',
  ],
  [
    'a missing parameter component',
    withoutLoop(contract(fine)).replace(
      '      responses:',
      "      parameters: [{ $ref: '#/components/parameters/Page' }]\n      responses:",
    ),
    'shop.yaml:7: the reference “#/components/parameters/Page” leads nowhere.',
  ],
  [
    'a missing request body component',
    withoutLoop(contract(fine)).replace(
      '      responses:',
      "      requestBody: { $ref: '#/components/requestBodies/Faq' }\n      responses:",
    ),
    'shop.yaml:7: the reference “#/components/requestBodies/Faq” leads nowhere.',
  ],
  [
    'a missing response component',
    withoutLoop(contract(fine)).replace(
      "'200':",
      "'404': { $ref: '#/components/responses/Gone' }\n        '200':",
    ),
    'shop.yaml:8: the reference “#/components/responses/Gone” leads nowhere.',
  ],
  [
    'a cycle of references',
    contract(fine),
    'shop.yaml:16: the reference “#/components/schemas/Pool” leads round to itself.',
  ],
  [
    'an anchor that contains itself',
    'openapi: 3.1.0\npaths: {}\ncomponents: &all { schemas: { A: { properties: { a: *all } } } }\n',
    'shop.yaml: an anchor of this file contains itself.',
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
    'shop.yaml: its anchors stand for more than can be read.',
  ],
]

test.each(cases)('%s is reported with its place', (_, text, says) => {
  expect(() => readModel(text, 'shop.yaml')).toThrow(says)
})

test('two operations with the same id are identified by method and path and reported', () => {
  const twice = withoutLoop(contract(fine)).replace(
    'components:',
    "  /help:\n    get: { operationId: listFaq, responses: { '204': { description: None. } } }\ncomponents:",
  )
  const { operations, problems } = readModel(twice, 'shop.yaml')
  expect([...operations.keys()]).toEqual(['listFaq', 'get /help'])
  expect(problems).toEqual([
    'shop.yaml:14: two operations are called “listFaq”, get /faq and get /help: give each a name of its own.',
  ])
})
