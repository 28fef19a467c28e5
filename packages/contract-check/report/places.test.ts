// Tests that a changed schema is one finding in all formats, regardless of the number of operations that use it.
import { expect, test } from 'vitest'
import { listOf, nodeAt, objectOf, readModel } from '@members-hub/openapi'
import { findingsBetween } from '../findings.ts'
import { webContract } from '../samples/web.ts'
import { jsonPieces } from './pieces.ts'
import { print, type Format } from './print.ts'
import { operationsOf } from './places.ts'

const model = (isChanged: (index: number) => boolean) =>
  readModel(JSON.stringify(webContract({ schemas: 3, operations: 100, references: 1, isChanged })))
const findings = findingsBetween(
  model(() => false),
  model((index) => index === 2),
)
const printed = (format: Format) =>
  print({ base: 'main', findings, problems: [], notes: [], trials: [] }, format)

test('one changed schema that 100 operations send and return is one finding with 100 operations', () => {
  expect(findings.map(({ kind }) => kind)).toEqual(['type'])
  const operations = findings.flatMap(({ subjects }) => subjects.map(({ operation }) => operation))
  expect(new Set(operations).size).toBe(100)
})

test('text, Markdown, HTML, GitHub and JUnit reports list three of 100 operations and count the others', () => {
  const formats = ['text', 'markdown', 'html', 'github', 'junit'] as const
  const silent = formats.filter((format) => !/Operations\b.*op0, op1, op2 and 97 more/.test(printed(format)))
  expect(silent).toEqual([])
})

test('the SARIF report has one result, whose logical locations are all locations of the change', () => {
  const results = listOf(nodeAt(JSON.parse(printed('sarif')), ['runs', '0', 'results']))
  expect(results).toHaveLength(1)
  const locations = listOf(nodeAt(results[0], ['locations', '0', 'logicalLocations'])).map(objectOf)
  const names = locations.map(({ fullyQualifiedName }) => fullyQualifiedName)
  expect(names).toContain('op99 body f0.f0.id')
  expect(names).toContain('op99 answer 200 f0.f0.id')
})

test('operationsOf separates requests and responses whose verdicts differ', () => {
  const subjects = [
    { operation: 'send', part: 'body' as const, path: [], verdict: 'broken' as const },
    { operation: 'read', part: 'answer' as const, path: [], verdict: 'affected' as const },
    { operation: 'list', part: 'query' as const, path: [], verdict: 'safe' as const },
  ]
  expect(operationsOf(subjects, 'broken')).toBe('requests of send (broken); responses of read (affected)')
})

test('jsonPieces returns the output of JSON.stringify in pieces', () => {
  const value = { a: [{ b: { c: { d: [1, { e: 'two\nlines' }] } } }, []], none: undefined, f: {}, g: null }
  const pieces = [...jsonPieces(value)]
  expect(pieces.join('')).toBe(JSON.stringify(value, null, 2))
  expect(pieces.length).toBeGreaterThan(5)
})
