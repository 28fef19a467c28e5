// What numbers and words of the contract stand elsewhere once more: limits in code and in messages, and messages that
// choose their words by a value.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import * as is from '@typescript/native/unstable/ast'
import type { Node, SourceFile } from '@typescript/native/unstable/ast'
import { wordOf } from './shapes.ts'

type Message = { file: string; line: number; text: string }

/** Messages by id: one in each language. */
export function readMessages(root: string): Map<string, Message[]> {
  const folder = join(root, 'locales')
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) =>
    name.endsWith('.json'),
  )
  const lines = files.flatMap((name) =>
    readFileSync(join(folder, name), 'utf8')
      .split('\n')
      .flatMap((line, index) => {
        const [, id, text] = /^\s*"([^"]+)":\s*"(.*)",?$/.exec(line) ?? []
        return id && text ? [{ id, message: { file: `locales/${name}`, line: index + 1, text } }] : []
      }),
  )
  return new Map(
    [...Map.groupBy(lines, ({ id }) => id)].map(([id, all]) => [id, all.map(({ message }) => message)]),
  )
}

/** The words by which a message chooses. */
export const choicesOf = ({ text }: Message): string[] =>
  [...text.matchAll(/\{\w+, select,((?:[^{}]|\{(?:[^{}]|\{(?:[^{}]|\{[^{}]*\})*\})*\})*)\}/g)].flatMap(
    ([, branches = '']) =>
      [...branches.matchAll(/(?:^|\})\s*(\w+)\s*(?=\{)/g)].flatMap(([, word]) =>
        word && word !== 'other' ? [word] : [],
      ),
  )

export type Mention = { id: string; from: number; to: number }

/** Messages that a file names, with the lines of the element or call that names them; and the numbers it types. */
export function readTexts(source: SourceFile, ids: ReadonlyMap<string, unknown>) {
  const mentions: Mention[] = []
  const numbers: { value: number; line: number }[] = []
  const lineAt = (position: number) => source.getLineAndCharacterOfPosition(position).line + 1
  const visit = (node: Node) => {
    if (is.isStringLiteral(node) && ids.has(node.text)) {
      let around: Node = node
      while (!is.isCallExpression(around) && !is.isJsxAttributes(around) && !is.isStatement(around))
        around = around.parent
      mentions.push({ id: wordOf(node), from: lineAt(around.getStart()), to: lineAt(around.end) })
    }
    if (is.isNumericLiteral(node))
      numbers.push({ value: Number(node.text.replaceAll('_', '')), line: lineAt(node.getStart()) })
    node.forEachChild(visit)
  }
  visit(source)
  return { mentions, numbers }
}

const limits = ['minLength', 'maxLength', 'minimum', 'maximum', 'minItems', 'maxItems']

/** The numbers that the contract holds a property to, by its place. */
export function limitsOf(document: { components?: { schemas?: object } }): Map<string, number[]> {
  const schemas: Record<string, object> = Object(document.components?.schemas)
  const found = new Map<string, number[]>()
  const visit = (schema: Record<string, never>, at: string) => {
    const of: Record<string, number> = schema.$ref
      ? Object(schemas[String(schema.$ref).split('/').at(-1) ?? ''])
      : schema
    const numbers = limits.flatMap((limit) => of[limit] ?? [])
    if (numbers.length > 0) found.set(at, [...(found.get(at) ?? []), ...numbers])
    for (const [name, property] of Object.entries(Object(schema.properties)))
      visit(Object(property), `${at}.${name}`)
    if (schema.items) visit(schema.items, at)
    for (const one of [...Object.values(Object(schema.anyOf)), ...Object.values(Object(schema.oneOf))])
      visit(Object(one), at)
  }
  for (const [name, schema] of Object.entries(schemas)) visit(Object(schema), name)
  return found
}
