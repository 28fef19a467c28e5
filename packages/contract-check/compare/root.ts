// Compares the fields at the root of the contract: extensions, servers, rate limits, ineligibility reasons and security
// schemes. Records each change for the affected operations, or for all operations.
import { pairOf, type Context, type Kind, type Site } from '../changes/change.ts'
import { differencesOf, textOf, type NamedDifference } from '../changes/difference.ts'
import {
  componentOf,
  objectOf,
  reachedComponents,
  type Messages,
  type Model,
  type Place,
} from '@members-hub/openapi'
import { relaxed, kindOfExtension, knownExtension } from '../kinds/extension.ts'
import { prose } from '../kinds/prose.ts'
import { isAtSameAddress } from './addresses.ts'
import { separateExtensions, serversDiffer } from './operation.ts'

/** Extensions whose change is safe if the new value allows more than the old value. */
const allowances = ['x-idempotency-days', 'x-late-check-in', 'x-uploads', 'x-scenarios']

/** @param sites the operations of both versions */
export function compareRoot(sites: Site[], context: Context) {
  compareExtensions(sites, context)
  const { before, after } = pairOf((side) => context.models[side].document)
  const servers = serversDiffer(before.servers, after.servers)
  const moved = sites.filter(({ messages }) => !isAtSameAddress(context.models, messages))
  if (servers) noteAll(moved, context, { ...servers, name: 'servers', place: ['servers'] })
  compareRateClasses(sites, context)
  compareReasons(sites, context)
  compareSecuritySchemes(sites, context)
}

function noteAll(
  sites: Site[],
  { note }: Context,
  { place, ...change }: NamedDifference & { kind: Kind; place: Place },
) {
  for (const site of sites) note(site, { ...change, at: { before: place, after: place } })
}

function compareExtensions(sites: Site[], context: Context) {
  const { before, after } = context.models
  for (const difference of differencesOf(before.document, after.document)) {
    const { name, oldValue, newValue } = difference
    if (!name.startsWith('x-') || separateExtensions.includes(name)) continue
    // Record a changed root extension for the operations that refer to it or have a related extension, such as
    // `x-idempotency` for `x-idempotency-days`. If there are no such operations, record it for all operations.
    const mentioning = sites.filter(({ messages }) => isMentionedBy(after, messages.after, name))
    const isMore = allowances.includes(name) && !isLess(oldValue, newValue)
    const concerned = mentioning.length > 0 ? mentioning : sites
    noteAll(concerned, context, {
      ...difference,
      kind: isMore ? relaxed : kindOfExtension(name),
      place: [name],
    })
  }
}

function compareRateClasses(sites: Site[], context: Context) {
  const { before, after } = pairOf((side) => context.models[side].document['x-rate-classes'])
  for (const { name, ...difference } of differencesOf(before, after))
    if (!sites.some(({ messages }) => messages.after?.raw['x-rate'] === name))
      noteAll(sites, context, {
        ...difference,
        name: `rate ${name}`,
        kind: knownExtension,
        place: ['x-rate-classes', name],
      })
}

function compareReasons(sites: Site[], context: Context) {
  const { before, after } = pairOf((side) => context.models[side].document['x-reasons'])
  for (const { name: group, ...reasons } of differencesOf(before, after))
    for (const { name, ...difference } of differencesOf(reasons.oldValue, reasons.newValue)) {
      const isText = difference.oldValue !== undefined && difference.newValue !== undefined
      const kind = isText ? prose : knownExtension
      noteAll(sites, context, {
        ...difference,
        name: `reason ${name}`,
        kind,
        place: ['x-reasons', group, name],
      })
    }
}

function compareSecuritySchemes(sites: Site[], context: Context) {
  const documents = pairOf((side) => context.models[side].document)
  const schemes = pairOf((side) => objectOf(documents[side].components).securitySchemes)
  for (const { name, oldValue, newValue } of differencesOf(schemes.before, schemes.after)) {
    // Skip a security scheme if only its credential changed, such as the header name of an API key. The comparison of
    // each operation reports this change.
    const isReported = textOf(remainderOf(oldValue)) === textOf(remainderOf(newValue))
    if (isReported && oldValue !== undefined && newValue !== undefined) continue
    const concerned = sites.filter(({ messages }) =>
      textOf(messages.before?.raw.security ?? documents.before.security).includes(`"${name}"`),
    )
    const place = ['components', 'securitySchemes', name]
    noteAll(concerned, context, { name: 'security scheme', oldValue, newValue, kind: knownExtension, place })
  }
}

/**
 * Fields of a security scheme that are skipped here: some are compared for each operation, and others only document the
 * scheme.
 */
const schemeFields = new Set(
  'type in name scheme authorizationUrl tokenUrl openIdConnectUrl description'.split(' '),
)
const remainderOf = (scheme: unknown) =>
  JSON.stringify(scheme, (key, value: unknown) => (schemeFields.has(key) ? undefined : value))

function isMentionedBy(model: Model, messages: Messages | undefined, extension: string) {
  const raw = messages?.raw
  const components = [...reachedComponents(model, raw)].map((ref) => componentOf(model.document, ref))
  const extensionsIn = (text: string) => [...text.matchAll(/"(x-[\w-]+)":/g)].map(([, name = '']) => name)
  return [raw, ...components]
    .map(textOf)
    .some(
      (text) =>
        text.includes(extension) || extensionsIn(text).some((candidate) => extension.startsWith(candidate)),
    )
}

/**
 * True if the new value allows less: a smaller number, a list or object that lacks an entry, or `false` instead of
 * `true`.
 */
function isLess(oldValue: unknown, newValue: unknown): boolean {
  if (typeof oldValue === 'number' && typeof newValue === 'number') return newValue < oldValue
  if (Array.isArray(oldValue)) return oldValue.some((entry) => !includes(newValue, entry))
  if (typeof oldValue === 'object' && oldValue !== null)
    return Object.entries(oldValue).some(([name, value]) => isLess(value, objectOf(newValue)[name]))
  return oldValue !== newValue && oldValue !== false
}

const includes = (list: unknown, entry: unknown) => Array.isArray(list) && list.includes(entry)
