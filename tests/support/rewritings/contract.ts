// Defines the contract that rewriting rules change in place, with a seeded random generator, and functions that list
// its schemas and operations with their locations.
import {
  isObject,
  listOf,
  methods,
  nodeAt,
  objectOf,
  textOf,
  walkNodes,
  type JsonObject,
  type Place,
} from '@members-hub/openapi'
import { shuffled } from '../random.ts'

export type Contract = {
  /** Document whose nodes the rules replace. */
  document: JsonObject
  /** True for OpenAPI 3.0. */
  isOld: boolean
  random: () => number
}

/**
 * Rewrites one random location without changing the meaning of the contract. Returns the location, or `undefined` if
 * the rule does not apply at any location.
 */
export type Rewriting = { name: string; rewrite: (contract: Contract) => string | undefined }

export type Spot = { node: JsonObject; at: Place; replace: (node: JsonObject) => void }

const schemaKeys = new Set(
  (
    'schema items additionalProperties not if then else contains propertyNames itemSchema unevaluatedItems ' +
    'unevaluatedProperties'
  ).split(' '),
)
const schemaMaps = new Set(
  'properties patternProperties dependentSchemas $defs allOf oneOf anyOf prefixItems'.split(' '),
)

const isSchema = (place: Place) =>
  schemaKeys.has(place.at(-1) ?? '') || schemaMaps.has(place.at(-2) ?? '') || isComponent(place, 'schemas')

export const isComponent = (place: Place, group: string) =>
  place.length === 3 && place[0] === 'components' && place[1] === group

/** @returns the nodes of the contract whose locations the filter accepts */
export function spotsIn(document: JsonObject, isMeant: (place: Place, node: JsonObject) => boolean): Spot[] {
  const spots: Spot[] = []
  walkNodes(document, (node, place) => {
    if (place.length > 0 && isMeant(place, node))
      spots.push({ node, at: place, replace: (other) => replaceAt(document, place, other) })
  })
  return spots
}

export const schemasIn = (document: JsonObject) => spotsIn(document, isSchema)

function replaceAt(document: JsonObject, place: Place, node: JsonObject) {
  const [key = '', ...above] = place.toReversed()
  const parent = nodeAt(document, above.toReversed())
  if (Array.isArray(parent)) parent[Number(key)] = node
  else if (isObject(parent)) parent[key] = node
}

/**
 * @returns the node that contains the given node, either directly or in one of its lists or maps, such as `properties`
 */
export const ownerOf = ({ document }: Contract, { at }: Spot) =>
  objectOf(nodeAt(document, at.slice(0, schemaMaps.has(at.at(-2) ?? '') ? -2 : -1)))

/** Lists path items with their operations. */
export const itemsIn = ({ document }: Contract) =>
  Object.entries(objectOf(document.paths)).flatMap(([path, item]) =>
    isObject(item) && path.startsWith('/') && typeof item.$ref !== 'string'
      ? [{ path, item, operations: operationsIn(item) }]
      : [],
  )

const operationsIn = (item: JsonObject) =>
  methods.flatMap((method) => {
    const operation = item[method]
    return isObject(operation) ? [{ method, operation }] : []
  })

export const operationSpots = (contract: Contract) =>
  itemsIn(contract).flatMap(({ path, operations }) =>
    operations.map(({ method, operation }) => ({ path, method, operation, name: `${method} ${path}` })),
  )

/** Tries the edit on the candidates in random order. @returns the name of the first candidate that the edit changed */
export function firstOf<Of>(
  { random }: Contract,
  places: readonly Of[],
  edit: (place: Of) => string | undefined,
): string | undefined {
  for (const place of shuffled(places, random)) {
    const name = edit(place)
    if (name !== undefined) return name
  }
  return undefined
}

/**
 * Creates a rule that rewrites one schema.
 * @param edit returns an equivalent schema; `undefined` if it does not apply
 */
export const schemaRule = (
  name: string,
  edit: (schema: JsonObject, contract: Contract, spot: Spot) => JsonObject | undefined,
): Rewriting => ({
  name,
  rewrite: (contract) =>
    firstOf(contract, schemasIn(contract.document), (spot) => {
      const node = edit(spot.node, contract, spot)
      if (node) spot.replace(node)
      return node && spot.at.join('/')
    }),
})

/** @returns a random candidate */
export function pickFrom<Of>({ random }: Contract, candidates: readonly Of[]): Of | undefined {
  return candidates[Math.floor(random() * candidates.length)]
}

export const without = (node: JsonObject, ...names: string[]): JsonObject =>
  Object.fromEntries(Object.entries(node).filter(([key]) => !names.includes(key)))

export const entriesOf = (value: unknown): [string, unknown][] => Object.entries(objectOf(value))

/** Renames the keys of an object and keeps their order. */
export const withKeys = (node: unknown, keyOf: (key: string) => string): JsonObject =>
  Object.fromEntries(entriesOf(node).map(([key, value]) => [keyOf(key), value]))

export const copyOf = (node: unknown): JsonObject => objectOf(JSON.parse(JSON.stringify(node)))

const facts = new WeakMap<Contract, { text: string; hasSubtypes: boolean }>()

/** Returns facts about the contract before the rule changes it. They are calculated once for each contract. */
export function factsOf(contract: Contract) {
  const { document } = contract
  const cached = facts.get(contract) ?? {
    text: JSON.stringify(document),
    hasSubtypes: areSubtypesIn(document),
  }
  facts.set(contract, cached)
  return cached
}

/**
 * Checks whether the contract has a component with a discriminator but without branches. Components that list it in
 * `allOf` are its subtypes.
 */
export const hasSubtypes = (contract: Contract) => factsOf(contract).hasSubtypes

const areSubtypesIn = (document: JsonObject) =>
  entriesOf(objectOf(document.components).schemas).some(([, schema]) => {
    const { discriminator, oneOf, anyOf } = objectOf(schema)
    return discriminator !== undefined && oneOf === undefined && anyOf === undefined
  })

export const hasReferences = (node: unknown) => JSON.stringify(node)?.includes('"$ref"') ?? false

export const typeOf = ({ type }: JsonObject) =>
  textOf(Array.isArray(type) && type.length === 1 ? type[0] : type)

/** Returns the types of a schema whose `type` is a list. */
export const typesOf = ({ type }: JsonObject) => listOf(type).map(String)
