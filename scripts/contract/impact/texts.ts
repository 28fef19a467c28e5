// Finds code and messages that repeat numbers or enum values of the contract. Examples are a maximum length in a
// message, and a message that selects its text by a value: `{status, select, open {…} closed {…}}`.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { is, type Node, type SourceFile } from './compiler.ts'
import { follow, listOf, objectOf } from '@members-hub/openapi'
import type { HubDocument } from '#scripts/generate/contract.ts'
import { lineOf, memberName, type Shape, type Shapes } from './shapes.ts'

/** Message with the values of its `select` branches, by which it selects its text. */
type Message = { id: string; file: string; line: number; choices: string[] }
type Line = { file: string; line: number }
type Put = (place: string, at: Line, how: 'labels' | 'limits') => void

type Project = { root: string; document: HubDocument; shapes: Shapes }

/** Smallest number that is recognized as a limit, because smaller numbers are too common. */
const minLimit = 20

export function textsOf({ root, document, shapes }: Project, put: Put) {
  const messages = readMessages(root)
  const limits = limitsOf(document)
  // Record messages that are labels of an enum: they have a `select` branch for nearly all values of the enum. For
  // example, a message with branches for most order states is a label of the order state. This applies even if the code
  // next to the message does not name the enum.
  for (const [place, { values }] of Object.entries(shapes.components))
    for (const message of [...messages.values()].flat())
      if (isLabelOf(message.choices, values)) put(place, message, 'labels')

  function idsIn(table: Node): string[] {
    const ids: string[] = []
    const visit = (node: Node) => {
      if (is.isStringLiteral(node) && messages.has(node.text)) ids.push(node.text)
      node.forEachChild(visit)
    }
    visit(table)
    return ids
  }

  /** @param lines lines of the file that name a location in the contract, by location */
  return function readTexts(source: SourceFile, file: string, lines: ReadonlyMap<string, Set<number>>) {
    if (file.startsWith('tests/')) return
    const mentions: { id: string; from: number; to: number }[] = []
    const tables: { words: Set<string>; line: number; ids: string[] }[] = []
    const numbers: { value: number; line: number }[] = []
    const visit = (node: Node) => {
      if (is.isStringLiteral(node) && messages.has(node.text)) {
        let around: Node = node
        while (!is.isCallExpression(around) && !is.isJsxAttributes(around) && !is.isStatement(around))
          around = around.parent
        const to = source.getLineAndCharacterOfPosition(around.end).line + 1
        mentions.push({ id: node.text, from: lineOf(around), to })
      }
      if (is.isObjectLiteralExpression(node)) {
        const words = new Set(node.properties.map((property) => memberName(property) ?? ''))
        if (words.size > 1) tables.push({ words, line: lineOf(node), ids: idsIn(node) })
      }
      if (is.isNumericLiteral(node))
        numbers.push({ value: Number(node.text.replaceAll('_', '')), line: lineOf(node) })
      node.forEachChild(visit)
    }
    visit(source)
    for (const [place, at] of lines) {
      const words = wordsOf(shapes, place)
      for (const { id, from, to } of words.length > 1 ? mentions : []) {
        // If the enum is named on a line that uses the message, one branch with a value of the enum is enough.
        // Elsewhere in the file, the message needs branches for nearly all values.
        const isBeside = [...at].some((line) => line >= from && line <= to)
        const enough = isBeside ? 1 : Math.max(3, words.length - 1)
        for (const message of messages.get(id) ?? []) {
          if (message.choices.filter((word) => words.includes(word)).length < enough) continue
          put(place, message, 'labels')
          put(place, { file, line: from }, 'labels')
        }
      }
      // Record object literals with a message for each enum value, because a new enum value needs a new entry.
      for (const { words: tableTexts, line, ids } of words.length > 1 ? tables : []) {
        if (ids.length === 0 || !isLabelOf([...tableTexts], words)) continue
        put(place, { file, line }, 'labels')
        for (const message of ids.flatMap((id) => messages.get(id) ?? [])) put(place, message, 'labels')
      }
      for (const { value, line } of numbers)
        if (limits.get(place)?.includes(value) && (value >= minLimit || at.has(line)))
          put(place, { file, line }, 'limits')
    }
  }
}

/** Returns the messages by id: for each id a list with one message per language. */
function readMessages(root: string): Map<string, Message[]> {
  const folder = join(root, 'locales')
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  const messages = names
    .filter((name) => name.endsWith('.json'))
    .flatMap((name) =>
      readFileSync(join(folder, name), 'utf8')
        .split('\n')
        .flatMap((line, above) => {
          const [, id, text] = /^\s*"([^"]+)":\s*"(.*)",?$/.exec(line) ?? []
          const choices = choicesOf(text ?? '')
          return id ? [{ id, file: `locales/${name}`, line: above + 1, choices }] : []
        }),
    )
  return Map.groupBy(messages, ({ id }) => id)
}

/** Returns the values of the `select` branches of a message. */
const choicesOf = (text: string): string[] =>
  [...text.matchAll(/\{\w+, select,((?:[^{}]|\{(?:[^{}]|\{(?:[^{}]|\{[^{}]*\})*\})*\})*)\}/g)].flatMap(
    ([, branches = '']) =>
      [...branches.matchAll(/(?:^|\})\s*(\w+)\s*(?=\{)/g)].flatMap(([, word]) =>
        word && word !== 'other' ? [word] : [],
      ),
  )

/**
 * Returns true if the words include all values of an enum, or all except one, which the branch `other` may cover.
 * Additional words are allowed.
 */
const isLabelOf = (words: string[], values: string[]) =>
  new Set(words.filter((word) => values.includes(word))).size >= Math.max(2, values.length - 1)

const limits = ['minLength', 'maxLength', 'minimum', 'maximum', 'minItems', 'maxItems']

/**
 * Returns the limits of properties, such as `maxLength`, by their location in the contract, such as `Address.street`.
 */
function limitsOf(document: HubDocument): Map<string, number[]> {
  const limitsByPlace = new Map<string, number[]>()
  const visit = (node: unknown, at: string) => {
    const schema = objectOf(node)
    const target = follow(document, schema, []).schema
    const numbers = limits.map((limit) => target[limit]).filter((value) => typeof value === 'number')
    if (numbers.length > 0) limitsByPlace.set(at, [...(limitsByPlace.get(at) ?? []), ...numbers])
    for (const [name, property] of Object.entries(objectOf(schema.properties)))
      visit(property, `${at}.${name}`)
    if (schema.items) visit(schema.items, at)
    for (const branch of [...listOf(schema.anyOf), ...listOf(schema.oneOf)]) visit(branch, at)
  }
  const schemas = objectOf(objectOf(document.components).schemas)
  for (const [name, schema] of Object.entries(schemas)) visit(schema, name)
  return limitsByPlace
}

/** Returns the enum values that are allowed at a location in the contract. */
function wordsOf({ components, operations }: Shapes, place: string): string[] {
  const [root = '', ...path] = place.split('.')
  const start = components[root] ?? operations[root]?.[path.shift() ?? '']
  const shape = path.reduce<Shape | undefined>(
    (at, name) => (at?.props[name] ?? at?.item?.props[name])?.shape,
    start,
  )
  return [shape, shape?.item].flatMap((choice) => [
    ...(choice?.values ?? []),
    ...(choice?.refs ?? []).flatMap((ref) => components[ref]?.values ?? []),
  ])
}
