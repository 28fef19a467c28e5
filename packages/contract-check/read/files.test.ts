// Tests contracts that consist of several files: a finding names the file and line that contains the changed node.
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { overdueIn } from '@members-hub/openapi'
import { findingsBetween } from '../findings.ts'
import { fileOf } from '../report/files.ts'
import { pathsFromRoot } from './paths.ts'
import { openModel } from './source.ts'

const head = "openapi: 3.1.0\ninfo: { title: Pets, version: '1' }\n"
const ok = (schema: string) =>
  `responses: { '200': { description: All, content: { application/json: { schema: ${schema} } } } }`

/** Writes both versions of a contract, and returns their findings as `file:line sentence`. */
async function compared(files: Record<string, string>, changed: Record<string, [from: string, to: string]>) {
  const folder = mkdtempSync(join(tmpdir(), 'contract-files-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, 'before', name)), { recursive: true })
    writeFileSync(join(folder, 'before', name), text)
  }
  cpSync(join(folder, 'before'), join(folder, 'after'), { recursive: true })
  for (const [name, [from, to]] of Object.entries(changed)) {
    const file = join(folder, 'after', name)
    expect(readFileSync(file, 'utf8')).toContain(from)
    writeFileSync(file, readFileSync(file, 'utf8').replace(from, to))
  }
  const [before, after] = await Promise.all(
    ['before', 'after'].map((name) => openModel(join(folder, name, 'openapi.yaml'))),
  )
  if (!before || !after) throw new Error('no version was read.')
  const findings = findingsBetween(before, after).map(
    (finding) => `${fileOf(finding, 'api/openapi.yaml')}:${finding.lines.after} ${finding.sentence}`,
  )
  return { findings, after }
}

test('a reference with percent-encoded braces finds the path, and a reference with %20 finds the file with a space', async () => {
  const { findings } = await compared(
    {
      'openapi.yaml': `${head}paths:
  /pets/{id}:
    get: { operationId: getPet, ${ok('{ type: object, properties: { name: { type: string } } }')} }
  /owners/{id}:
    get: { operationId: getOwner, ${ok("{ $ref: '#/paths/~1pets~1%7Bid%7D/get/responses/200/content/application~1json/schema' }")} }
  /shops:
    get: { operationId: getShops, ${ok("{ $ref: 'all schemas.yaml#/My%20Shop' }").replace('all schemas', 'all%20schemas')} }
`,
      'all schemas.yaml': 'My Shop:\n  type: object\n  properties:\n    city: { type: string }\n',
    },
    {
      'openapi.yaml': ['name: { type: string }', 'name: { type: integer }'],
      'all schemas.yaml': ['string', 'integer'],
    },
  )
  expect(findings).toEqual([
    'api/openapi.yaml:5 getPet answer.name: the type is `integer`, was `string`.',
    'api/all schemas.yaml:4 My Shop.city: the type is `integer`, was `string`.',
  ])
})

test('a finding in another file contains the file, the line and the schema name in that file', async () => {
  const { findings, after } = await compared(
    {
      'openapi.yaml': `${head}paths:
  /pets: { $ref: paths/pets.yaml }
`,
      'paths/pets.yaml': `
get:
  operationId: listPets
  deprecated: true
  x-sunset: '2024-01-31'
  parameters:
    - { name: size, in: query, schema: { type: string } }
  ${ok("{ oneOf: [{ $ref: '../schemas/index.yaml#/$defs/Pet' }, { $ref: '../schemas/Shop.yaml' }] }")}
`,
      'schemas/index.yaml': `# All schemas.
$defs:
  Pet: { type: object, properties: { kind: { type: string }, owner: { $ref: '#/$defs/Owner' } } }
  Owner:
    properties:
      name: { type: string }
`,
      'schemas/Shop.yaml': 'type: object\nproperties:\n  id: { type: string }\n',
    },
    {
      'paths/pets.yaml': ['type: string', 'type: integer'],
      'schemas/index.yaml': ['name: { type: string }', 'name: { type: integer }'],
      'schemas/Shop.yaml': ['id: { type: string }', 'id: { type: integer }'],
    },
  )
  expect(findings.toSorted()).toEqual([
    'api/paths/pets.yaml:7 listPets size: the type is `integer`, was `string`.',
    'api/schemas/Shop.yaml:3 Shop.id: the type is `integer`, was `string`.',
    'api/schemas/index.yaml:6 Owner.name: the type is `integer`, was `string`.',
  ])
  expect(overdueIn(after, '2026-11-30', 'api/openapi.yaml')).toEqual([
    'api/paths/pets.yaml:5: the sunset date 2024-01-31 of listPets has passed: remove the operation, or set a later date.',
  ])
})

test('two schemas stay separate if their names differ only in a space instead of an underscore', async () => {
  const { findings } = await compared(
    {
      'openapi.yaml': `${head}paths:
  /a: { get: { operationId: getA, ${ok("{ $ref: 's.yaml#/A%20B' }")} } }
  /b: { get: { operationId: getB, ${ok("{ $ref: 's.yaml#/A_B' }")} } }
`,
      's.yaml': 'A B: { type: string }\nA_B: { type: boolean }\n',
    },
    { 's.yaml': ['boolean', 'integer'] },
  )
  expect(findings).toEqual(['api/s.yaml:2 A_B: the type is `integer`, was `boolean`.'])
})

test('the finding about a removed branch contains the name of the branch’s schema in another file', async () => {
  const { findings } = await compared(
    {
      'openapi.yaml': `${head}paths:
  /a: { get: { operationId: getA, ${ok("{ oneOf: [{ $ref: 's.yaml#/Cat' }, { $ref: 's.yaml#/Dog' }, { type: string }] }")} } }
`,
      's.yaml':
        'Cat: { type: object, required: [a], properties: { a: { const: 1 } } }\nDog: { type: object, required: [a], properties: { a: { const: 2 } } }\n',
    },
    { 'openapi.yaml': [", { $ref: 's.yaml#/Dog' }", ''] },
  )
  expect(findings.join()).toContain('getA answer can no longer be `Dog`.')
})

test('pathsFromRoot returns paths from the root of the repository, and only the name of a file outside of it', () => {
  const fromRoot = pathsFromRoot('packages/contract-check/README.md')
  expect(fromRoot(join(process.cwd(), 'pages/index.md'))).toBe('pages/index.md')
  expect(fromRoot('packages/../openapi.yaml')).toBe('openapi.yaml')
  expect(fromRoot('/elsewhere/shop.yaml')).toBe('shop.yaml')
  expect(fromRoot('https://shop.example/openapi.yaml')).toBe('https://shop.example/openapi.yaml')
  expect(fromRoot(String.raw`D:\elsewhere\shop.yaml`)).toBe('shop.yaml')
})
