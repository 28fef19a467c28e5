// Compares two versions of a schema: its keywords, values, properties, list entries and branches.
import { childrenOf, pairOf, type SchemaContext, type Kind, type Site } from '../changes/change.ts'
import {
  authoredDiscriminator,
  isAnnotation,
  listOf,
  objectOf,
  tagsOf,
  type Document,
  type Schema,
} from '@members-hub/openapi'
import { textOf } from '../changes/difference.ts'
import { choiceOf, compareBranches } from '../kinds/branch.ts'
import { rule } from '../kinds/keyword.ts'
import { deprecated } from '../kinds/deprecated.ts'
import { kindOfKeyword } from '../kinds/index.ts'
import { isAddition } from '../evaluate/shape.ts'
import { compareProperties } from '../kinds/property.ts'
import { prose, proseKeywords } from '../kinds/prose.ts'
import { typesOf } from '../kinds/type.ts'
import { compareValues } from '../kinds/values.ts'
import { canonicalPattern } from './pattern.ts'

/** Keywords that the general comparison skips: some are compared separately, others do not affect callers. */
const separate = new Set([
  ...proseKeywords,
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
  'discriminator',
])

/** Compares the documentation of a schema, or the documentation next to a reference. */
function compareProse(site: Site, context: SchemaContext) {
  for (const name of proseKeywords) noteKeyword(site, context, { name, kind: prose })
  noteKeyword(site, context, { name: 'deprecated', kind: deprecated })
}

/**
 * Compares the keywords next to a reference in both versions, such as `default`, `readOnly` and the `style` of a
 * parameter.
 */
export function compareSiblings(site: Site, context: SchemaContext) {
  compareProse(site, context)
  const { before, after } = site.spots
  for (const name of Object.keys({ ...before.schema, ...after.schema }))
    if (!separate.has(name)) noteKeyword(site, context, { name })
}

export function compareSchemas(site: Site, context: SchemaContext) {
  const [before, after] = [site.spots.before.schema, site.spots.after.schema]
  const isForbidden = pairOf((side) => allowsNothing(site.spots[side].schema))
  if (isForbidden.before !== isForbidden.after) {
    const probes = { before, after }
    return context.note(site, { kind: rule, name: 'not', oldValue: before.not, newValue: after.not, probes })
  }
  compareProse(site, context)
  const choices = pairOf((side) => choiceOf(site.spots[side].schema))
  if (!choices.before !== !choices.after) {
    const key = choices.before ?? choices.after
    const isAdded = isAddition(choices.before ? before : after) && before.properties && after.properties
    if (!key || !isAdded) {
      compareBranches(site, context)
      return noteRulesNextToChoice(site, context)
    }
    const probes = pairOf((side) => pick(site.spots[side].schema, [key, 'required']))
    context.note(site, { kind: rule, name: key, oldValue: before[key], newValue: after[key], probes })
  } else if (choices.before) compareBranches(site, context)
  noteKeyword(site, context, { name: 'type' })
  if (!isOverlap(typesOf(before), typesOf(after))) return
  for (const name of Object.keys({ ...before, ...after }))
    if (!separate.has(name)) noteKeyword(site, context, { name })
  if (!context.isSame(before.xml, after.xml) && isXmlUsed(context))
    noteKeyword(site, context, { name: 'xml' })
  compareDiscriminators(site, context)
  compareValues(site, context)
  compareProperties(site, context)
  if (before.items && after.items) context.walk(site, childrenOf(site, 'items'), { entry: '*' })
  else noteKeyword(site, context, { name: 'items' })
  compareParts(site, context)
}

/**
 * Records a choice that became a single schema, or the reverse, if other keywords next to the choice restrict its
 * values.
 */
function noteRulesNextToChoice(site: Site, { note }: SchemaContext) {
  const probes = pairOf((side) => site.spots[side].schema)
  const keys = pairOf((side) => choiceOf(probes[side]))
  const { [keys.before ?? keys.after ?? '']: _, ...beside } = keys.before ? probes.before : probes.after
  if (Object.keys(beside).every((key) => isAnnotation(key) || key === 'discriminator')) return
  note(site, { kind: rule, name: 'choice', oldValue: keys.before, newValue: keys.after, probes })
}

/** True for the schema `false`, which the reader writes as `not: {}`. */
const allowsNothing = ({ not }: Schema) => textOf(not) === '{}'

/** True if both lists have a type in common. An empty list allows every type, and `number` includes `integer`. */
function isOverlap(oldTypes: readonly unknown[], newTypes: readonly unknown[]) {
  const isNumeric = (type: unknown) => type === 'integer' || type === 'number'
  const isIn = (type: unknown) => newTypes.includes(type) || (isNumeric(type) && newTypes.some(isNumeric))
  return oldTypes.length === 0 || newTypes.length === 0 || oldTypes.some(isIn)
}

/** True if either version has an XML message; without XML the names of elements have no meaning. */
const isXmlUsed = ({ models: { before, after } }: SchemaContext) =>
  [before, after].some(({ operations }) =>
    [...operations.values()].some(({ types }) => [...types.request, ...types.answers].some(isXml)),
  )

const isXml = (type: string) => /[/+]xml\b/i.test(type)

/** Compares discriminators: their fields, and the values that select the branches of both versions. */
function compareDiscriminators(site: Site, { models, note }: SchemaContext) {
  const { spots, steps } = site
  const step = steps.at(-1)
  // Skip a parent schema that got its first subtypes or lost its last ones, so that only one version is a choice. The
  // added or removed branches are reported instead.
  if (step && 'branch' in step && step.branch.before < 0 !== step.branch.after < 0) return
  const { before, after } = pairOf((side) => discriminatorOf(spots[side].schema, models[side].document))
  const isMoved = ([branch, values]: [string, string]) => (after.values.get(branch) ?? values) !== values
  if (before.text === after.text && ![...before.values].some(isMoved)) return
  const [oldValue, newValue] = [spots.before, spots.after].map(({ schema }) =>
    authoredDiscriminator(schema.discriminator),
  )
  const probes = pairOf((side) => pick(spots[side].schema, ['discriminator']))
  note(site, { kind: rule, name: 'discriminator', oldValue, newValue, probes })
}

function discriminatorOf(schema: Schema, document: Document) {
  const { mapping, ...members } = objectOf(schema.discriminator)
  const branches = listOf(schema.oneOf ?? schema.anyOf).map((branch) => textOf(objectOf(branch).$ref))
  const tags = tagsOf(document, schema)
  const entries = Object.entries(objectOf(mapping)).map(([value, target]) => [value, textOf(target)] as const)
  const valuesOf = (branch: string) => entries.flatMap(([value, target]) => (target === branch ? value : []))
  const furtherEntries = entries.filter(([, target]) => !branches.includes(target))
  return {
    text: textOf({ ...members, mapping: Object.fromEntries(furtherEntries) }),
    values: new Map(
      branches.map((branch, index) => [branch, textOf([tags[index]?.values, valuesOf(branch)])]),
    ),
  }
}

/** Compares the parts of `allOf` by position: the first part with the first, the second with the second. */
function compareParts(site: Site, context: SchemaContext) {
  // The `allOf` of a response contains the codes of its business errors, which are compared by name elsewhere.
  if (site.part === 'answer' && site.steps.length === 1) return
  const [before, after] = [site.spots.before.schema.allOf, site.spots.after.schema.allOf]
  const [oldParts, newParts] = [listOf(before), listOf(after)]
  if (oldParts.length === newParts.length)
    for (const index of oldParts.keys()) context.walk(site, childrenOf(site, 'allOf', `${index}`))
  else if (!context.isSame(before, after)) noteKeyword(site, context, { name: 'allOf' })
}

/**
 * For each keyword, other keywords that change its meaning: next to `prefixItems`, `items` applies only to later
 * entries.
 */
const dependencies: Readonly<Record<string, readonly string[]>> = {
  items: ['prefixItems', 'contains', 'unevaluatedItems'],
}

const condition = ['if', 'then', 'else']
/** Keywords that contain schemas, each with all keywords that must be interpreted together with it. */
const schemaKeywords: Readonly<Record<string, readonly string[]>> = {
  not: ['not'],
  allOf: ['allOf'],
  propertyNames: ['propertyNames'],
  dependentSchemas: ['dependentSchemas'],
  patternProperties: ['patternProperties'],
  prefixItems: ['prefixItems'],
  contains: ['contains'],
  ...Object.fromEntries(condition.map((key): [string, string[]] => [key, condition])),
}

const pick = (schema: Schema, names: readonly string[]): Schema =>
  Object.fromEntries(names.flatMap((key) => (key in schema ? [[key, schema[key]]] : [])))

/** Records a change if a keyword differs or refers to a changed component. */
function noteKeyword(
  site: Site,
  { note, isSame, isEquivalent }: SchemaContext,
  { name, kind }: { name: string; kind?: Kind },
) {
  const { spots } = site
  const [oldValue, newValue] = [spots.before.schema[name], spots.after.schema[name]]
  // Do not follow references in an extension, because they are only text for people and other tools.
  if (name.startsWith('x-') && textOf(oldValue) === textOf(newValue)) return
  const isEqual = Array.isArray(oldValue)
    ? isSame({ [name]: oldValue }, { [name]: newValue })
    : isSame(oldValue, newValue)
  if (isEqual || (name === 'pattern' && isSamePattern(oldValue, newValue))) return
  const schemas = pairOf((side) => pick(spots[side].schema, schemaKeywords[name] ?? []))
  if (name in schemaKeywords && isEquivalent(schemas.before, schemas.after)) return
  const names = [name, ...(dependencies[name] ?? [])]
  const probes = pairOf((side) => pick(spots[side].schema, names))
  note(site, { kind: kind ?? kindOfKeyword(name, spots), name, oldValue, newValue, probes })
}

const isSamePattern = (oldValue: unknown, newValue: unknown) =>
  typeof oldValue === 'string' &&
  typeof newValue === 'string' &&
  canonicalPattern(oldValue) === canonicalPattern(newValue)
