// Compares two versions of a contract, an operation at a time, and collects the changes. Verdicts are reached in verdict.ts.
import {
  collectChanges,
  nothing,
  pairOf,
  siteOf,
  type Change,
  type Context,
  type Pair,
  type SchemaContext,
  type Site,
} from '../changes/change.ts'
import { textOf } from '../changes/difference.ts'
import {
  componentOf,
  type Document,
  follow,
  type Messages,
  type Model,
  objectOf,
  referencesIn,
  referenceTo,
  type Schema,
  shapeOf,
  withJoinedParts,
} from '@members-hub/openapi'
import type { Step } from '../read/step.ts'
import { added, operationRemoved, isRetired, retired } from '../kinds/operation.ts'
import { compareDocumentation } from '../kinds/prose.ts'
import { noteRewritten, unusedChanges } from '../kinds/rewritten.ts'
import { addressOf, isAtSameAddress } from './addresses.ts'
import { compareMembers } from './operation.ts'
import { compareRoot } from './root.ts'
import { compareBeside, compareSchemas } from './schemas.ts'

/** @param today YYYY-MM-DD, for operations with an `x-sunset` */
export function changesBetween({ before, after }: Pair<Model>, today: string): Change[] {
  const { changes, note } = collectChanges()
  const models = { before, after }
  const shared = { note, models, isSame: sameness(before.document, after.document) }
  const isSameRoot = textOf(rootOf(before)) === textOf(rootOf(after))
  const counterpartOf = pairOperations(models)
  const matches = new Set<Messages>()
  const inBoth: Site[] = []
  for (const [id, oldMessages] of before.operations) {
    const newMessages = counterpartOf(id, oldMessages)
    if (newMessages) matches.add(newMessages)
    const counterpart = newMessages && asWritten(models, { before: oldMessages, after: newMessages })
    // Subscribers of a webhook read it.
    const part = oldMessages.operation.isWebhook ? 'answer' : 'request'
    const site = siteOf({ operation: id, messages: { before: oldMessages, after: counterpart }, part })
    if (counterpart) {
      inBoth.push(site)
      compareOperations(site, { before: oldMessages, after: counterpart }, { ...shared, isSameRoot })
    } else {
      const probes = { before: {}, after: nothing }
      const change = isRetired(oldMessages, today)
        ? { kind: retired, oldValue: oldMessages.raw['x-sunset'] }
        : { kind: operationRemoved, oldValue: id }
      note(site, { ...change, name: id, newValue: undefined, probes })
    }
  }
  for (const [id, newMessages] of after.operations)
    if (!matches.has(newMessages)) {
      const site = siteOf({ operation: id, messages: { before: undefined, after: newMessages } })
      note(site, { kind: added, name: id, oldValue: undefined, newValue: id })
    }
  compareRoot(inBoth, shared)
  noteRewritten(inBoth, shared, [...changes.values()])
  return changes.size > 0 ? [...changes.values()] : unusedChanges(models)
}

/** Pairs operations by method and path, which callers use, with the servers' part of it or without; a moved operation by its id. */
function pairOperations({ before, after }: Pair<Model>) {
  const [oldPlaces, newPlaces] = [placesOf(before), placesOf(after)]
  const newAddresses = new Map(
    [...after.operations.values()].map((messages) => [addressOf(after, messages), messages]),
  )
  return (id: string, oldMessages: Messages) => {
    const moved = after.operations.get(id)
    return (
      newPlaces.get(placeOf(oldMessages)) ??
      newAddresses.get(addressOf(before, oldMessages)) ??
      (moved && isSameDirection(moved, oldMessages) && !oldPlaces.has(placeOf(moved)) ? moved : undefined)
    )
  }
}

/** False for a webhook, which the server sends, and an operation of a path. */
const isSameDirection = (a: Messages, b: Messages) => a.operation.isWebhook === b.operation.isWebhook

/** The new messages with the old names of the path's parameters, which callers do not see, and with the old media types of ranges. */
function asWritten(models: Pair<Model>, { before, after }: Pair<Messages>) {
  const [{ path: oldPath }, { path: newPath }] = [before.operation, after.operation]
  const isSameShape = shapeOf(newPath) === shapeOf(oldPath)
  const isSameAddress = isSameShape || isAtSameAddress(models, { before, after })
  return after.calledAs(isSameAddress ? oldPath : newPath, before.types)
}

type OperationContext = Context & { isSameRoot: boolean }

function compareOperations(site: Site, operations: Pair<Messages>, shared: OperationContext) {
  const { before, after } = operations
  const isMoved = placeOf(before) !== placeOf(after) && !isAtSameAddress(shared.models, operations)
  let isNoted = false
  const note: Context['note'] = (changedSite, change) => {
    isNoted = true
    shared.note(changedSite, change)
  }
  const context: Context = { ...shared, note }
  compareMembers(site, operations, context)
  if (shared.isSameRoot && !isMoved && shared.isSame(before.raw, after.raw)) return
  for (const part of ['request', 'answer'] as const) {
    const whole = siteOf({ operation: site.operation, messages: site.messages, part })
    openWalk(context)(whole, whole.spots)
  }
  if (!isNoted) compareDocumentation(site, operations, shared)
}

/** Compares schemas from the root of a message; schemas that contain themselves are compared once on each path. */
function openWalk(shared: Context): SchemaContext['walk'] {
  const { isSame, models } = shared
  const above: Pair<Schema>[] = []
  const counts = new Map<Schema, Map<Schema, number>>()
  const context: SchemaContext = { ...shared, walk }
  return walk

  function walk(site: Site, below: Pair, step?: Step) {
    if (isSame(below.before.schema, below.after.schema)) return
    const inside = { ...site, property: undefined, steps: step ? [...site.steps, step] : site.steps }
    // The codes of a status are an `allOf` as well: changes of refusals report them.
    const isStatus = site.part === 'answer' && inside.steps.length === 1
    const spots = pairOf((side) => {
      const spot = follow(models[side].document, below[side].schema, below[side].at)
      return isStatus ? spot : withJoinedParts(models[side].document, spot)
    })
    const isReferred = spots.before.at !== below.before.at && spots.after.at !== below.after.at
    if (isReferred) compareBeside({ ...inside, spots: below }, context)
    const pair = pairOf((side) => spots[side].schema)
    if (isSame(pair.before, pair.after) || isRepeated(pair)) return
    above.push(pair)
    compareSchemas({ ...inside, spots }, context)
    above.pop()
  }

  function isRepeated({ before, after }: Pair<Schema>) {
    const times = counts.get(before) ?? new Map<Schema, number>()
    const count = (times.get(after) ?? 0) + 1
    counts.set(before, times.set(after, count))
    return count > maxRepeats || above.some((pair) => pair.before === before && pair.after === after)
  }
}

/** Maximum number of places of one operation in which the same two schemas are compared. */
const maxRepeats = 12

/** Method and path of an operation, without the names of the path's parameters. */
const placeOf = ({ operation: { method, path, isWebhook } }: Messages) =>
  `${isWebhook ? 'webhook ' : ''}${method} ${shapeOf(path)}`

const placesOf = ({ operations }: Model) =>
  new Map([...operations.values()].map((messages) => [placeOf(messages), messages]))

/** Members at the root that the messages of every operation depend on. */
const rootOf = ({ document }: Model) => [
  document.security,
  objectOf(document.components).securitySchemes,
  document['x-body-limit'],
]

/** @returns a function that compares two nodes with all components that they refer to */
function sameness(document: Document, after: Document) {
  const references = Object.entries(objectOf(document.components)).flatMap(([kind, group]) =>
    Object.keys(objectOf(group)).map((name) => referenceTo(['components', kind, name])),
  )
  const isOther = (ref: string) => textOf(componentOf(document, ref)) !== textOf(componentOf(after, ref))
  const changed = new Set(references.filter(isOther))
  for (const ref of changed)
    for (const user of references)
      if (referencesIn(componentOf(document, user)).includes(ref)) changed.add(user)
  return (a: unknown, b: unknown) =>
    (typeof a !== 'object' && a === b) ||
    (textOf(a) === textOf(b) && !referencesIn(a).some((ref) => changed.has(ref)))
}
