// The contract is read by tools of many languages. Those of Go, and others made after libyaml, refuse some YAML that the
// `yaml` package takes, and read some words as true, false or a date.
import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { isCollection, isScalar, LineCounter, parseDocument, visit, type Node } from 'yaml'

/** Each place that other readers refuse or read otherwise. */
function misread(text: string): string[] {
  const lines = new LineCounter()
  const document = parseDocument(text, { version: '1.2', lineCounter: lines })
  const asRead = scalarsOf(parseDocument(text, { version: '1.1' }))
  const found = document.errors.map(({ message }) => message)
  const written = ({ range }: Node) => text.slice(range?.[0], range?.[1])
  const note = (node: Node, why: string) =>
    found.push(`line ${lines.linePos(node.range?.[0] ?? 0).line}: ${written(node)}: ${why}`)

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
  return found
}

function scalarsOf(document: ReturnType<typeof parseDocument>) {
  const values: unknown[] = []
  visit(document, { Scalar: (_, { value }) => void values.push(value) })
  return values
}

test('what readers of other languages refuse or read otherwise is found', () => {
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

test('the contract is read alike by tools of every language', { timeout: 20_000 }, async () => {
  expect(misread(await readFile('openapi.yaml', 'utf8'))).toEqual([])
})
