// Compares the fields of an operation that are not part of its request or responses: extensions, servers, credentials,
// rate limits and business errors.
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
import { relaxed, knownExtension } from '../kinds/extension.ts'
import { compareRefusals } from '../kinds/refusal.ts'
import { isAtSameAddress } from './addresses.ts'
import { outsideSchemas } from './outside.ts'

/** Extensions skipped here, because they are compared entry by entry or as part of a request or response. */
export const separateExtensions = [
  'x-permission',
  'x-idempotency',
  'x-body-limit',
  'x-refusals',
  'x-reasons',
  'x-rate',
  'x-rate-classes',
]

/**
 * Fields skipped here: those compared as part of the request and responses, and `callbacks` and `servers`, which are
 * compared separately.
 */
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
    context.note(site, {
      kind: knownExtension,
      name: 'security',
      oldValue,
      newValue,
      at: placesOf('security'),
    })
  }
  const servers = serversDiffer(before.raw.servers, after.raw.servers)
  if (servers && !isAtSameAddress(context.models, operations))
    context.note(site, { ...servers, name: 'servers', at: placesOf('servers') })
  compareRequiredBody(site, operations, context)
  for (const difference of differencesIn(outsideSchemas(operations, context), context))
    context.note(site, { ...difference, kind: knownExtension, at: placesOf(difference.name) })
  compareRates(site, operations, context)
  compareRefusals(site, operations, context)
}

/** Text that represents the alternative credentials with their scopes; it does not depend on their order. */
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

/** @returns the URLs of both versions if they differ; the kind is `eased` if no URL was removed */
export function serversDiffer(before: unknown, after: unknown): (Difference & { kind: Kind }) | undefined {
  const [oldValue, newValue] = [urlsOf(before), urlsOf(after)]
  if (textOf(oldValue) === textOf(newValue)) return undefined
  return {
    kind: oldValue.every((url) => newValue.includes(url)) ? relaxed : knownExtension,
    oldValue,
    newValue,
  }
}

const urlsOf = (servers: unknown) =>
  (Array.isArray(servers) ? servers : [{ url: '/' }])
    .map((server) => {
      const { url, variables } = objectOf(server)
      return [String(url).replace(/(?<=.)\/$/, ''), ...(variables ? [textOf(variables)] : [])].join(' ')
    })
    .toSorted()

/**
 * Compares the `required` flag of a request body that has several media types but not JSON. The request schema does not
 * contain this flag, because it has a separate property for each media type.
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
  note(site, { kind: knownExtension, name: 'required body', oldValue, newValue, at })
}

/** Returns the fields that differ or that refer to a changed component. */
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
  note(site, { kind: isRelaxed(rates) ? relaxed : knownExtension, name, oldValue, newValue, at })
}

const rateOf = ({ document }: Model, { raw }: Messages) =>
  objectOf(objectOf(document['x-rate-classes'])[String(raw['x-rate'])] ?? { limits: [] })

/** True if each rate limit allows at least as many calls as before. */
function isRelaxed({ before, after }: Pair<Schema>) {
  const [oldLimits, newLimits] = [listOf(before.limits).map(objectOf), listOf(after.limits).map(objectOf)]
  const isAsHigh = (limit: Schema, oldLimit: Schema) =>
    textOf({ ...oldLimit, points: 0 }) === textOf({ ...limit, points: 0 }) &&
    Number(oldLimit.points) <= Number(limit.points)
  return (
    textOf(before.wrong) === textOf(after.wrong) &&
    newLimits.every((limit) => oldLimits.some((oldLimit) => isAsHigh(limit, oldLimit)))
  )
}
