// Two schemas side by side: keywords, fields of objects, and branches, which find each other by what they are and not by
// where they stand.
import {
  child,
  pairOf,
  textOf,
  type Change,
  type Context,
  type Pair,
  type Site,
  type Spot,
} from './change.ts'
import { carriers, follow, isAnnotation, isFurtherBody, type Model, type Schema } from '@members-hub/openapi'

const prose = ['description', 'title', 'summary', 'examples', 'example']
/** Keywords that are told below in words of their own, and those that tell nobody anything. */
const apart = new Set([
  ...prose,
  'deprecated',
  'externalDocs',
  '$defs',
  '$comment',
  '$anchor',
  'type',
  'const',
  'enum',
  'properties',
  'required',
  'additionalProperties',
  'items',
  '$ref',
  'oneOf',
  'anyOf',
  'allOf',
  'xml',
  'x-values',
])

/** What is said of a schema, or beside a reference to it. */
export function compareProse(site: Site, context: Context) {
  for (const name of prose) noteKeyword(site, context, name, 'prose')
  noteKeyword(site, context, 'deprecated', 'deprecated')
}

/** What stands beside two references and is no prose: a default, who sends a field. */
export function compareBeside(site: Site, context: Context) {
  compareProse(site, context)
  const { before, after } = site.here
  for (const name of Object.keys({ ...before.schema, ...after.schema }))
    if (isAnnotation(name) && !apart.has(name)) noteKeyword(site, context, name)
}

export function compareSchemas(site: Site, context: Context) {
  const { note, walk, isSame } = context
  const [before, after] = [site.here.before.schema, site.here.after.schema]
  compareProse(site, context)
  const isUnion = pairOf((side) => keyOf(site.here[side].schema) !== undefined)
  if (isUnion.before || isUnion.after) compareBranches(site, context)
  if (isUnion.before !== isUnion.after) return
  noteKeyword(site, context, 'type')
  const [oldTypes, newTypes] = [typesOf(before), typesOf(after)]
  if (oldTypes.length && newTypes.length && !oldTypes.some((type) => newTypes.includes(type))) return
  for (const name of Object.keys({ ...before, ...after }))
    if (!apart.has(name)) noteKeyword(site, context, name)
  const values = pairOf((side) => valuesOf(site.here[side].schema))
  if (textOf({ enum: values.before }) !== textOf({ enum: values.after })) {
    const probes = pairOf((side) => (values[side] ? { enum: values[side] } : {}))
    note(site, { kind: 'values', name: 'enum', was: values.before, is: values.after, probes })
  }
  compareProperties(site, context)
  if (before.items && after.items) walk(site, below(site, 'items'), { entry: '*' })
  else noteKeyword(site, context, 'items')
  // What a status may be answered with by its codes is told of refusals, by name.
  if (site.part === 'answer' && site.steps.length === 1) return
  const [all, whole] = [listOf(before.allOf), listOf(after.allOf)]
  if (all.length === whole.length)
    for (const index of all.keys()) walk(site, below(site, 'allOf', `${index}`))
  else if (!isSame(before.allOf, after.allOf)) noteKeyword(site, context, 'allOf')
}

/** A keyword that differs, or that refers to what does. */
function noteKeyword(
  { here: spots, ...site }: Site,
  { note, isSame }: Context,
  name: string,
  kind?: Change['kind'],
) {
  const [oldValue, newValue] = [spots.before.schema[name], spots.after.schema[name]]
  const isEqual = Array.isArray(oldValue)
    ? isSame({ [name]: oldValue }, { [name]: newValue })
    : isSame(oldValue, newValue)
  if (isEqual) return
  const probes = pairOf((side) => (name in spots[side].schema ? { [name]: spots[side].schema[name] } : {}))
  note(
    { ...site, here: spots },
    { kind: kind ?? kindOf(name, spots), name, was: oldValue, is: newValue, probes },
  )
}

function kindOf(
  name: string,
  { before: { schema: before }, after: { schema: after } }: Pair,
): Change['kind'] {
  if (name === 'default') return name
  if (name.startsWith('x-')) return 'mark'
  if (name === 'type') return textOf(typesOf(before)) === textOf(typesOf(after)) ? 'null' : 'type'
  return typeof (before[name] ?? after[name]) === 'object' ? 'rule' : 'limit'
}

const below = ({ here: spots }: Site, ...keys: string[]) => pairOf((side) => child(spots[side], ...keys))
const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : [])
const typesOf = ({ type }: Schema) => [type ?? []].flat().filter((typeName) => typeName !== 'null')
const valuesOf = (schema: Schema) => ('const' in schema ? [schema.const] : schema.enum)

/** Fields of objects: gone, new, called otherwise, needed or not, and whether others may stand beside them. */
function compareProperties(site: Site, { note, walk, isSame }: Context) {
  const { before, after } = site.here
  const [oldFields, newFields] = [Object(before.schema.properties), Object(after.schema.properties)]
  const needs = ({ schema }: Spot, name: string) => listOf(schema.required).includes(name)
  const probe = (spot: Spot, names: string[]): Schema => {
    const { additionalProperties, properties } = spot.schema
    const isClosed = (name: string) => additionalProperties === false && !(name in Object(properties))
    return {
      required: names.filter((name) => needs(spot, name)),
      properties: Object.fromEntries(names.filter(isClosed).map((name) => [name, false])),
    }
  }
  const noteProperty = (property: string, kind: Change['kind'], to = property) => {
    const place = (spot: Spot, name: string) =>
      Object(spot.schema.properties)[name] ? child(spot, 'properties', name).at : spot.at
    const at = { before: place(before, property), after: place(after, to) }
    const probes = pairOf((side) => probe(site.here[side], [property, to]))
    const [oldState, newState] = [needs(before, property), to === property ? needs(after, to) : to]
    note({ ...site, property }, { kind, name: property, was: oldState, is: newState, at, probes })
  }

  // At the root of a message some parts say how the others are sent, and come with them.
  const isToldElsewhere = (name: string) => {
    if (!isRoot(site)) return false
    // A body of another type is told by its type.
    return (
      carriers.has(name) ||
      (isAnyBody(name) && [oldFields, newFields].every((side) => Object.keys(side).some(isAnyBody)))
    )
  }
  const removedNames = Object.keys(oldFields).filter((name) => !(name in newFields) && !isToldElsewhere(name))
  const fresh = new Set(
    Object.keys(newFields).filter((name) => !(name in oldFields) && !isToldElsewhere(name)),
  )
  for (const name of removedNames) {
    const isAlike = (candidate: string) =>
      isSame(oldFields[name], newFields[candidate]) && needs(before, name) === needs(after, candidate)
    const [twin, ...rivals] = [...fresh].filter(isAlike)
    const isOnly =
      !rivals.length &&
      removedNames.filter((candidate) => isSame(oldFields[candidate], oldFields[name])).length === 1
    if (twin === undefined || !isOnly) noteProperty(name, 'removed')
    else {
      noteProperty(name, 'renamed', twin)
      fresh.delete(twin)
    }
  }
  for (const name of fresh) noteProperty(name, 'added')
  for (const name of new Set(
    [...Object.keys(oldFields), ...listOf(before.schema.required), ...listOf(after.schema.required)].map(
      String,
    ),
  )) {
    if (name in oldFields !== name in newFields || (isToldElsewhere(name) && !(name in oldFields))) continue
    const isOneOfSome = isRoot(site) && isFurtherBody(name)
    if (!isOneOfSome && needs(before, name) !== needs(after, name)) noteProperty(name, 'required')
    if (name in oldFields) walk(site, below(site, 'properties', name), { property: name })
  }
  const extras = pairOf((side) => site.here[side].schema.additionalProperties ?? true)
  if (typeof extras.before === 'object' && typeof extras.after === 'object')
    return walk(site, below(site, 'additionalProperties'), { entry: '*' })
  if (textOf(extras.before) === textOf(extras.after)) return undefined
  const probes = pairOf((side) => ({
    properties: { ...oldFields, ...newFields },
    additionalProperties: extras[side],
  }))
  return note(site, {
    kind: 'rule',
    name: 'additionalProperties',
    was: extras.before,
    is: extras.after,
    probes,
  })
}

const isAnyBody = (name: string) => name === 'body' || isFurtherBody(name)

/** Whether this is a request as a whole, or one of the answers. */
const isRoot = ({ part, steps }: Site) =>
  part === 'request' ? steps.length === 0 : steps.length === 1 && 'branch' in Object(steps[0])

type Branch = Spot & { index: number; identity: string | undefined; twin?: Branch }

function compareBranches(site: Site, { note, walk, isSame, models }: Context) {
  const key = pairOf((side) => keyOf(site.here[side].schema))
  // One of them, or any: what fits two tells them apart.
  if (key.before && key.after && key.before !== key.after) {
    const probes = pairOf((side) => site.here[side].schema)
    note(site, { kind: 'rule', name: 'choice', was: key.before, is: key.after, probes })
  }
  const branches = pairOf((side) => branchesOf(site.here[side], models[side]))
  // What is left over on both sides is taken for the same branch, changed, but `null` and a status are nothing else.
  const isFree = ({ identity = '#' }: Branch) => identity.startsWith('#')
  for (const isTwin of [
    (a: Branch, b: Branch) => isSame(a.schema, b.schema),
    (a: Branch, b: Branch) => a.identity !== undefined && a.identity === b.identity,
    (a: Branch, b: Branch) => isFree(a) && isFree(b),
  ])
    for (const oldBranch of branches.before.filter(({ twin }) => !twin)) {
      const other = branches.after.find((branch) => !branch.twin && isTwin(oldBranch, branch))
      if (other) Object.assign(other, { twin: Object.assign(oldBranch, { twin: other }) })
    }
  for (const oldBranch of branches.before)
    if (oldBranch.twin)
      walk(
        site,
        { before: oldBranch, after: oldBranch.twin },
        { branch: { before: oldBranch.index, after: oldBranch.twin.index } },
      )
  for (const side of ['before', 'after'] as const)
    for (const branch of branches[side].filter(({ twin }) => !twin)) {
      const { index, identity: name = '' } = branch
      const steps = [...site.steps, { branch: { before: -1, after: -1, [side]: index } }]
      const change = {
        was: undefined,
        is: undefined,
        [side === 'before' ? 'was' : 'is']: statusOf(branch.schema) ?? (name || wordsOf(branch.schema)),
      }
      const probes = pairOf((eachSide) => site.here[eachSide].schema)
      const spots = { ...site.here, [side]: branch }
      note(
        { ...site, steps, here: spots },
        { kind: name === 'null' ? 'null' : 'branch', name, probes, ...change },
      )
    }
}

/** What a branch is called that is no component: by its title, its type, or its fields. */
function wordsOf({ title, type, format, properties }: Schema): string {
  if (typeof title === 'string') return title
  const fields = Object.keys(Object(properties))
  if (fields.length > 0) return `an object with ${fields.slice(0, 3).join(', ')}`
  const typeWords = [type, format].flat().filter((word) => word !== undefined)
  return typeWords.length > 0 ? typeWords.map(String).join(' ') : 'of another shape'
}

export const statusOf = (schema: Schema): unknown => Object(schema.properties).status?.const

const keyOf = (schema: Schema) => ['oneOf', 'anyOf'].find((key) => Array.isArray(schema[key]))

function branchesOf(spot: Spot, model: Model): Branch[] {
  const key = keyOf(spot.schema)
  if (!key) return [{ ...spot, index: -1, identity: identityOf(spot.schema, model) }]
  return Object.keys(Object(spot.schema[key])).map((index) => {
    const branch = child(spot, key, index)
    return { ...branch, index: Number(index), identity: identityOf(branch.schema, model) }
  })
}

/** What a branch is: `null`, its component, or the values by which it is told from others. */
function identityOf({ $ref, type, properties }: Schema, { document }: Model): string | undefined {
  if (typeof $ref === 'string') return $ref
  if (type === 'null') return 'null'
  const consts = Object.entries(Object(properties)).flatMap(([name, field]) => {
    const { const: value } = follow(document, field, []).schema
    return value === undefined ? [] : [[name, value]]
  })
  return consts.length ? textOf(consts) : undefined
}
