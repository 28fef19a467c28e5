// Walks both versions in step, an operation at a time, and notes what differs where. Whether that breaks anybody is asked
// elsewhere: here a change is only found, with the two small schemas that tell its sides apart.
import {
  collectChanges,
  differencesOf,
  pairOf,
  siteOf,
  textOf,
  type Change,
  type Context,
  type Pair,
  type Site,
} from './change.ts'
import { compareMarks, compareRoot } from './marks.ts'
import {
  componentOf,
  follow,
  type Messages,
  type Model,
  referencesIn,
  referenceTo,
  type Schema,
  shapeOf,
  objectOf,
} from '@members-hub/openapi'
import type { Step } from '../read/step.ts'
import { compareBeside, compareSchemas } from './schemas.ts'

export function changesBetween(before: Model, after: Model): Change[] {
  const { changes, note } = collectChanges()
  const models = { before, after }
  const isSame = sameness(before, after)
  const isSameRoot = textOf(rootOf(before)) === textOf(rootOf(after))
  const inBoth: Site[] = []
  const [oldPlaces, newPlaces] = [placesOf(before), placesOf(after)]
  const matches = new Set<Messages>()

  for (const [id, oldMessages] of before.operations) {
    // Where it is called is what callers go by; what has moved still has its name.
    const moved = after.operations.get(id)
    const newMessages =
      newPlaces.get(placeOf(oldMessages)) ?? (moved && !oldPlaces.has(placeOf(moved)) ? moved : undefined)
    if (newMessages) matches.add(newMessages)
    const isSameShape =
      newMessages && shapeOf(newMessages.operation.path) === shapeOf(oldMessages.operation.path)
    const counterpart = isSameShape ? newMessages.calledAs(oldMessages.operation.path) : newMessages
    // A webhook is sent, and who waits for it is told nothing.
    const site = siteOf(
      id,
      { before: oldMessages, after: counterpart },
      oldMessages.operation.isWebhook ? 'answer' : 'request',
    )
    if (counterpart) inBoth.push(site)
    if (counterpart) compareOperations(site, oldMessages, counterpart)
    else
      note(site, { kind: 'gone', name: id, was: id, is: newMessages, probes: { before: {}, after: nothing } })
  }
  for (const [id, newMessages] of after.operations)
    if (!matches.has(newMessages))
      note(siteOf(id, { before: undefined, after: newMessages }), {
        kind: 'new',
        name: id,
        was: undefined,
        is: id,
      })
  compareRoot(inBoth, { note, models })
  return [...changes.values()]

  function compareOperations(whole: Site, oldMessages: Messages, newMessages: Messages) {
    const isMoved = placeOf(oldMessages) !== placeOf(newMessages)
    let isTold = false
    const context: Context = { note: (...args) => ((isTold = true), note(...args)), isSame, walk, models }
    compareMarks(whole, { before: oldMessages, after: newMessages }, context)
    if (isSameRoot && !isMoved && isSame(oldMessages.raw, newMessages.raw)) return
    /** Pairs of schemas that contain themselves, and how often each was met: a pair is told of wherever it stands, up to a limit. */
    let onTheWay: Pair<Schema>[] = []
    let met = new Map<Schema, Map<Schema, number>>()
    for (const part of ['request', 'answer'] as const) {
      ;[onTheWay, met] = [[], new Map()]
      const site = siteOf(whole.operation, whole.messages, part)
      walk(site, site.here)
    }
    if (isTold) return
    const words = pairOf((side) => wordsOf(models[side], { before: oldMessages, after: newMessages }[side]))
    for (const { name, ...difference } of differencesOf(words.before, words.after))
      note(whole, { kind: 'prose', name, was: textOf(difference.was), is: textOf(difference.is) })

    function walk(site: Site, below: Pair, step?: Step) {
      if (isSame(below.before.schema, below.after.schema)) return
      const spots = pairOf((side) => follow(models[side].document, below[side].schema, below[side].at))
      const beside = { ...site, property: undefined, steps: step ? [...site.steps, step] : site.steps }
      const isReferred = spots.before.at !== below.before.at && spots.after.at !== below.after.at
      if (isReferred) compareBeside({ ...beside, here: below }, context)
      const pair = pairOf((side) => spots[side].schema)
      if (isSame(pair.before, pair.after) || isMetAgain(pair)) return
      onTheWay.push(pair)
      compareSchemas({ ...beside, here: spots }, context)
      onTheWay.pop()
    }

    function isMetAgain({ before: schema, after: other }: Pair<Schema>) {
      const times = met.get(schema) ?? new Map<Schema, number>()
      const count = (times.get(other) ?? 0) + 1
      met.set(schema, times.set(other, count))
      return count > often || onTheWay.some((pair) => pair.before === schema && pair.after === other)
    }
  }
}

/** In how many places of one operation the same two schemas are compared. */
const often = 12

/** By which an operation is called, and found again in the other version. */
const placeOf = ({ operation: { method, path, isWebhook } }: Messages) =>
  `${isWebhook ? 'webhook ' : ''}${method} ${shapeOf(path)}`

const placesOf = ({ operations }: Model) =>
  new Map([...operations.values()].map((messages) => [placeOf(messages), messages]))

/** What is said of an operation beside its schemas, whatever the components are called that it is in. */
function wordsOf({ document }: Model, { raw }: Messages) {
  const schemaOf = (node: unknown) => follow(document, node, []).schema
  const listed = [raw.shared, raw.parameters].flatMap((list) => (Array.isArray(list) ? list : []))
  const parts = [...listed, raw.requestBody, ...Object.values(Object(raw.responses))].map(schemaOf)
  const media = parts.flatMap(({ content }) => Object.values(Object(content)).map(Object))
  return {
    descriptions: parts.map(({ description }) => description),
    examples: media.flatMap(({ example, examples }) => [
      example,
      ...Object.values(Object(examples)).map(schemaOf),
    ]),
  }
}

/** No message at all. */
export const nothing: Schema = { not: {} }

/** What stands at the root, and in the messages of each operation. */
const rootOf = ({ document }: Model) => [
  document.security,
  objectOf(document.components).securitySchemes,
  document['x-body-limit'],
]

/** Whether two nodes say the same, with all that they refer to. */
function sameness({ document }: Model, after: Model) {
  const references = Object.entries(objectOf(document.components)).flatMap(([kind, group]) =>
    Object.keys(Object(group)).map((name) => referenceTo(['components', kind, name])),
  )
  const isOther = (ref: string) =>
    textOf(componentOf(document, ref)) !== textOf(componentOf(after.document, ref))
  const changed = new Set(references.filter(isOther))
  for (const ref of changed)
    for (const user of references)
      if (referencesIn(componentOf(document, user)).includes(ref)) changed.add(user)
  return (a: unknown, b: unknown) =>
    (typeof a !== 'object' && a === b) ||
    (textOf(a) === textOf(b) && !referencesIn(a).some((ref) => changed.has(ref)))
}
