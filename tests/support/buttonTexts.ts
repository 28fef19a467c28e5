// Finds the messages on buttons in the code of the web app: within a `<Button>` or a link with the look of one, and in the
// properties by which a form or a question names its buttons.
import { readFileSync } from 'node:fs'
import ts from 'typescript'
import type { MessageId } from '#generated/messageIds.ts'
import { listFiles } from './listFiles.ts'

const isId = (text: string, ids: Record<string, string>): text is MessageId => Object.hasOwn(ids, text)

/** Elements whose children stand on a button, whatever their class says. */
const buttons = new Set(['Button', 'PageLink', 'ShopButton'])
/** Properties with the words of a button: of `Form` and `ConfirmDialog`. */
const labelProps = new Set(['button', 'confirm', 'cancel'])
/** Properties of what stands on a button that are heard or drawn, not read. */
const unread = new Set(['pendingLabel', 'aria-label', 'icon'])

/** @param messages those of one language, by their ids */
export function buttonIds(messages: Record<string, string>): Set<MessageId> {
  const ids = new Set<MessageId>()
  const collect = (node: ts.Node): void => {
    if (ts.isJsxAttribute(node) && unread.has(node.name.getText())) return
    if (ts.isStringLiteralLike(node) && isId(node.text, messages)) ids.add(node.text)
    ts.forEachChild(node, collect)
  }
  const visit = (node: ts.Node): void => {
    if (ts.isJsxElement(node) && isButton(node.openingElement))
      for (const child of node.children) collect(child)
    if (ts.isJsxAttribute(node) && node.initializer && labelProps.has(node.name.getText()))
      collect(node.initializer)
    ts.forEachChild(node, visit)
  }
  const files = listFiles('src/**/*.tsx', 500)
  for (const file of files.filter((each) => !each.includes('gallery')))
    visit(ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true))
  return ids
}

function isButton({ tagName, attributes }: ts.JsxOpeningElement): boolean {
  if (buttons.has(tagName.getText())) return true
  const look = attributes.properties.find(
    (each) => ts.isJsxAttribute(each) && each.name.getText() === 'className',
  )
  return look?.getText().includes('buttonClass(') ?? false
}
