// Tests every regular expression of the contract and the code with input that causes backtracking (section 13 of
// docs/reliability.md).
import { readFile } from 'node:fs/promises'
import ts from 'typescript'
import { expect, test } from 'vitest'
import { readDocumentFile } from '@members-hub/openapi'
import { measurement } from './support/measurements.ts'
import { listFiles } from './support/listFiles.ts'

const length = 10_000
const allowedMilliseconds = 10

type Found = { location: string; pattern: RegExp }

/** Lists the patterns of the contract as its validators compile them. */
async function patternsOfContract(): Promise<Found[]> {
  const schemaPatterns: Found[] = []
  const visit = (node: unknown, place: string) => {
    if (typeof node !== 'object' || node === null) return
    for (const [name, member] of Object.entries(node))
      if (name === 'pattern' && typeof member === 'string')
        schemaPatterns.push({ location: place, pattern: new RegExp(member) })
      else visit(member, `${place}.${name}`)
  }
  visit(readDocumentFile('openapi.yaml'), 'openapi.yaml')
  return schemaPatterns
}

/** Finds the regular expression literals in the code with the parser of the TypeScript compiler. */
async function patternsOf(folder: string): Promise<Found[]> {
  const files = listFiles(`${folder}/**/*.{ts,tsx}`, 400)
  const patternLists = await Promise.all(
    files.map(async (file) => literalsIn(file, await readFile(file, 'utf8'))),
  )
  return patternLists.flat()
}

function literalsIn(file: string, text: string): Found[] {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true)
  const literals: Found[] = []
  const visit = (node: ts.Node) => {
    if (ts.isRegularExpressionLiteral(node)) {
      const [, body = '', flags = ''] = /^\/(.*)\/([a-z]*)$/s.exec(node.text) ?? []
      const line = source.getLineAndCharacterOfPosition(node.pos).line + 1
      literals.push({ location: `${file}:${line}`, pattern: new RegExp(body, flags.replace('g', '')) })
    }
    ts.forEachChild(node, visit)
  }
  visit(source)
  return literals
}

/**
 * Generates long repetitions of characters that the pattern contains, each with an ending that does not match the
 * pattern.
 */
function busy({ source }: RegExp): string[] {
  const alphabet = [...new Set(source.replace(/\\[a-zA-Z]|[\\^$()[\]{}|?*+]/g, ''))]
  const units = [
    ...alphabet,
    'a',
    '0',
    ' ',
    'A',
    '-',
    '.',
    'a.',
    'a@',
    '0a',
    'a ',
    '-a',
    'a-',
    '\t ',
    'ab',
    '<a',
    '{a}',
  ]
  return units.flatMap((unit) => {
    const long = unit.repeat(Math.ceil(length / unit.length)).slice(0, length)
    return [long, `${long}\u0001`, `a${long}!`, `\u0001${long}`, `${source.at(1) ?? ''}${long}\n`]
  })
}

const patterns = [...(await patternsOfContract()), ...(await patternsOf('api')), ...(await patternsOf('src'))]

test('no pattern takes more than 10 ms to match 10 kB of text', () => {
  const slow: string[] = []
  let slowest = 0
  for (const { location: place, pattern } of patterns)
    for (const text of busy(pattern)) {
      // Use the fastest of three runs, because other load on the host may delay individual runs.
      const took = Math.min(...[1, 2, 3].map(() => millisecondsOf(() => pattern.test(text))))
      slowest = Math.max(slowest, took)
      if (took >= allowedMilliseconds) slow.push(`${place} ${pattern} took ${took} ms`)
    }
  measurement(
    '13. Regexes',
    `${patterns.length} regular expressions on texts of 10 kB with characters that they match: the slowest takes ${slowest.toFixed(2)} ms`,
  )
  expect(slow).toEqual([])
})

function millisecondsOf(work: () => unknown) {
  const started = performance.now()
  work()
  return performance.now() - started
}
