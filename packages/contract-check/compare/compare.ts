// Compares two versions of a contract, operation by operation, and collects the changes. verdict.ts determines the
// verdicts.
import {
  collectChanges,
  nothing,
  siteOf,
  type Change,
  type Context,
  type Pair,
  type Site,
} from '../changes/change.ts'
import { textOf } from '../changes/difference.ts'
import { type Messages, type Model, objectOf, shapeOf } from '@members-hub/openapi'
import { added, operationRemoved, isPastSunset, retired } from '../kinds/operation.ts'
import { compareDocumentation } from '../kinds/prose.ts'
import { noteRewritten, unusedChanges } from '../kinds/rewritten.ts'
import { addressOf, isAtSameAddress } from './addresses.ts'
import { compareMembers } from './operation.ts'
import { compareRoot } from './root.ts'
import { sameness } from './same.ts'
import { openWalk } from './walk.ts'

/** @param today current date as YYYY-MM-DD, which is compared with the `x-sunset` of operations */
export function changesBetween({ before, after }: Pair<Model>, today: string): Change[] {
  const { changes, note } = collectChanges()
  const models = { before, after }
  const shared = { note, models, isSame: sameness(before.document, after.document) }
  const { walk } = openWalk(shared)
  const isSameRoot = textOf(rootOf(before)) === textOf(rootOf(after))
  const counterpartOf = pairOperations(models)
  const matches = new Set<Messages>()
  const inBoth: Site[] = []
  for (const [id, oldMessages] of before.operations) {
    const newMessages = counterpartOf(id, oldMessages)
    if (newMessages) matches.add(newMessages)
    const counterpart = newMessages && asWritten(models, { before: oldMessages, after: newMessages })
    // A webhook’s request is compared like a response, because subscribers read it.
    const part = oldMessages.operation.isWebhook ? 'answer' : 'request'
    const site = siteOf({ operation: id, messages: { before: oldMessages, after: counterpart }, part })
    if (counterpart) {
      inBoth.push(site)
      compareOperations(site, { before: oldMessages, after: counterpart }, { ...shared, isSameRoot, walk })
    } else {
      const probes = { before: {}, after: nothing }
      const change = isPastSunset(oldMessages, today)
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

/**
 * Finds the new version of each operation: by method and path, or else by method and full URL, because a part of the
 * path may move into the server URL. If both fail, uses the `operationId`.
 */
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

/** True if both operations are webhooks (the server sends their requests), or if neither is. */
const isSameDirection = (a: Messages, b: Messages) => a.operation.isWebhook === b.operation.isWebhook

/**
 * Returns the request and responses of the new version with the old names of path parameters, because callers do not
 * see these names. A new media type such as `image/png` gets the name of an old range that includes it, such as
 * `image/*`.
 */
function asWritten(models: Pair<Model>, { before, after }: Pair<Messages>) {
  const [{ path: oldPath }, { path: newPath }] = [before.operation, after.operation]
  const isSameShape = shapeOf(newPath) === shapeOf(oldPath)
  const isSameAddress = isSameShape || isAtSameAddress(models, { before, after })
  return after.calledAs(isSameAddress ? oldPath : newPath, before.types)
}

type OperationContext = Context & { isSameRoot: boolean; walk: (whole: Site) => boolean }

function compareOperations(site: Site, operations: Pair<Messages>, shared: OperationContext) {
  const { before, after } = operations
  const isMoved = placeOf(before) !== placeOf(after) && !isAtSameAddress(shared.models, operations)
  let isNoted = false
  const note: Context['note'] = (changedSite, change) => {
    isNoted = true
    return shared.note(changedSite, change)
  }
  const context: Context = { ...shared, note }
  compareMembers(site, operations, context)
  if (shared.isSameRoot && !isMoved && shared.isSame(before.raw, after.raw)) return
  for (const part of ['request', 'answer'] as const) {
    const whole = siteOf({ operation: site.operation, messages: site.messages, part })
    isNoted = shared.walk(whole) || isNoted
  }
  if (!isNoted) compareDocumentation(site, operations, shared)
}

/** Method and path of an operation, without the names of the path's parameters. */
const placeOf = ({ operation: { method, path, isWebhook } }: Messages) =>
  `${isWebhook ? 'webhook ' : ''}${method} ${shapeOf(path)}`

const placesOf = ({ operations }: Model) =>
  new Map([...operations.values()].map((messages) => [placeOf(messages), messages]))

/** Fields at the root of the contract that affect the messages of all operations. */
const rootOf = ({ document }: Model) => [
  document.security,
  objectOf(document.components).securitySchemes,
  document['x-body-limit'],
]
