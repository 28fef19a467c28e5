// Checks that docs/specification.md names at least one test for each sentence, and that the named tests exist.
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { operationsOf, readDocumentFile } from '@members-hub/openapi'

/** Sentences with their tests; a test name may include the name of its describe block: `group > name`. */
const sentences = readFileSync('docs/specification.md', 'utf8')
  .split(/^- /m)
  .slice(1)
  .map((entry) => {
    const [sentence = '', ...tests] = entry.split('\n  - ')
    return { sentence, tests: tests.map((line) => /^`([^`]+)`: (.+)/.exec(line)) }
  })

test('every sentence of docs/specification.md has a test', () => {
  expect(sentences.length).toBeGreaterThan(60)
  expect(sentences.filter(({ tests }) => tests.length === 0)).toEqual([])
})

test('every named test exists in its file', () => {
  const missing = sentences
    .flatMap(({ tests }) => tests)
    .filter((match) => {
      const [, file = '', name = ''] = match ?? []
      return !file || !name.split(' > ').every((part) => readFileSync(file, 'utf8').includes(part))
    })
  expect(missing).toEqual([])
})

test('section 7 of the specification lists exactly the operations with `x-status: observed` in the contract', () => {
  const [, section = ''] = /^## 7\.(.*?)^## 8\./ms.exec(readFileSync('docs/specification.md', 'utf8')) ?? []
  const listed = [...section.matchAll(/^(?:GET|POST|PUT|DELETE) \/\S+$/gm)].map(([call]) => call)
  const observed = operationsOf(readDocumentFile('openapi.yaml')).flatMap(({ method, path, raw }) =>
    raw['x-status'] === 'observed' ? `${method.toUpperCase()} ${path}` : [],
  )
  expect(listed).toHaveLength(76)
  expect(listed.toSorted()).toEqual(observed.toSorted())
})
