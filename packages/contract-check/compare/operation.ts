// Compares the members of an operation that are not part of its messages: extensions, servers, access, rate limits,
// business errors.
import { pairOf, type Context, type Kind, type Pair, type Site } from '../changes/change.ts'
import { differencesOf, textOf, type Difference, type NamedDifference } from '../changes/difference.ts'
import {
  follow,
  listOf,
  mainType,
  objectOf,
  type Messages,
  type Model,
  type Place,
  type Schema,
} from '@members-hub/openapi'
import { kindOfMember } from '../kinds/index.ts'
import { eased, mark } from '../kinds/mark.ts'
import { compareRefusals } from '../kinds/refusal.ts'
import { isAtSameAddress } from './addresses.ts'
import { outsideSchemas } from './outside.ts'

/** Extensions that are part of the messages, or are compared entry by entry. */
export const separateExtensions = [
  'x-permission',
  'x-idempotency',
  'x-body-limit',
  'x-refusals',
  'x-reasons',
  'x-rate',
  'x-rate-classes',
]

/** Members that are part of the messages, and `callbacks` and `servers`, which are compared separately. */
const separate = new Set([
  ...separateExtensions,
  'parameters',
  'shared',
  'requestBody',
  'responses',
  'security',
  'callbacks',
  'servers',
])

export function compareMembers(site: Site, operations: Pair<Messages>, context: Context) {
  const { before, after } = operations
  const placesOf = (name: string) => pairOf((side) => [...operations[side].at, name])
  for (const difference of differencesOf(before.raw, after.raw))
    if (!separate.has(difference.name))
      context.note(site, { ...difference, kind: kindOfMember(difference), at: placesOf(difference.name) })
  const callers = pairOf((side) => textOf(objectOf(operations[side].request.properties).caller))
  const security = pairOf((side) => inAnyOrder(operations[side].raw.security))
  if (security.before !== security.after && callers.before === callers.after) {
    const [oldValue, newValue] = [before.raw.security, after.raw.security]
    context.note(site, { kind: mark, name: 'security', oldValue, newValue, at: placesOf('security') })
  }
  const servers = serversDiffer(before.raw.servers, after.raw.servers)
  if (servers && !isAtSameAddress(context.models, operations))
    context.note(site, { ...servers, name: 'servers', at: placesOf('servers') })
  compareRequiredBody(site, operations, context)
  for (const difference of differencesIn(outsideSchemas(operations, context), context))
    context.note(site, { ...difference, kind: mark, at: placesOf(difference.name) })
  compareRates(site, operations, context)
  compareRefusals(site, operations, context)
}

/** Text of the alternative credentials and their scopes, independent of their order. */
const inAnyOrder = (security: unknown) =>
  Array.isArray(security)
    ? listOf(security)
        .map((alternative) => alternativeText(alternative))
        .toSorted()
        .join()
    : textOf(security)

const alternativeText = (alternative: unknown) =>
  textOf(
    Object.fromEntries(
      Object.entries(objectOf(alternative)).map(([name, scopes]) => [
        name,
        listOf(scopes).map(String).toSorted(),
      ]),
    ),
  )

/** @returns the URLs of both versions if they differ; kind `eased` if no URL was removed */
export function serversDiffer(before: unknown, after: unknown): (Difference & { kind: Kind }) | undefined {
  const [oldValue, newValue] = [urlsOf(before), urlsOf(after)]
  if (textOf(oldValue) === textOf(newValue)) return undefined
  return { kind: oldValue.every((url) => newValue.includes(url)) ? eased : mark, oldValue, newValue }
}

const urlsOf = (servers: unknown) =>
  (Array.isArray(servers) ? servers : [{ url: '/' }])
    .map((server) => {
      const { url, variables } = objectOf(server)
      return [String(url).replace(/(?<=.)\/$/, ''), ...(variables ? [textOf(variables)] : [])].join(' ')
    })
    .toSorted()

/**
 * Compares whether a body is required if it has several media types without a main one: no property of the request
 * represents that.
 */
function compareRequiredBody(site: Site, operations: Pair<Messages>, { note, models }: Context) {
  const bodies = pairOf((side) => follow(models[side].document, operations[side].raw.requestBody, []).schema)
  const isRequired = pairOf((side) => bodies[side].required === true)
  const isOneOfSome = pairOf((side) => {
    const content = objectOf(bodies[side].content)
    return Object.keys(content).length > 1 && mainType(content) === undefined
  })
  if (isRequired.before === isRequired.after || !isOneOfSome.before || !isOneOfSome.after) return
  const [oldValue, newValue] = [isRequired.before, isRequired.after]
  const at = pairOf((side) => [...operations[side].at, 'requestBody', 'required'])
  note(site, { kind: mark, name: 'required body', oldValue, newValue, at })
}

/** Members that differ, or that refer to a changed component. */
function differencesIn({ before, after }: Pair<Schema>, { isSame }: Context): NamedDifference[] {
  return Object.keys({ ...before, ...after })
    .filter((name) => !isSame(before[name], after[name]))
    .map((name) => ({ name, oldValue: before[name], newValue: after[name] }))
}

function compareRates(site: Site, operations: Pair<Messages>, { note, models }: Context) {
  const rates = pairOf((side) => rateOf(models[side], operations[side]))
  if (textOf(rates.before) === textOf(rates.after)) return
  const name = 'x-rate'
  const rateClass = operations.after.raw[name]
  const place: Place = ['x-rate-classes', String(rateClass)]
  const at =
    operations.before.raw[name] === rateClass
      ? { before: place, after: place }
      : pairOf((side) => [...operations[side].at, name])
  const [oldValue, newValue] = [rates.before.limits, rates.after.limits]
  note(site, { kind: isLooser(rates) ? eased : mark, name, oldValue, newValue, at })
}

const rateOf = ({ document }: Model, { raw }: Messages) =>
  objectOf(objectOf(document['x-rate-classes'])[String(raw['x-rate'])] ?? { limits: [] })

/** True if each limit allows at least as many calls as before. */
function isLooser({ before, after }: Pair<Schema>) {
  const [oldLimits, newLimits] = [listOf(before.limits).map(objectOf), listOf(after.limits).map(objectOf)]
  const isAsHigh = (limit: Schema, oldLimit: Schema) =>
    textOf({ ...oldLimit, points: 0 }) === textOf({ ...limit, points: 0 }) &&
    Number(oldLimit.points) <= Number(limit.points)
  return (
    textOf(before.wrong) === textOf(after.wrong) &&
    newLimits.every((limit) => oldLimits.some((oldLimit) => isAsHigh(limit, oldLimit)))
  )
}
