// Extracts the texts that developers read: comments, test titles, pages of documentation, and summaries and
// descriptions in the contract.
import { readFileSync } from 'node:fs'
import { isScalar, LineCounter, parseDocument, visit as visitYaml } from 'yaml'
import { parseSync, Visitor, type ESTree } from 'vite'

export type TextKind = 'comment' | 'title' | 'document' | 'summary' | 'description'

export type Text = {
  /** Path of the file from the root of the project. */
  file: string
  /** Line of the first character; the first line of a file is 1. */
  line: number
  kind: TextKind
  text: string
}

/** @param file path from the root of the project; files of other types have no texts */
export function textsOf(file: string, content = readFileSync(file, 'utf8')): Text[] {
  if (file.endsWith('.md')) return documentTexts(file, content)
  if (file.endsWith('.yaml')) return contractTexts(file, content)
  if (/\.(?:ts|tsx|mjs|js)$/.test(file)) return codeTexts(file, content)
  return []
}

/** Pattern for comments that are directives of tools, not prose. */
const directive = /^\s*(?:oxlint-|@vite-|@ts-|eslint-|v8 ignore|c8 |prettier-|#__|\/ <reference|!)/

function codeTexts(file: string, code: string): Text[] {
  const { program, comments } = parseSync(file, code)
  const lines = linesOf(code)
  const lineAt = (offset: number) => lines.linePos(offset).line
  const texts: Text[] = []
  let last: { text: Text; end: number } | undefined
  for (const { type, value, start, end } of comments) {
    if (directive.test(value)) {
      last = undefined
      continue
    }
    const isContinued =
      last && type === 'Line' && /^\r?\n[ \t]*$/.test(code.slice(last.end, start)) && isAlone(code, start)
    if (last && isContinued) {
      last.text.text += ` ${value.trim()}`
      last.end = end
      continue
    }
    for (const part of type === 'Block' ? blockParts(value) : [value.trim()]) {
      const text: Text = { file, line: lineAt(start), kind: 'comment', text: part }
      texts.push(text)
      last = type === 'Line' ? { text, end } : undefined
    }
  }
  if (/\.test\.tsx?$/.test(file)) texts.push(...titles(program, lineAt, file))
  return texts.filter(({ text }) => /\p{L}{2}/u.test(text))
}

const isAlone = (code: string, start: number) => /(?:^|\n)[ \t]*$/.test(code.slice(0, start))

/**
 * Returns the separate texts of a doc comment: its description, and the text of each tag without the name of the
 * parameter.
 */
function blockParts(value: string): string[] {
  const plain = value.replaceAll(/^[ \t]*\*+[ \t]?/gm, '').trim()
  return plain
    .split(/(?=^@\w+)/m)
    .map((part) => part.replace(/^@(?:param|template)\s+(?:\{.*?\}\s+)?\S+|^@\w+(?:\s+\{.*?\})?/, '').trim())
    .map((part) => part.replaceAll(/\s*\n\s*/g, ' '))
    .filter(Boolean)
}

const testFunctions = new Set(['test', 'it', 'describe'])

/** Returns the titles of tests and test groups. If a title is a template literal, only its fixed parts are returned. */
function titles(program: ESTree.Program, lineAt: (start: number) => number, file: string): Text[] {
  const texts: Text[] = []
  new Visitor({
    CallExpression({ callee, arguments: [title] }) {
      if (!title || !testFunctions.has(calledName(callee) ?? '')) return
      const text = literalText(title)
      if (text !== undefined) texts.push({ file, line: lineAt(title.start), kind: 'title', text })
    },
  }).visit(program)
  return texts
}

/** Returns the name of a called function: `test` for `test(…)`, `test.runIf(…)(…)` and `test.each(…)(…)`. */
function calledName(callee: ESTree.Expression | ESTree.Super): string | undefined {
  if (callee.type === 'Identifier') return callee.name
  if (callee.type === 'MemberExpression') return calledName(callee.object)
  if (callee.type === 'CallExpression') return calledName(callee.callee)
  if (callee.type === 'TaggedTemplateExpression') return calledName(callee.tag)
  return undefined
}

function literalText(node: ESTree.Argument): string | undefined {
  if (node.type === 'Literal') return typeof node.value === 'string' ? node.value : undefined
  if (node.type === 'TemplateLiteral')
    return node.quasis.map(({ value }) => value.cooked ?? value.raw).join('…')
  return undefined
}

/** Returns the paragraphs, list items, headings and table cells of a Markdown page, without code blocks. */
function documentTexts(file: string, content: string): Text[] {
  const texts: Text[] = []
  let isCode = false
  let paragraph: Text | undefined
  for (const [index, line] of content.split('\n').entries()) {
    if (/^\s*(?:```|~~~)/.test(line)) isCode = !isCode
    const isProse =
      !isCode && line.trim() !== '' && !/^(?:```|~~~| {4}\S|\t|<!--|\s*\|[\s:|-]+\|\s*$)/.test(line)
    if (!isProse) {
      paragraph = undefined
      continue
    }
    const cells = line.trim().startsWith('|')
      ? line
          .trim()
          .slice(1, -1)
          .split(/(?<!\\)\|/)
      : [line.replace(/^\s*(?:#+|[-*+]|\d+\.|>)\s+/, '')]
    const isNew = cells.length > 1 || !paragraph || /^\s*(?:#+|[-*+]|\d+\.|>)\s/.test(line)
    if (paragraph && !isNew) {
      paragraph.text += ` ${line.trim()}`
      continue
    }
    for (const cell of cells) {
      paragraph = { file, line: index + 1, kind: 'document', text: cell.trim() }
      if (cell.trim()) texts.push(paragraph)
    }
    if (cells.length > 1 || line.startsWith('#')) paragraph = undefined
  }
  return texts
}

const localized = new Set([
  'examples',
  'example',
  'x-refusals',
  'x-text',
  'x-values',
  'enum',
  'default',
  'const',
])

/**
 * Returns the summaries and descriptions of the contract. Strings that members read are omitted, because they follow
 * docs/style.md.
 */
function contractTexts(file: string, content: string): Text[] {
  const lines = new LineCounter()
  const texts: Text[] = []
  visitYaml(parseDocument(content, { lineCounter: lines, merge: true }), {
    Pair(_, pair) {
      const { key, value } = pair
      const name = isScalar(key) ? key.value : undefined
      if (typeof name === 'string' && localized.has(name)) return visitYaml.SKIP
      if (name !== 'summary' && name !== 'description') return undefined
      if (isScalar(value) && typeof value.value === 'string') {
        const { line } = lines.linePos(value.range?.[0] ?? 0)
        texts.push({ file, line, kind: name, text: value.value.trim() })
      }
      return undefined
    },
  })
  return texts
}

function linesOf(text: string): LineCounter {
  const lines = new LineCounter()
  lines.addNewLine(0)
  for (const { index } of text.matchAll(/\n/g)) lines.addNewLine(index + 1)
  return lines
}
