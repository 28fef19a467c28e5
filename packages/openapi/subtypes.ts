// Makes inheritance explicit. If a component has a discriminator but no `oneOf`, a reference to it also allows each
// component that extends it by `allOf` (its subtypes). The component is replaced by a `oneOf` of itself and its
// subtypes, which is compared like a `oneOf` in the contract.
import { isObject, listOf, objectOf, origin, textOf, type JsonObject } from './json.ts'
import { placeOf, referenceTo } from './place.ts'
import type { Document } from './shapes.ts'

/** Suffix of the name of a component that contains only a parent's own schema, without its subtypes. */
const suffix = '.withoutSubtypes'

/** @returns the name of the component that contains only the parent's own schema */
export const baseOf = (name: string) => `${name}${suffix}`

/** @returns the name that the author gave to a component */
export const authoredName = (name: string) => (name.endsWith(suffix) ? name.slice(0, -suffix.length) : name)

/** @returns the discriminator as the author wrote it, without the fields added by this module */
export function authoredDiscriminator(discriminator: unknown): unknown {
  if (!isObject(discriminator) || discriminator.isImplied !== true) return discriminator
  const members = { ...discriminator }
  delete members.isImplied
  delete members.mapping
  const entries = Object.entries(objectOf(discriminator.mapping)).flatMap(([value, target]) => {
    const name = authoredName(placeOf(textOf(target))[2] ?? '')
    return name === value ? [] : [[value, refOf(name)] as const]
  })
  return { ...members, ...(entries.length > 0 && { mapping: Object.fromEntries(entries) }) }
}

const refOf = (name: string) => referenceTo(['components', 'schemas', name])

/**
 * @param document the document in normalized form
 * @param source the same document before normalization
 */
export function withSubtypes(document: Document, source: Document): Document {
  const components = objectOf(document.components)
  const schemas = objectOf(components.schemas)
  if (!Object.values(schemas).some((schema) => isObject(objectOf(schema).discriminator))) return document
  const parents = parentsOf(schemas, objectOf(objectOf(source.components).schemas))
  const families = [...parents.keys()].flatMap((name) => familyOf(name, { schemas, parents }) ?? [])
  if (families.length === 0) return document
  const split = new Set(families.map(({ name }) => name))
  const all: JsonObject = { ...schemas }
  for (const [name, ancestors] of parents)
    if (ancestors.some((ancestor) => split.has(ancestor))) all[name] = extending(objectOf(all[name]), split)
  for (const { name } of families) {
    const base: JsonObject = { [origin]: ['components', 'schemas', name], ...objectOf(all[name]) }
    delete base.discriminator
    all[baseOf(name)] = base
  }
  for (const family of families) all[family.name] = choiceOf(family, { split, schemas })
  return { ...document, components: { ...components, schemas: all } }
}

type Schemas = { schemas: JsonObject; parents: ReadonlyMap<string, readonly string[]> }
type Family = { name: string; discriminator: JsonObject; descendants: string[] }

function familyOf(name: string, context: Schemas): Family | undefined {
  const { schemas } = context
  const discriminator = discriminatorOf(name, context)
  if (!discriminator || isChoice(schemas[name])) return undefined
  const mapped = Object.values(objectOf(discriminator.mapping))
  const targets = name in schemas && isObject(objectOf(schemas[name]).discriminator) ? mapped : []
  const descendants = new Set(targets.flatMap((target) => nameOf(textOf(target), schemas) ?? []))
  descendants.delete(name)
  for (const above of [name, ...descendants])
    for (const descendant of descendantsOf(above, context)) descendants.add(descendant)
  return descendants.size > 0 ? { name, discriminator, descendants: [...descendants] } : undefined
}

const isChoice = (schema: unknown) => isObject(schema) && ('oneOf' in schema || 'anyOf' in schema)

/**
 * Names of the components that each component extends: the references in its `allOf`. A `$ref` outside of `allOf` is
 * included only if the component has an `allOf` in `source`, because normalization replaces an `allOf` with a single
 * reference by this reference.
 */
function parentsOf(schemas: JsonObject, source: JsonObject) {
  return new Map(
    Object.entries(schemas).map(([name, schema]) => {
      const { $ref, allOf } = objectOf(schema)
      const isSubtype = Array.isArray(objectOf(source[name]).allOf)
      const refs = [...(isSubtype ? [{ $ref }] : []), ...listOf(allOf)].flatMap(
        (part) => objectOf(part).$ref ?? [],
      )
      return [name, refs.flatMap((ref) => nameOf(textOf(ref), schemas) ?? [])]
    }),
  )
}

function nameOf(ref: string, schemas: JsonObject) {
  const [, kind, name = '', ...further] = placeOf(ref)
  return kind === 'schemas' && further.length === 0 && name in schemas ? name : undefined
}

/** @returns the discriminator of a component, or of its nearest parent that has a discriminator */
function discriminatorOf(name: string, { schemas, parents }: Schemas): JsonObject | undefined {
  const names = new Set([name])
  for (const candidate of names) {
    const { discriminator } = objectOf(schemas[candidate])
    if (isObject(discriminator)) return discriminator
    for (const parent of parents.get(candidate) ?? []) names.add(parent)
  }
  return undefined
}

/** @returns the components that extend a component, directly or indirectly, in the order of the contract */
function descendantsOf(name: string, { parents }: Schemas): string[] {
  const family = new Set([name])
  for (const above of family)
    for (const [candidate, names] of parents) if (names.includes(above)) family.add(candidate)
  return [...parents.keys()].filter((candidate) => candidate !== name && family.has(candidate))
}

/**
 * Returns the component with changed references to its parents: each leads to the parent's own schema, without its
 * subtypes.
 */
function extending(schema: JsonObject, split: ReadonlySet<string>): JsonObject {
  const withBase = (part: unknown) => {
    const { $ref } = objectOf(part)
    const name = typeof $ref === 'string' ? (placeOf($ref)[2] ?? '') : ''
    return split.has(name) ? { ...objectOf(part), $ref: refOf(baseOf(name)) } : part
  }
  const { allOf } = schema
  return {
    ...objectOf(withBase(schema)),
    ...('allOf' in schema && { allOf: listOf(allOf).map(withBase) }),
  }
}

type Split = { split: ReadonlySet<string>; schemas: JsonObject }

function choiceOf({ name, discriminator, descendants }: Family, { split, schemas }: Split): JsonObject {
  const explicit = Object.entries(objectOf(discriminator.mapping))
  const branches = [name, ...descendants].flatMap((member) => {
    const values = explicit.flatMap(([value, target]) =>
      nameOf(textOf(target), schemas) === member ? [value] : [],
    )
    const branch = {
      ref: refOf(split.has(member) ? baseOf(member) : member),
      values: values.length > 0 ? values : [member],
    }
    const isPossible = member !== name || allows(schemas[name], discriminator, branch.values)
    return isPossible ? [branch] : []
  })
  const mapping = branches.flatMap(({ ref, values }) =>
    values.filter((value) => refOf(value) !== ref).map((value): [string, string] => [value, ref]),
  )
  return {
    oneOf: branches.map(({ ref }) => ({ $ref: ref })),
    discriminator: {
      ...discriminator,
      ...(mapping.length > 0 && { mapping: Object.fromEntries(mapping) }),
      isImplied: true,
    },
  }
}

/**
 * True if the parent's own schema allows one of the values that select the parent. Abstract parents often list only the
 * values of their subtypes.
 */
function allows(schema: unknown, { propertyName }: JsonObject, values: string[]) {
  const property = objectOf(objectOf(objectOf(schema).properties)[textOf(propertyName)])
  if (property.const === undefined && !Array.isArray(property.enum)) return true
  const choices = listOf(property.enum ?? [property.const])
  return values.some((value) => choices.includes(value))
}
