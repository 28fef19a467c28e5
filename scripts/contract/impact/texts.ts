// Finds the numbers and words of the contract that stand elsewhere once more: limits in code and in messages, and messages that
// choose their words by a value.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { is, type Node, type SourceFile } from './compiler.ts'
import { follow, listOf, objectOf } from '@members-hub/openapi'
import type { HubDocument } from '#scripts/generate/contract.ts'
import { lineOf, memberName, type Shape, type Shapes } from './shapes.ts'

/** With the values that it chooses its words by. */
type Message = { id: string; file: string; line: number; choices: string[] }
type Line = { file: string; line: number }
type Put = (place: string, at: Line, how: 'labels' | 'limits') => void

type Project = { root: string; document: HubDocument; shapes: Shapes }

/** Numbers below say nothing by themselves. */
const tellingNumber = 20

export function textsOf({ root, document, shapes }: Project, put: Put) {
  const messages = readMessages(root)
  const limits = limitsOf(document)
  // Whatever the code calls it, a message that chooses by nearly all words of a choice is a label of it.
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

  /** @param lines where the file names each place */
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
        // A message beside a value chooses by it; elsewhere in the file one that has nearly all its words.
        const isBeside = [...at].some((line) => line >= from && line <= to)
        const enough = isBeside ? 1 : Math.max(3, words.length - 1)
        for (const message of messages.get(id) ?? []) {
          if (message.choices.filter((word) => words.includes(word)).length < enough) continue
          put(place, message, 'labels')
          put(place, { file, line: from }, 'labels')
        }
      }
      // A table of messages needs one more where its choice has one more.
      for (const { words: tableWords, line, ids } of words.length > 1 ? tables : []) {
        if (ids.length === 0 || !isLabelOf([...tableWords], words)) continue
        put(place, { file, line }, 'labels')
        for (const message of ids.flatMap((id) => messages.get(id) ?? [])) put(place, message, 'labels')
      }
      for (const { value, line } of numbers)
        if (limits.get(place)?.includes(value) && (value >= tellingNumber || at.has(line)))
          put(place, { file, line }, 'limits')
    }
  }
}

/** By id: one in each language. */
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

/** The words by which a message chooses. */
const choicesOf = (text: string): string[] =>
  [...text.matchAll(/\{\w+, select,((?:[^{}]|\{(?:[^{}]|\{(?:[^{}]|\{[^{}]*\})*\})*\})*)\}/g)].flatMap(
    ([, branches = '']) =>
      [...branches.matchAll(/(?:^|\})\s*(\w+)\s*(?=\{)/g)].flatMap(([, word]) =>
        word && word !== 'other' ? [word] : [],
      ),
  )

/** It says nearly all of them: `other` stands for one, and words of the page's own may stand beside. */
const isLabelOf = (words: string[], values: string[]) =>
  new Set(words.filter((word) => values.includes(word))).size >= Math.max(2, values.length - 1)

const limits = ['minLength', 'maxLength', 'minimum', 'maximum', 'minItems', 'maxItems']

/** Limits of the contract's properties, by place: `Address.street`. */
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

/** The words that a place allows, where it is a choice of words. */
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
