// Tests references to anchors, ids and other files, and symbolic links in a Git revision. An unsupported reference is
// reported as an error with its location.
import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, expect, test } from 'vitest'
import { parseYaml, readModel } from '@members-hub/openapi'
import { findingsBetween } from '../findings.ts'
import { openModel } from './source.ts'

const home = process.cwd()
afterEach(() => process.chdir(home))

/** Creates a contract with the given components and an operation whose request body has the given schema. */
const contract = (schema: string, components = '') => `openapi: 3.1.0
info: { title: A shop, version: '1' }
paths:
  /things:
    post:
      operationId: sendThing
      requestBody:
        required: true
        content:
          application/json:
            schema: ${schema}
      responses: { '204': { description: Done. } }
components:
  schemas:
    Other: { type: boolean }
${components}`

const sentencesBetween = (before: string, after: string) =>
  findingsBetween(readModel(before), readModel(after)).map(
    ({ verdict, sentence }) => `${verdict}: ${sentence}`,
  )

const forms: [form: string, schema: string, components: (type: string) => string][] = [
  ['an anchor', '{ $ref: "#thing" }', (type) => `    Thing: { $anchor: thing, type: ${type} }\n`],
  [
    'an anchor within a component',
    '{ $ref: "#thing" }',
    (type) => `    Box: { $defs: { Thing: { $anchor: thing, type: ${type} } } }\n`,
  ],
  [
    'a dynamic reference',
    '{ $dynamicRef: "#thing" }',
    (type) => `    Thing: { $dynamicAnchor: thing, type: ${type} }\n`,
  ],
  [
    'an id',
    '{ $ref: "https://example.com/thing" }',
    (type) => `    Thing: { $id: "https://example.com/thing", type: ${type} }\n`,
  ],
  [
    'a pointer from an id',
    '{ $ref: "#/components/schemas/Box" }',
    (type) =>
      `    Box: { $id: "https://example.com/box", $ref: "#/$defs/Thing", $defs: { Thing: { type: ${type} } } }\n`,
  ],
  [
    'an id relative to another',
    '{ $ref: "#/components/schemas/Box" }',
    (type) =>
      `    Box: { $id: "https://example.com/box", $ref: thing, $defs: { Thing: { $id: thing, type: ${type} } } }\n`,
  ],
]

test.each(forms)('a breaking change of the target of %s is reported', (_, schema, components) => {
  const [before, after] = ['string', 'integer'].map((type) => contract(schema, components(type)))
  const sentences = sentencesBetween(before ?? '', after ?? '')
  expect(sentences).toHaveLength(1)
  expect(sentences[0]).toMatch(/^broken: .*: the type is `integer`, was `string`\.$/)
})

const refused: [form: string, schema: string, components: string, error: string][] = [
  [
    'an anchor that does not exist',
    '{ $ref: "#thing" }',
    '    Thing: { $anchor: things }\n',
    'shop.yaml:11: the reference “#thing” is not found: no schema has this anchor.',
  ],
  [
    'an anchor in a contract without anchors',
    '{ $ref: "#Other" }',
    '',
    'shop.yaml:11: the reference “#Other” is not found.',
  ],
  [
    'a dynamic reference with two targets',
    '{ $dynamicRef: "#thing" }',
    '    A: { $dynamicAnchor: thing }\n    B: { $dynamicAnchor: thing }\n',
    'shop.yaml:11: the reference “#thing” is ambiguous: several schemas have this anchor.',
  ],
  [
    'a recursive reference of 2019-09',
    '{ $recursiveRef: "#" }',
    '',
    'shop.yaml:11: `$recursiveRef` is not supported: write `$dynamicRef` or `$ref`.',
  ],
]

test.each(refused)('%s is reported as an error with its line', (_, schema, ...[components, error]) => {
  expect(() => readModel(contract(schema, components), 'shop.yaml')).toThrow(error)
})

const files = new Map([
  ['models.yaml', parseYaml('Thing: { $ref: "#/Missing" }\nLoop: { $ref: "#/Loop" }\n', 'models.yaml')],
])
const dangling: [form: string, ref: string, error: string][] = [
  [
    'a pointer that another file does not have',
    'models.yaml#/Nothing',
    'shop.yaml:11: the reference “models.yaml#/Nothing” is not found in models.yaml.',
  ],
  [
    'a reference of another file without a target',
    'models.yaml#/Thing',
    'shop.yaml:11: the reference “models.yaml#/Thing” is not found in models.yaml.',
  ],
  [
    'a reference of another file to itself',
    'models.yaml#/Loop',
    'shop.yaml:11: the reference “models.yaml#/Loop” leads to itself.',
  ],
  [
    'an anchor of another file',
    'models.yaml#thing',
    'shop.yaml:11: the reference “models.yaml#thing” is not supported: write the place in the other file as `#/…`.',
  ],
]

test.each(dangling)('%s is an error', (_, ref, error) => {
  expect(() => readModel(contract(`{ $ref: "${ref}" }`), 'shop.yaml', files)).toThrow(error)
})

test('YAML merge keys are resolved: the first of several mappings wins, and explicit keys win over merged keys', () => {
  const text = `a: &a { type: object, x: 1 }
b: &b { x: 2, y: 3 }
one: { <<: *a, type: string }
list: { <<: [*a, *b] }
twice:
  <<: *a
  <<: *b
'<<': text
`
  const value = parseYaml(text, 'a.yaml').value
  const merged = { type: 'object', x: 1, y: 3 }
  expect(value).toMatchObject({ one: { type: 'string', x: 1 }, list: merged, twice: merged, '<<': 'text' })
})

test('a change in a mapping is reported for the schema that includes the mapping by a merge key', () => {
  const [before, after] = ['string', 'integer'].map(
    (type) =>
      `x-shared: &shared { properties: { a: { type: ${type} } } }\n${contract('{ $ref: "#/components/schemas/Thing" }', '    Thing: { <<: *shared, type: object }\n')}`,
  )
  expect(sentencesBetween(before ?? '', after ?? '')).toContain(
    'broken: Thing.a: the type is `integer`, was `string`.',
  )
})

const big = '9223372036854775807'
const integers: [keyword: string, before: string, after: string, verdicts: string[]][] = [
  ['maximum', `maximum: ${big}`, 'maximum: 9223372036854775806', ['broken']],
  ['exclusiveMaximum', `exclusiveMaximum: ${big}`, 'exclusiveMaximum: 9223372036854775806', ['broken']],
  ['a larger maximum', 'maximum: 9223372036854775806', `maximum: ${big}`, ['safe']],
  ['minimum', 'minimum: -9223372036854775808', 'minimum: -9223372036854775807', ['broken']],
  ['a first maximum', 'minimum: 1', `minimum: 1, maximum: ${big}`, ['broken']],
  ['enum', `enum: [1, ${big}]`, 'enum: [1, 9223372036854775806]', ['broken']],
  ['a further value', 'enum: [1, 2]', `enum: [1, 2, ${big}]`, ['safe']],
  ['const', `const: ${big}`, 'const: 9223372036854775806', ['broken']],
  ['default', `default: ${big}`, 'default: 9223372036854775806', ['affected']],
  ['the same integer', `maximum: ${big}`, `maximum: +${big}`, []],
]

test.each(integers)('integers beyond 2^53 are compared as text in %s', (_, before, ...[after, verdicts]) => {
  const models = [before, after].map((keywords) => readModel(contract(`{ type: integer, ${keywords} }`)))
  const [oldModel, newModel] = models
  const findings = oldModel && newModel ? findingsBetween(oldModel, newModel) : []
  expect(
    findings
      .map(({ verdict }) => verdict)
      .filter((verdict) => verdict !== 'safe' || verdicts.includes(verdict)),
  ).toEqual(verdicts)
})

test('the sentence and the example of a finding show all digits of an integer beyond 2^53', () => {
  const [before, after] = [big, '9223372036854775806'].map((maximum) =>
    readModel(contract(`{ type: integer, maximum: ${maximum} }`)),
  )
  const [finding] = before && after ? findingsBetween(before, after) : []
  expect(finding?.sentence).toBe(`sendThing request: maximum is \`9223372036854775806\`, was \`${big}\`.`)
  expect(JSON.stringify(finding?.witness?.message)).toContain(`"body":${big}`)
})

function repository() {
  const folder = mkdtempSync(join(tmpdir(), 'links-'))
  const git = (...args: string[]) => execFileSync('git', args, { cwd: folder })
  mkdirSync(join(folder, 'api'))
  writeFileSync(join(folder, 'api/v1.yaml'), contract('{ $ref: "models.yaml#/Thing" }'))
  writeFileSync(join(folder, 'api/models.yaml'), 'Thing: { type: string }\n')
  symlinkSync('v1.yaml', join(folder, 'api/latest.yaml'))
  symlinkSync('api', join(folder, 'current'))
  symlinkSync('nowhere.yaml', join(folder, 'broken.yaml'))
  symlinkSync('/etc/hostname', join(folder, 'outside.yaml'))
  git('init', '-q')
  git('add', '.')
  git('-c', 'user.name=A', '-c', 'user.email=a@example.com', 'commit', '-qm', 'Add')
  return folder
}

test.each(['api/latest.yaml', 'current/v1.yaml', 'current/latest.yaml'])(
  'a contract in a revision is read through symbolic links: %s',
  async (path) => {
    process.chdir(repository())
    const model = await openModel(`HEAD:${path}`)
    expect([...model.operations.keys()]).toEqual(['sendThing'])
  },
)

test.each(['broken.yaml', 'outside.yaml'])(
  'a symbolic link in a revision whose target is not a file of that revision is an error: %s',
  async (path) => {
    process.chdir(repository())
    await expect(openModel(`HEAD:${path}`)).rejects.toThrow(
      `HEAD:${path}: the target of the symbolic link is not in the repository: commit it, or name another file.`,
    )
  },
)
