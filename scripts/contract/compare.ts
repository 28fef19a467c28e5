// Walks both versions in step, an operation at a time, and notes what differs where. Whether that breaks anybody is asked
// elsewhere: here a change is only found, with the two small schemas that tell its sides apart.
import { collectChanges, pairOf, textOf, type Change, type Note, type Pair, type Site } from './change.ts'
import { compareMarks } from './marks.ts'
import { follow, type Messages, type Model, type Schema, type Step } from './model.ts'
import { compareProse, compareSchemas } from './schemas.ts'
import { componentOf, reached } from './validator.ts'

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
  let onTheWay: unknown[] = []

  for (const [id, was] of before.operations) {
    const is = after.operations.get(id) ?? atAddress(after, was)
    if (is) compareOperations(id, was, is)
    else
      note(siteOf(id, was), {
        kind: 'gone',
        name: id,
        was: id,
        is: undefined,
        probes: { before: {}, after: nothing },
      })
  }
  for (const [id, is] of after.operations)
    if (!before.operations.has(id) && !atAddress(before, is))
      note(siteOf(id, undefined, is), { kind: 'new', name: id, was: undefined, is: id })
  return [...changes.values()]

  function compareOperations(id: string, was: Messages, is: Messages) {
    const isMoved = was.operation.path !== is.operation.path || was.operation.method !== is.operation.method
    if (isSameRoot && !isMoved && isSame(was.raw, is.raw)) return
    let isTold = false
    const context: Context = { note: (...told) => ((isTold = true), note(...told)), isSame, walk, models }
    compareMarks(siteOf(id, was, is), context)
    for (const part of ['request', 'answer'] as const) {
      onTheWay = []
      const site = siteOf(id, was, is, part)
      walk(site, site.here)
    }
    if (!isTold && textOf(was.raw) !== textOf(is.raw))
      note(siteOf(id, was, is), { kind: 'prose', name: 'examples', was: textOf(was.raw), is: textOf(is.raw) })

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

/** What each operation is also judged by: marks at the root, and who may call. */
const rootOf = ({ document: { paths: _paths, components, ...rest } }: Model) => [
  rest,
  components?.securitySchemes,
]

const atAddress = ({ operations }: Model, { operation: { method, path } }: Messages) =>
  [...operations.values()].find(({ operation: one }) => one.method === method && one.path === path)

function siteOf(
  operation: string,
  before?: Messages,
  after?: Messages,
  part: Site['part'] = 'request',
): Site {
  const messages = { before, after }
  const here = pairOf((side) => ({ schema: messages[side]?.[part] ?? {}, at: messages[side]?.at ?? [] }))
  return { operation, part, messages, steps: [], here }
}

/** Whether two nodes say the same, with all that they refer to. */
function sameness(before: Model, after: Model) {
  const isChanged = (ref: string) =>
    textOf(componentOf(before.document, ref)) !== textOf(componentOf(after.document, ref))
  return (one: unknown, other: unknown) =>
    textOf(one) === textOf(other) && ![...reached(before, one)].some((ref) => isChanged(ref))
}
