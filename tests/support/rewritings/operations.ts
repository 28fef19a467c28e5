// Defines rewriting rules for operations: parameters, paths, servers, media types, headers, statuses and documentation.
import { isObject, listOf, objectOf, shapeOf, textOf, type JsonObject } from '@members-hub/openapi'
import { shuffled } from '../random.ts'
import {
  copyOf,
  entriesOf,
  factsOf,
  firstOf,
  itemsIn,
  operationSpots,
  pickFrom,
  spotsIn,
  withKeys,
  without,
  type Contract,
  type Rewriting,
} from './contract.ts'

/** Creates a rule that rewrites one operation. @param edit changes the operation; returns false if it does not apply */
const operationRule = (
  name: string,
  edit: (operation: JsonObject, contract: Contract) => boolean,
): Rewriting => ({
  name,
  rewrite: (contract) =>
    firstOf(contract, operationSpots(contract), (spot) =>
      edit(spot.operation, contract) ? spot.name : undefined,
    ),
})

/** Creates a rule that changes the keys of the object under the given keyword, such as the media types in `content`. */
const keyRule = (
  name: string,
  member: string,
  keyOf: (key: string, contract: Contract) => string,
): Rewriting => ({
  name,
  rewrite: (contract) => {
    const owners = spotsIn(
      contract.document,
      (at, node) => isObject(node[member]) && at.length > 1 && isOutsideSchemas(at),
    )
    return firstOf(contract, owners, ({ node, at }) => {
      const keys = Object.keys(objectOf(node[member]))
      const result = withKeys(node[member], (key) => keyOf(key, contract))
      const newKeys = Object.keys(result)
      // Skip the object if two entries would get the same key.
      if (newKeys.length !== keys.length || newKeys.join() === keys.join()) return undefined
      node[member] = result
      return [...at, member].join('/')
    })
  },
})

const isOutsideSchemas = (at: readonly string[]) => !at.includes('schema') && at[1] !== 'schemas'

const spellingsOf = (type: string) => [
  type.toUpperCase(),
  type.replace(/^\w+/, (word) => word.toUpperCase()),
  ...(type === 'application/json' ? [`${type}; charset=utf-8`, 'Application/JSON;charset="UTF-8"'] : []),
]

function withParameterDefaults(parameter: JsonObject, contract: Contract): JsonObject | undefined {
  const { in: location, name, content, style } = parameter
  const isHeader = name === undefined
  const usualStyle = location === 'query' || location === 'cookie' ? 'form' : 'simple'
  const members: JsonObject = {
    ...(location !== 'path' && { required: false }),
    deprecated: false,
    ...(content === undefined && { style: usualStyle, explode: textOf(style ?? usualStyle) === 'form' }),
    ...(location === 'query' && !isHeader && { allowEmptyValue: false, allowReserved: false }),
  }
  const missing = Object.entries(members).filter(([key]) => !(key in parameter))
  const [key, value] = pickFrom(contract, missing) ?? []
  return key === undefined ? undefined : { ...parameter, [key]: value }
}

const isParameter = (at: readonly string[], node: JsonObject) =>
  !at.includes('schema') &&
  node.$ref === undefined &&
  ((at.at(-2) === 'parameters' && typeof node.in === 'string' && node.in !== 'querystring') ||
    (at.at(-2) === 'headers' && isObject(node.schema)))

/** Checks whether an operation or path may have another parameter of the same name. */
const hasParameter = ({ parameters }: JsonObject, parameter: unknown) => {
  const { in: location, name, $ref } = objectOf(parameter)
  const list = listOf(parameters).map(objectOf)
  return (
    (typeof $ref === 'string' && list.length > 0) ||
    list.some((entry) => '$ref' in entry || (entry.in === location && entry.name === name))
  )
}

const toItem: Rewriting = {
  name: 'a parameter that is moved to its path',
  rewrite: (contract) =>
    firstOf(contract, itemsIn(contract), ({ path, item, operations }) => {
      const [only, ...further] = operations
      const parameters = listOf(only?.operation.parameters)
      const [chosen] = shuffled(parameters, contract.random)
      const isOverriding = hasParameter(item, chosen)
      if (!only || further.length > 0 || chosen === undefined || isOverriding || item.additionalOperations)
        return undefined
      item.parameters = [...listOf(item.parameters), chosen]
      only.operation.parameters = parameters.filter((parameter) => parameter !== chosen)
      return path
    }),
}

const toOperations: Rewriting = {
  name: 'a parameter that is moved to its operations',
  rewrite: (contract) =>
    firstOf(contract, itemsIn(contract), ({ path, item, operations }) => {
      const [chosen, ...rest] = shuffled(listOf(item.parameters), contract.random)
      const isOverridden = operations.some(({ operation }) => hasParameter(operation, chosen))
      if (chosen === undefined || isOverridden || item.additionalOperations) return undefined
      item.parameters = rest
      for (const { operation } of operations)
        operation.parameters = [...listOf(operation.parameters), copyOf(chosen)]
      return path
    }),
}

/** Moves a path item to another path and keeps its position. */
function movePath({ document }: Contract, from: string, to: string): boolean {
  const shapes = Object.keys(objectOf(document.paths))
    .filter((path) => path !== from)
    .map(shapeOf)
  if (shapes.includes(shapeOf(to))) return false
  document.paths = withKeys(document.paths, (key) => (key === from ? to : key))
  return true
}

const pathParameter: Rewriting = {
  name: 'a path parameter under another name',
  rewrite: (contract) =>
    firstOf(contract, itemsIn(contract), ({ path, item, operations }) => {
      const name = pickFrom(
        contract,
        [...path.matchAll(/\{(\w+)\}/g)].map(([, key = '']) => key),
      )
      const owners = [item, ...operations.map(({ operation }) => operation)]
      const isShared = owners.some(({ parameters }) => JSON.stringify(parameters ?? []).includes('"$ref"'))
      if (name === undefined || isShared || JSON.stringify(item).includes('$request.path')) return undefined
      if (!movePath(contract, path, path.replace(`{${name}}`, `{${name}Renamed}`))) return undefined
      for (const owner of owners)
        for (const parameter of listOf(owner.parameters))
          if (isObject(parameter) && parameter.in === 'path' && parameter.name === name)
            parameter.name = `${name}Renamed`
      return path
    }),
}

const prefix: Rewriting = {
  name: 'a prefix of a path that is moved to its servers',
  rewrite: (contract) =>
    firstOf(contract, itemsIn(contract), ({ path, item, operations }) => {
      const [, first, rest] = /^(\/[\w-]+)(\/.+)$/.exec(path) ?? []
      if (first === undefined || rest === undefined) return undefined
      if (operations.length === 0 || operations.some(({ operation }) => operation.servers !== undefined))
        return undefined
      if (!movePath(contract, path, rest)) return undefined
      const servers = listOf(item.servers ?? contract.document.servers ?? [{ url: '/' }])
      item.servers = servers.map((server) => ({
        ...copyOf(server),
        url: `${textOf(objectOf(server).url).replace(/\/$/, '')}${first}`,
      }))
      return path
    }),
}

export const operationRules: Rewriting[] = [
  {
    name: 'a default of a parameter or header',
    rewrite: (contract) =>
      firstOf(contract, spotsIn(contract.document, isParameter), ({ node, at, replace }) => {
        const parameter = withParameterDefaults(node, contract)
        if (parameter) replace(parameter)
        return parameter && at.join('/')
      }),
  },
  operationRule('a body that is optional', ({ requestBody }) => {
    if (!isObject(requestBody) || '$ref' in requestBody || 'required' in requestBody) return false
    requestBody.required = false
    return true
  }),
  operationRule('parameters or tags in another order', (operation, { random }) => {
    for (const key of ['parameters', 'tags', 'security']) {
      const list = listOf(operation[key])
      const order = shuffled(list, random)
      if (JSON.stringify(order) === JSON.stringify(list)) continue
      operation[key] = order
      return true
    }
    return false
  }),
  operationRule('responses in another order', (operation, { random }) => {
    const entries = entriesOf(operation.responses)
    if (entries.length < 2) return false
    operation.responses = Object.fromEntries(shuffled(entries, random))
    return true
  }),
  operationRule('an extension of an operation', (operation) => {
    operation['x-vendor'] = ['a', 'b']
    return true
  }),
  operationRule('the id of an operation', (operation, contract) => {
    if (factsOf(contract).text.includes('"links"')) return false
    operation.operationId = `${textOf(operation.operationId ?? 'operation')}Renamed`
    return true
  }),
  operationRule('the words of an operation', (operation) => {
    operation.summary = 'Does the same'
    operation.description = 'Describes the same.'
    return true
  }),
  operationRule('an operation that is not deprecated', (operation) => {
    if ('deprecated' in operation) return false
    operation.deprecated = false
    return true
  }),
  toItem,
  toOperations,
  pathParameter,
  prefix,
  keyRule('a media type in other letters', 'content', (type, contract) =>
    contract.random() < 0.5 ? (pickFrom(contract, spellingsOf(type)) ?? type) : type,
  ),
  keyRule('a response header in other letters', 'headers', (name, { random }) =>
    random() < 0.5 ? name.toUpperCase() : name.toLowerCase(),
  ),
  keyRule('a range of statuses in other letters', 'responses', (status) =>
    /^[1-5]xx$/i.test(status) ? (status.endsWith('x') ? status.toUpperCase() : status.toLowerCase()) : status,
  ),
  {
    name: 'an example of a body',
    rewrite: (contract) =>
      firstOf(
        contract,
        spotsIn(
          contract.document,
          (at, node) => at.at(-2) === 'content' && ('example' in node || 'examples' in node),
        ),
        ({ node, at, replace }) => {
          replace(without(node, 'example', 'examples'))
          return at.join('/')
        },
      ),
  },
  {
    name: 'paths in another order',
    rewrite: ({ document, random }) => {
      document.paths = Object.fromEntries(shuffled(entriesOf(document.paths), random))
      return 'paths'
    },
  },
]
