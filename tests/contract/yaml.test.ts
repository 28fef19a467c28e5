// Tests that tools in all programming languages can read the contract. YAML parsers of Go and parsers based on libyaml
// reject some YAML that the `yaml` package accepts. They also read some unquoted strings as booleans or dates.
import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { objectOf, readDocumentFile } from '@members-hub/openapi'
import { isCollection, isScalar, LineCounter, parseDocument, visit, type Node } from 'yaml'

/** Lists the lines of YAML that parsers in other programming languages reject or interpret differently. */
function misread(text: string): string[] {
  const lines = new LineCounter()
  const document = parseDocument(text, { version: '1.2', lineCounter: lines })
  const asRead = scalarsOf(parseDocument(text, { version: '1.1' }))
  const problems = document.errors.map(({ message }) => message)
  const written = ({ range }: Node) => text.slice(range?.[0], range?.[1])
  const note = (node: Node, why: string) =>
    problems.push(`line ${lines.linePos(node.range?.[0] ?? 0).line}: ${written(node)}: ${why}`)

  let place = 0
  visit(document, {
    Scalar(_, node, path) {
      const other = asRead[place]
      place += 1
      if (!Object.is(node.value, other)) note(node, `YAML 1.1 reads ${String(other)}`)
      if (node.type !== 'PLAIN' || !path.some((outer) => isCollection(outer) && outer.flow)) return
      if (written(node).includes('?')) note(node, 'a ? between brackets ends the text')
      if (written(node).startsWith(':')) note(node, 'a : between brackets starts a value')
    },
    Pair(_, { key }) {
      if (isScalar(key) && key.range && /^[^]{1000}|\n/.test(written(key))) note(key, 'too long for a key')
    },
  })
  return problems
}

function scalarsOf(document: ReturnType<typeof parseDocument>) {
  const values: unknown[] = []
  visit(document, { Scalar: (_, { value }) => void values.push(value) })
  return values
}

test('misread() finds YAML that parsers in other programming languages reject or interpret differently', () => {
  expect(misread('a: [{ question: How much?, answer: 1 }]')).toEqual([
    'line 1: How much?: a ? between brackets ends the text',
  ])
  expect(misread('a: 1\nb: [/path?query=1, :value]')).toHaveLength(2)
  expect(misread("a: { 'one\n  two': 1 }")).toHaveLength(1)
  expect(misread('a: { on: [no, 2026-11-22, 12:30, 010] }')).toHaveLength(5)
  expect(misread('a: 1\na: 2')).toHaveLength(1)
  expect(
    misread("a: How much?\nb: { 'on': ['no', '2026-11-22', 'How much?', 12.3, true, null, a:b] }"),
  ).toEqual([])
})

/**
 * Features of regular expressions that engines without backtracking, such as Go's RE2, do not support: lookaround,
 * backreferences and more than 1,000 repetitions.
 */
const beyondRe2 = /\(\?<?[=!]|\\[1-9]|\\k<|\{(?:\d+,)?(?:\d{5,}|[2-9]\d{3}|1(?!000\})\d{3})\}/

function patternsIn(text: string): string[] {
  const patterns: string[] = []
  visit(parseDocument(text), {
    Pair(_, { key, value }) {
      if (isScalar(key) && key.value === 'pattern' && isScalar(value)) patterns.push(String(value.value))
    },
  })
  return patterns
}

test('beyondRe2 finds regular expressions that engines without backtracking reject', () => {
  const refused = [
    String.raw`^/(?![/\\])`,
    '(?=a)',
    '(?<=a)b',
    '(?<!a)b',
    String.raw`(a)\1`,
    String.raw`(?<a>a)\k<a>`,
    'a{1001}',
    'a{1,5000}',
  ]
  const safePatterns = ['^/(?:a|b)*$', String.raw`\d{1,1000}\.`, '(?<name>a)', '[=!]{10}']
  expect(patternsIn(`- pattern: '(?=a)'\n- { pattern: b }\n- other: c`)).toEqual(['(?=a)', 'b'])
  expect(refused.filter((pattern) => !beyondRe2.test(pattern))).toEqual([])
  expect(safePatterns.filter((pattern) => beyondRe2.test(pattern))).toEqual([])
})

test('regex engines without backtracking support every pattern of the contract', async () => {
  const patterns = patternsIn(await readFile('openapi.yaml', 'utf8'))
  expect(patterns.length).toBeGreaterThan(10)
  expect(patterns.filter((pattern) => beyondRe2.test(pattern))).toEqual([])
})

test('parsers in all programming languages read the contract in the same way', async () => {
  expect(misread(await readFile('openapi.yaml', 'utf8'))).toEqual([])
})

test('no parameter has the name of a schema, because some code generators use one namespace for both', async () => {
  const { schemas, parameters } = objectOf(readDocumentFile('openapi.yaml').components)
  const names = new Set(Object.keys(objectOf(schemas)))
  expect(Object.keys(objectOf(parameters)).filter((name) => names.has(name))).toEqual([])
})
