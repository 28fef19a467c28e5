// Generates reports piece by piece, because the report of a large contract may exceed the maximum length of a
// JavaScript string.
import { visibleJson } from './visible.ts'

/** @returns the texts one by one, with the separator between them */
export function* joined(texts: Iterable<string>, separator = '\n'): Generator<string> {
  let isFirst = true
  for (const text of texts) {
    if (!isFirst) yield separator
    yield text
    isFirst = false
  }
}

/**
 * Maximum nesting depth at which each array entry and property is a separate piece. The entries of `results` in SARIF
 * have this depth.
 */
const maxDepth = 4

/** @returns the pieces of `JSON.stringify(value, null, 2)`, with escapes for characters that terminals interpret */
export function* jsonPieces(value: unknown, depth = 0): Generator<string> {
  const isList = Array.isArray(value)
  const members: [string, unknown][] =
    typeof value === 'object' && value !== null && depth < maxDepth
      ? Object.entries(value).filter(([, member]) => member !== undefined)
      : []
  const indent = '  '.repeat(depth)
  if (members.length === 0) {
    yield visibleJson(JSON.stringify(value, null, 2) ?? 'null').replaceAll('\n', `\n${indent}`)
    return
  }
  for (const [index, [name, member]] of members.entries()) {
    const opening = index > 0 ? ',' : isList ? '[' : '{'
    yield `${opening}\n${indent}  ${isList ? '' : `${visibleJson(JSON.stringify(name))}: `}`
    yield* jsonPieces(member, depth + 1)
  }
  yield `\n${indent}${isList ? ']' : '}'}`
}
