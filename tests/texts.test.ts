// Checks that the code of the web app contains no text for members. All text that is visible or read by a screen reader
// must be in the message files of the four languages.
import { readFileSync } from 'node:fs'
import ts from 'typescript'
import { expect, test } from 'vitest'
import { listFiles } from './support/listFiles.ts'

/** Component properties whose text is visible or read by a screen reader. */
const textProperties = new Set(
  'label title text hint error aside placeholder alt intro closeLabel pendingLabel aria-label aria-description'.split(
    ' ',
  ),
)

/** Excludes the gallery, which shows components to developers and is not part of any build. */
const files = listFiles('src/**/*.tsx', 500).filter((file) => !file.includes('gallery'))

test('src/ contains no text outside of the message files', () => {
  expect(files.flatMap(wordsIn)).toEqual([])
})

function wordsIn(file: string): string[] {
  const source = ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true)
  const words: string[] = []
  const visit = (node: ts.Node) => {
    if (isVisibleText(node) && /\p{L}{2}/u.test(node.text))
      words.push(`${file}:${source.getLineAndCharacterOfPosition(node.end).line + 1} ${node.text.trim()}`)
    ts.forEachChild(node, visit)
  }
  visit(source)
  return words
}

/** Finds text between JSX tags, and strings in braces between tags or in the properties listed above. */
function isVisibleText(node: ts.Node): node is ts.JsxText | ts.StringLiteralLike {
  if (ts.isJsxText(node)) return true
  if (!ts.isStringLiteralLike(node)) return false
  const { parent } = node
  const holder = ts.isJsxExpression(parent) ? parent.parent : parent
  return ts.isJsxAttribute(holder)
    ? textProperties.has(holder.name.getText())
    : ts.isJsxElement(holder) || ts.isJsxFragment(holder)
}
