// Finds the messages on buttons in the web app's code: in a `<Button>`, in a link that looks like a button, and in the
// properties that label the buttons of forms and dialogs.
import { readFileSync } from 'node:fs'
import ts from 'typescript'
import type { MessageId } from '#generated/messageIds.ts'
import { listFiles } from './listFiles.ts'

const isId = (text: string, ids: Record<string, string>): text is MessageId => Object.hasOwn(ids, text)

/** Components that render their children on a button, regardless of their class. */
const buttons = new Set(['Button', 'PageLink', 'ShopButton'])
/** Properties with button labels of `Form` and `ConfirmDialog`. */
const labelProps = new Set(['button', 'confirm', 'cancel'])
/** Properties of buttons that are not visible text: spoken labels and icons. */
const unread = new Set(['pendingLabel', 'aria-label', 'icon'])

/** @param messages messages of one language by id */
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
