// Lists the constraints of a schema: follows references, joins the parts of `allOf` and simplifies choices.
import {
  follow,
  isObject,
  listOf,
  objectOf,
  tagsOf,
  type Document,
  type JsonObject,
} from '@members-hub/openapi'
import { textOf } from '../changes/difference.ts'
import { knownExtension } from '../kinds/extension.ts'
import { proseKeywords } from '../kinds/prose.ts'
import { addBranches, allowsAll, isChoice, simplified, type Branches } from './choices.ts'
import {
  addAll,
  addConstraint,
  addField,
  addMember,
  addTypes,
  addValues,
  entries,
  fieldOf,
  noConstraints,
  settle,
  type Constraints,
  type Part,
} from './constraints.ts'

/** Keywords that do not affect callers. */
const idle = new Set([...proseKeywords, 'deprecated', 'externalDocs', '$defs', '$comment', '$ref'])
/**
 * Keywords that have no separate constraint, because they are handled together with another keyword or by other code.
 */
const dependents = new Set(
  (
    'allOf additionalProperties patternProperties minContains maxContains then else items discriminator ' +
    'unevaluatedProperties unevaluatedItems'
  ).split(' '),
)

const isIdle = (key: string) =>
  idle.has(key) || (key.startsWith('x-') && !knownExtension.isOfKeyword?.(key, noSpots))
const noSpot = { schema: {}, at: [] }
const noSpots = { before: noSpot, after: noSpot }

/** Maximum nesting depth of choices, and of `allOf`. */
const maxDepth = 100

type Collected = { result: Constraints; choices: Branches[] }

/** @returns a function that returns the constraints of a schema; `undefined` if they cannot be listed */
export function openConstraints(document: Document) {
  const cache = new WeakMap<JsonObject, Constraints | 'opaque'>()
  const merged = new WeakMap<JsonObject, JsonObject>()
  // Do not remove schemas such as `additionalProperties: true` if an `unevaluated…` keyword is used: they mark
  // properties as evaluated, and an enclosing `unevaluated…` keyword then ignores these properties.
  const isEvaluated = JSON.stringify(document).includes('"unevaluated')
  let depth = 0
  return constraintsOf

  function constraintsOf(node: unknown): Constraints | undefined {
    const schema = targetOf(node)
    const cached = cache.get(schema)
    if (cached) return cached === 'opaque' ? undefined : cached
    if (depth > maxDepth) return undefined
    // Store a preliminary result, which is used if the schema contains itself. The inner schema is then compared as a
    // whole, because its constraints are not listed.
    cache.set(schema, 'opaque')
    depth += 1
    const result = divided(schema)
    depth -= 1
    if (result) cache.set(schema, result)
    return result
  }

  function divided(schema: JsonObject): Constraints | undefined {
    const collected: Collected = { result: noConstraints(), choices: [] }
    if (!collect(schema, collected, [])) return undefined
    const { result, choices } = collected
    for (const choice of choices) {
      const simple = simplified(
        choice,
        choice.branches.map((branch) => constraintsOf(branch.schema)),
      )
      if (isChoice(simple)) addBranches(result, simple)
      else addAll(result, simple)
    }
    if (!isEvaluated) dropOpen(result)
    settle(result)
    return result
  }

  /** Removes constraints without effect: schemas for list entries and additional properties that allow every value. */
  function dropOpen(result: Constraints) {
    const isAny = ({ schema }: Part) => schema === true || allowsAll(constraintsOf(schema))
    if (result.fields.has(entries) && isAny({ label: '', schema: result.fields.get(entries) }))
      result.fields.delete(entries)
    result.further = result.further.filter(
      ({ text, parts }) => !text.startsWith('additionalProperties ') || !parts.every(isAny),
    )
  }

  /** @returns the schema, or the target of a reference; annotations next to the reference replace those of its target */
  function targetOf(node: unknown): JsonObject {
    const schema = node === false ? never : objectOf(node)
    if (typeof schema.$ref !== 'string') return schema
    const { schema: target } = follow(document, schema, [])
    const { $ref: _, ...beside } = schema
    if (Object.keys(beside).every(isIdle)) return target
    const whole = merged.get(schema) ?? { ...target, ...beside }
    merged.set(schema, whole)
    return whole
  }

  /**
   * @param above the enclosing schemas, each of which contains the next one in `allOf`
   * @returns false if the constraints cannot be listed, because a keyword such as `unevaluatedProperties` depends on
   * the properties that other schemas evaluate
   */
  function collect(schema: JsonObject, collected: Collected, above: readonly JsonObject[]): boolean {
    // Skip a schema that its own `allOf` contains, because the self-reference does not restrict the values.
    if (above.includes(schema)) return true
    if (above.length > maxDepth) return false
    if (['unevaluatedProperties', 'unevaluatedItems', '$dynamicRef'].some((key) => key in schema))
      return false
    for (const key of Object.keys(schema))
      if (!isIdle(key) && !dependents.has(key)) add(key, schema, collected)
    addDependents(schema, collected.result)
    return listOf(schema.allOf).every((part) => collect(targetOf(part), collected, [...above, schema]))
  }

  function add(key: string, schema: JsonObject, { result, choices }: Collected) {
    const value = schema[key]
    if (key === 'oneOf' || key === 'anyOf') choices.push(branchesOf(schema, key))
    else (adders[key] ?? addMember)(result, key, value)
  }

  function branchesOf(schema: JsonObject, key: 'oneOf' | 'anyOf'): Branches {
    const { mapping: _, ...discriminator } = objectOf(schema.discriminator)
    const tags = tagsOf(document, schema)
    const isTagged = isObject(schema.discriminator)
    const branches = listOf(schema[key]).map((branch, index) => part(textOf(tags[index]), branch))
    if (isTagged) return { key, branches, discriminator: textOf(discriminator) }
    return { key, branches: key === 'anyOf' ? branches.flatMap((branch) => branchesIn(branch)) : branches }
  }

  /** Replaces a branch of `anyOf` that is itself an `anyOf` by its branches. */
  function branchesIn(branch: Part, level = 0): Part[] {
    const schema = targetOf(branch.schema)
    const isPlain = Object.keys(schema).every((key) => key === 'anyOf' || isIdle(key))
    if (!Array.isArray(schema.anyOf) || !isPlain || level > maxDepth) return [branch]
    return schema.anyOf.flatMap((inner: unknown) => branchesIn(part('', inner), level + 1))
  }

  function addDependents(schema: JsonObject, result: Constraints) {
    const { items, prefixItems, contains, minContains, maxContains, discriminator } = schema
    if (prefixItems !== undefined)
      addConstraint(result, { text: 'prefixItems', parts: [...partsOf(prefixItems), part('rest', items)] })
    else if (items !== undefined) addField(result, entries, items)
    if (contains !== undefined)
      addConstraint(result, {
        text: `contains ${textOf({ minContains, maxContains })}`,
        parts: [part('', contains)],
      })
    if (discriminator !== undefined && !('oneOf' in schema || 'anyOf' in schema))
      addMember(result, 'discriminator', discriminator)
    const { if: condition, then: consequence, else: alternative } = schema
    if (condition !== undefined)
      addConstraint(result, {
        text: 'if',
        parts: [part('if', condition), part('then', consequence), part('else', alternative)],
      })
    addFurtherProperties(schema, result)
  }
}

const never: JsonObject = { not: {} }

const part = (label: string, schema: unknown): Part => ({ label, schema: schema ?? {} })
const partsOf = (node: unknown): Part[] =>
  Object.entries(typeof node === 'object' && node !== null ? node : {}).map(([name, schema]) =>
    part(name, schema),
  )

type Add = (result: Constraints, key: string, value: unknown) => void
const addChild: Add = (result, text, value) => addConstraint(result, { text, parts: [part('', value)] })

const adders: Readonly<Record<string, Add>> = {
  type: (result, _, value) => addTypes(result, [value].flat().map(String)),
  enum: (result, _, value) => addValues(result, listOf(value)),
  const: (result, _, value) => addValues(result, [value]),
  required: (result, _, value) => {
    for (const name of listOf(value)) result.required.add(String(name))
  },
  properties: (result, _, value) => {
    for (const [name, property] of Object.entries(objectOf(value))) addField(result, fieldOf(name), property)
  },
  not: addChild,
  propertyNames: addChild,
  dependentSchemas: (result, text, value) => addConstraint(result, { text, parts: partsOf(value) }),
  prefixItems: () => undefined,
  contains: () => undefined,
  if: () => undefined,
}

/**
 * Adds `additionalProperties` as a constraint. Its text contains the property names of the same schema, because it
 * applies to all other properties.
 */
function addFurtherProperties(schema: JsonObject, result: Constraints) {
  const { additionalProperties: extra, patternProperties, properties } = schema
  if (isObject(patternProperties))
    addConstraint(result, { text: 'patternProperties', parts: partsOf(patternProperties) })
  if (extra === undefined) return
  const names = [properties, patternProperties].map((map) => Object.keys(objectOf(map)).toSorted())
  addConstraint(result, {
    text: `additionalProperties ${textOf(names)}`,
    parts: [{ label: '', schema: extra }],
  })
}
