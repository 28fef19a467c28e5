// Walks both versions in step, an operation at a time, and notes what differs where. Whether that breaks anybody is asked
// elsewhere: here a change is only found, with the two small schemas that tell its sides apart.
import {
  collectChanges,
  pairOf,
  siteOf,
  textOf,
  type Change,
  type Note,
  type Pair,
  type Site,
} from './change.ts'
import { compareMarks, compareRoot } from './marks.ts'
import { follow, type Messages, type Model, type Schema, type Step } from '../read/model.ts'
import { compareProse, compareSchemas } from './schemas.ts'
import { componentOf, referencesIn } from '../judge/validator.ts'

export type Context = {
  note: Note
  isSame: (one: unknown, other: unknown) => boolean
  walk: (site: Site, below: Pair, step?: Step) => void
  models: Pair<Model>
}

export function changesBetween(before: Model, after: Model): Change[] {
  const { changes, note } = collectChanges()
  const models = { before, after }
  const isSame = sameness(before, after)
  const isSameRoot = textOf(rootOf(before)) === textOf(rootOf(after))
  const inBoth: Site[] = []
  let onTheWay: unknown[] = []

  for (const [id, was] of before.operations) {
    const is = after.operations.get(id) ?? atAddress(after, was)
    const site = siteOf(id, { before: was, after: is })
    if (is) inBoth.push(site)
    if (is) compareOperations(site, was, is)
    else note(site, { kind: 'gone', name: id, was: id, is, probes: { before: {}, after: nothing } })
  }
  for (const [id, is] of after.operations)
    if (!before.operations.has(id) && !atAddress(before, is))
      note(siteOf(id, { before: undefined, after: is }), { kind: 'new', name: id, was: undefined, is: id })
  compareRoot(inBoth, { note, models })
  return [...changes.values()]

  function compareOperations(whole: Site, was: Messages, is: Messages) {
    const isMoved = was.operation.path !== is.operation.path || was.operation.method !== is.operation.method
    let isTold = false
    const context: Context = { note: (...told) => ((isTold = true), note(...told)), isSame, walk, models }
    compareMarks(whole, { before: was, after: is }, context)
    if (isSameRoot && !isMoved && isSame(was.raw, is.raw)) return
    for (const part of ['request', 'answer'] as const) {
      onTheWay = []
      const site = siteOf(whole.operation, whole.messages, part)
      walk(site, site.here)
    }
    if (!isTold && textOf(was.raw) !== textOf(is.raw))
      note(whole, { kind: 'prose', name: 'examples', was: textOf(was.raw), is: textOf(is.raw) })

    function walk(site: Site, below: Pair, step?: Step) {
      if (isSame(below.before.schema, below.after.schema)) return
      const here = pairOf((side) => follow(models[side].document, below[side].schema, below[side].at))
      const beside = { ...site, property: undefined, steps: step ? [...site.steps, step] : site.steps }
      const isReferred = here.before.at !== below.before.at && here.after.at !== below.after.at
      if (isReferred) compareProse({ ...beside, here: below }, context)
      if (isSame(here.before.schema, here.after.schema) || onTheWay.includes(here.before.schema)) return
      onTheWay.push(here.before.schema)
      compareSchemas({ ...beside, here }, context)
      onTheWay.pop()
    }
  }
}

/** No message at all. */
export const nothing: Schema = { not: {} }

/** What stands at the root, and in the messages of each operation. */
const rootOf = ({ document }: Model) => [document.security, document['x-body-limit']]

const atAddress = ({ operations }: Model, { operation: { method, path } }: Messages) =>
  [...operations.values()].find(({ operation: one }) => one.method === method && one.path === path)

/** Whether two nodes say the same, with all that they refer to. */
function sameness({ document }: Model, after: Model) {
  const references = Object.entries(document.components ?? {}).flatMap(([kind, group]) =>
    Object.keys(Object(group)).map((name) => `#/components/${kind}/${name}`),
  )
  const isOther = (ref: string) =>
    textOf(componentOf(document, ref)) !== textOf(componentOf(after.document, ref))
  const changed = new Set(references.filter(isOther))
  for (const ref of changed)
    for (const user of references)
      if (referencesIn(componentOf(document, user)).includes(ref)) changed.add(user)
  return (one: unknown, other: unknown) =>
    textOf(one) === textOf(other) && !referencesIn(one).some((ref) => changed.has(ref))
}
