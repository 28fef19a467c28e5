// The kinds of changes for properties that were removed, added or renamed, or became required or optional. Parameters
// and parts of a request are represented as properties too.
import {
  child,
  childrenOf,
  pairOf,
  type SchemaContext,
  type Kind,
  type Pair,
  type Site,
  type Spot,
} from '../changes/change.ts'
import { textOf } from '../changes/difference.ts'
import { carriers, isFurtherBody, isObject, listOf, objectOf, type Schema } from '@members-hub/openapi'
import { rule } from './keyword.ts'
import { quote } from './texts.ts'

export const propertyAdded: Kind = {
  name: 'added',
  title: 'A property or parameter was added',
  documentation: 'a property or parameter was added',
  severity: { newAnswer: () => 'broken', unproved: () => 'safe' },
  sentence: ({ place, newValue }) => `${place} was added${newValue ? ' and is required' : ''}`,
}

export const propertyRemoved: Kind = {
  name: 'removed',
  title: 'A property or parameter was removed',
  documentation: 'a property or parameter was removed',
  severity: { newAnswer: () => 'broken', unproved: () => 'affected' },
  sentence: ({ before }) => `${before} was removed`,
}

export const propertyRenamed: Kind = {
  name: 'renamed',
  title: 'A property or parameter was renamed',
  documentation: 'a property or parameter was renamed',
  severity: { newAnswer: () => 'broken', unproved: () => 'affected' },
  sentence: ({ before, newValue }) => `${before} was renamed to ${quote(newValue)}`,
}

export const required: Kind = {
  name: 'required',
  title: 'A property or parameter became required or optional',
  documentation: 'a property or parameter became required or optional',
  severity: { newAnswer: () => 'broken', unproved: () => 'reverse' },
  sentence: ({ place, oldValue }) => `${place} is ${oldValue ? 'no longer required' : 'now required'}`,
  omission: ({ newValue }) => (newValue === true ? 'required' : undefined),
}

export function compareProperties(site: Site, context: SchemaContext) {
  const { walk } = context
  const fields = pairOf((side) => objectOf(site.spots[side].schema.properties))
  compareNames(site, fields, context)
  const { before, after } = pairOf((side) => listOf(site.spots[side].schema.required).map(String))
  for (const name of new Set([...Object.keys(fields.before), ...before, ...after])) {
    const isOld = name in fields.before
    if (isOld !== name in fields.after || (!isOld && isReportedElsewhere(site, name, fields))) continue
    const isOneOfSome = isRoot(site) && isFurtherBody(name)
    if (!isOneOfSome && before.includes(name) !== after.includes(name))
      noteProperty(site, context, { name, kind: required })
    if (isOld) walk(site, childrenOf(site, 'properties', name), { property: name })
  }
  compareFurtherProperties(site, fields, context)
}

/**
 * Records removed, added and renamed properties. A removed property counts as renamed if an added property has the same
 * schema, and no other added or removed property has this schema.
 */
function compareNames(site: Site, fields: Pair<Schema>, context: SchemaContext) {
  const { isSame } = context
  const missingIn = (side: 'before' | 'after', names: Schema) =>
    Object.keys(names).filter((name) => !(name in fields[side]) && !isReportedElsewhere(site, name, fields))
  const removed = missingIn('after', fields.before)
  const added = new Set(missingIn('before', fields.after))
  for (const name of removed) {
    const schema = fields.before[name]
    const isAlike = (candidate: string) =>
      isSame(schema, fields.after[candidate]) &&
      isRequired(site.spots.before, name) === isRequired(site.spots.after, candidate)
    const [twin, ...rivals] = [...added].filter(isAlike)
    const isOnly =
      !rivals.length && removed.filter((candidate) => isSame(fields.before[candidate], schema)).length === 1
    if (twin === undefined || !isOnly) noteProperty(site, context, { name, kind: propertyRemoved })
    else {
      noteProperty(site, context, { name, kind: propertyRenamed, newName: twin })
      added.delete(twin)
    }
  }
  for (const name of added) noteProperty(site, context, { name, kind: propertyAdded })
}

type PropertyChange = { name: string; kind: Kind; newName?: string }

function noteProperty(site: Site, { note }: SchemaContext, { name, kind, newName = name }: PropertyChange) {
  const { before, after } = site.spots
  const [oldValue, newValue] = [
    isRequired(before, name),
    newName === name ? isRequired(after, name) : newName,
  ]
  const at = { before: placeOf(before, name), after: placeOf(after, newName) }
  const probes = pairOf((side) => probeOf(site.spots[side], [name, newName]))
  note({ ...site, property: name }, { kind, name, oldValue, newValue, at, probes })
}

const isRequired = ({ schema }: Spot, name: string) => listOf(schema.required).includes(name)

const placeOf = (spot: Spot, name: string) =>
  objectOf(spot.schema.properties)[name] ? child(spot, 'properties', name).at : spot.at

function probeOf(spot: Spot, names: string[]): Schema {
  const { additionalProperties, properties } = spot.schema
  const isClosed = (name: string) => additionalProperties === false && !(name in objectOf(properties))
  return {
    required: names.filter((name) => isRequired(spot, name)),
    properties: Object.fromEntries(names.filter(isClosed).map((name) => [name, false])),
  }
}

/**
 * True if another finding reports the change of this property. This applies to a body whose media type changed, and to
 * properties that only describe how other parts of the request are sent.
 */
function isReportedElsewhere(site: Site, name: string, fields: Pair<Schema>) {
  if (!isRoot(site)) return false
  const hasBody = (side: Schema) => Object.keys(side).some(isAnyBody)
  return carriers.has(name) || (isAnyBody(name) && hasBody(fields.before) && hasBody(fields.after))
}

const isAnyBody = (name: string) => name === 'body' || isFurtherBody(name)

/** True if the schema describes a whole request or response, not a part of it. */
function isRoot({ part, steps: [step, ...further] }: Site) {
  if (part === 'request') return step === undefined
  return step !== undefined && 'branch' in step && further.length === 0
}

function compareFurtherProperties(site: Site, fields: Pair<Schema>, { note, walk }: SchemaContext) {
  const extras = pairOf((side) => site.spots[side].schema.additionalProperties ?? true)
  if (isObject(extras.before) && isObject(extras.after))
    return walk(site, childrenOf(site, 'additionalProperties'), { entry: '*' })
  if (textOf(extras.before) === textOf(extras.after)) return undefined
  const probes = pairOf((side) => ({
    properties: { ...fields.before, ...fields.after },
    additionalProperties: extras[side],
  }))
  const [oldValue, newValue] = [extras.before, extras.after]
  return note(site, { kind: rule, name: 'additionalProperties', oldValue, newValue, probes })
}
