// Defines rewriting rules for references: they move schemas, parameters and responses to components or inline them, and
// rename components.
import { isObject, listOf, objectOf, referenceTo, type JsonObject } from '@members-hub/openapi'
import {
  copyOf,
  entriesOf,
  factsOf,
  firstOf,
  hasSubtypes,
  isComponent,
  ownerOf,
  schemaRule,
  spotsIn,
  withKeys,
  type Contract,
  type Rewriting,
  type Spot,
} from './contract.ts'

/** Adds a component with an unused name. @returns a reference to it */
function addComponent({ document }: Contract, group: string, node: JsonObject): JsonObject {
  const components = isObject(document.components) ? document.components : {}
  const members = isObject(components[group]) ? components[group] : {}
  let index = Object.keys(members).length
  while (`Moved${index}` in members) index += 1
  const name = `Moved${index}`
  document.components = { ...components, [group]: { ...members, [name]: node } }
  return { $ref: referenceTo(['components', group, name]) }
}

const groupsByKey: Readonly<Record<string, string>> = { requestBody: 'requestBodies' }
const groupsByList: Readonly<Record<string, string>> = {
  parameters: 'parameters',
  responses: 'responses',
  headers: 'headers',
}

/** Returns the group of components to which a node that is not a schema can be moved, such as `parameters`. */
function groupOf({ at, node }: Spot): string | undefined {
  const isPart = at[0] === 'paths' && !at.includes('schema') && typeof node.$ref !== 'string'
  if (!isPart) return undefined
  const list = at.at(-2) ?? ''
  // Do not move path parameters: a shared component cannot be renamed together with a single path.
  if (list === 'parameters' && node.in === 'path') return undefined
  return groupsByKey[at.at(-1) ?? ''] ?? groupsByList[list]
}

/** @returns the component that a reference names; `undefined` if the component contains itself */
function targetOf({ document }: Contract, $ref: unknown): JsonObject | undefined {
  if (typeof $ref !== 'string') return undefined
  const componentAt = (ref: string) => {
    const [, , group = '', name = ''] = ref.split('/')
    return objectOf(objectOf(document.components)[group])[decodeURIComponent(name)]
  }
  const target = componentAt($ref)
  if ($ref.split('/').length !== 4 || !isObject(target)) return undefined
  const reached = new Set<string>()
  const pending = [target]
  for (const node of pending)
    for (const [ref] of JSON.stringify(node).matchAll(/#\/components\/\w+\/[^"/]+/g))
      if (!reached.has(ref)) {
        reached.add(ref)
        pending.push(objectOf(componentAt(ref)))
      }
  return reached.has($ref) ? undefined : target
}

/**
 * Checks whether the location or name of the schema matters, because a discriminator selects the schema by its name or
 * the schema is a subtype.
 */
const isNamed = (contract: Contract, spot: Spot) =>
  ownerOf(contract, spot).discriminator !== undefined ||
  spot.node.discriminator !== undefined ||
  (hasSubtypes(contract) && ('allOf' in spot.node || spot.at.at(-2) === 'allOf'))

const renames: Rewriting = {
  name: 'a component under another name',
  rewrite: (contract) => {
    const { document } = contract
    const { text } = factsOf(contract)
    const candidates = entriesOf(document.components).flatMap(([group, members]) =>
      group === 'securitySchemes' ? [] : Object.keys(objectOf(members)).map((name) => ({ group, name })),
    )
    return firstOf(contract, candidates, ({ group, name }) => {
      // Do not rename schemas of a contract with a discriminator, because a discriminator may select a schema by its
      // name.
      const isSelected = group === 'schemas' && text.includes('"discriminator"')
      const ref = `#/components/${group}/${name}`
      if (isSelected || !text.includes(`"${ref}"`) || !/^\w+$/.test(name)) return undefined
      const renamed = objectOf(
        JSON.parse(text.replaceAll(new RegExp(`"${ref}(?=["/])`, 'g'), `"${ref}Renamed`)),
      )
      const components = objectOf(renamed.components)
      components[group] = withKeys(components[group], (key) => (key === name ? `${name}Renamed` : key))
      Object.assign(document, renamed)
      return ref
    })
  },
}

export const componentRules: Rewriting[] = [
  schemaRule('a schema that is moved to the components', (schema, contract, spot) =>
    isNamed(contract, spot) || typeof schema.$ref === 'string' || isComponent(spot.at, 'schemas')
      ? undefined
      : addComponent(contract, 'schemas', schema),
  ),
  schemaRule('a component behind another one', (schema, contract, spot) =>
    isNamed(contract, spot) || hasSubtypes(contract) || factsOf(contract).text.includes('"discriminator"')
      ? undefined
      : isComponent(spot.at, 'schemas')
        ? addComponent(contract, 'schemas', schema)
        : undefined,
  ),
  schemaRule('a reference that is replaced by its schema', (schema, contract, spot) => {
    const target = Object.keys(schema).length === 1 ? targetOf(contract, schema.$ref) : undefined
    const isPlain = target && !isNamed(contract, spot) && !isNamed(contract, { ...spot, node: target })
    return isPlain && typeof target.$ref !== 'string' ? copyOf(target) : undefined
  }),
  {
    name: 'a parameter, body, response or header that is moved to the components',
    rewrite: (contract) =>
      firstOf(contract, spotsIn(contract.document, isPart), (spot) => {
        const group = groupOf(spot)
        if (group === undefined) return undefined
        spot.replace(addComponent(contract, group, spot.node))
        return spot.at.join('/')
      }),
  },
  {
    name: 'a parameter, body, response or header in place of its reference',
    rewrite: (contract) =>
      firstOf(contract, spotsIn(contract.document, isPart), (spot) => {
        const { $ref } = spot.node
        const isOutside = typeof $ref === 'string' && !$ref.startsWith('#/components/schemas/')
        const target = isOutside ? targetOf(contract, $ref) : undefined
        if (target) spot.replace(copyOf(target))
        return target && spot.at.join('/')
      }),
  },
  renames,
]

const isPart = (at: readonly string[]) =>
  at[0] === 'paths' &&
  (at.at(-1) === 'requestBody' || ['parameters', 'responses', 'headers'].includes(at.at(-2) ?? ''))

/**
 * Adds the missing entries to the mapping of a discriminator; the names of its branches already imply these entries.
 */
export const discriminatorRule = schemaRule('a mapping of a discriminator', (schema, contract) => {
  const { discriminator, oneOf, anyOf } = schema
  if (!isObject(discriminator)) return undefined
  const mapped = objectOf(discriminator.mapping)
  const refs = listOf(oneOf ?? anyOf).flatMap((branch) => objectOf(branch).$ref ?? [])
  const prefix = '#/components/schemas/'
  const additions = refs
    .map(String)
    .filter((ref) => ref.startsWith(prefix) && !Object.values(mapped).includes(ref))
  const implied = additions.map((ref): [string, unknown] => [ref.slice(prefix.length), ref])
  const rest = Object.entries(mapped).map(([value, target]): [string, unknown] => [
    value,
    contract.random() < 0.5 ? String(target).replace(prefix, '') : target,
  ])
  const mapping = Object.fromEntries([...rest, ...implied])
  return JSON.stringify(mapping) === JSON.stringify(mapped)
    ? undefined
    : { ...schema, discriminator: { ...discriminator, mapping } }
})
