// Implements `npm run contract show <operation|schema|route>`: prints a part of the contract and the code that uses
// this part.
import { stringify } from 'yaml'
import type { Effect, Subject } from '@members-hub/contract-check'
import {
  codesOf,
  follow,
  type Messages,
  type Model,
  referencesIn,
  listOf,
  nodeAt,
  objectOf,
} from '@members-hub/openapi'

type EffectsOf = (subject: Subject) => Effect[]

/** @throws an Error if the contract has no part of that name */
export function show(model: Model, name: string, effectsOf: EffectsOf): string {
  const outline = name.startsWith('/')
    ? routeOf(model, name, effectsOf)
    : (operationOf(model, name, effectsOf) ?? schemaOf(model, name))
  if (!outline) throw new Error(`Operation, schema or screen ${name} not found in the contract.`)
  return stringify(outline, { lineWidth: 120, aliasDuplicateObjects: false })
}

const whole = (operation: string): Subject => ({ operation, part: 'operation', path: [] })

function operationOf(model: Model, id: string, effectsOf: EffectsOf) {
  const messages = model.operations.get(id)
  if (!messages) return undefined
  const { operation, raw, at } = messages
  const effects = effectsOf(whole(id))
  return {
    [`${operation.method.toUpperCase()} ${operation.path}`]: raw.summary,
    line: model.lineOf(at),
    means: raw.description,
    callers: nodeAt(messages.request, ['properties', 'caller', 'x-values']),
    marks: Object.fromEntries(
      Object.entries(raw).filter(([key]) => key.startsWith('x-') && key !== 'x-refusals'),
    ),
    request: outlineOf(model, messages.request),
    answers: Object.fromEntries(
      Object.keys(objectOf(raw.responses)).map((status) => [status, answerOf(model, messages, status)]),
    ),
    screens: [...new Set(effects.flatMap(({ routes }) => routes))].toSorted(),
    places: effects.map(({ file, line, how }) => `${file}:${line} ${how}`),
  }
}

function answerOf({ document, ...model }: Model, { operation, raw }: Messages, status: string) {
  const { content } = follow(document, objectOf(raw.responses)[status], []).schema
  const refusals = Object.keys(codesOf(document, operation, status) ?? {})
  return {
    ...(status === '200' && {
      body: outlineOf({ document, ...model }, nodeAt(content, ['application/json', 'schema'])),
    }),
    ...Object.fromEntries(
      refusals.map((name) => [name, objectOf(objectOf(objectOf(document['x-refusals'])[name]).message).en]),
    ),
  }
}

function schemaOf(model: Model, name: string) {
  const schema = nodeAt(model.document, ['components', 'schemas', name])
  if (!schema) return undefined
  const reaches = (node: unknown, visitedRefs = new Set<string>()): boolean =>
    referencesIn(node).some((ref) => {
      if (ref === `#/components/schemas/${name}`) return true
      if (visitedRefs.has(ref)) return false
      visitedRefs.add(ref)
      return reaches(follow(model.document, { $ref: ref }, []).schema, visitedRefs)
    })
  const within = [...model.operations].filter(([, { raw }]) => reaches(raw)).map(([id]) => id)
  const line = model.lineOf(['components', 'schemas', name])
  return { [name]: outlineOf(model, schema), line, operations: within }
}

function routeOf(model: Model, route: string, effectsOf: EffectsOf) {
  const used = [...model.operations].filter(([id]) =>
    effectsOf(whole(id)).some(({ routes }) => routes.includes(route)),
  )
  if (!used.length) return undefined
  return { [route]: used.map(([id, { raw }]) => `${id}: ${String(raw.summary)}`) }
}

/**
 * Returns an outline of a schema: the structure of its values, with a question mark after optional members and limits
 * after types.
 */
function outlineOf(model: Model, reference: unknown, above: unknown[] = []): unknown {
  const { schema } = follow(model.document, reference, [])
  if (above.includes(schema)) return '… as above'
  const inside = (below: unknown) => outlineOf(model, below, [...above, schema])
  const { type, properties, required = [], items, oneOf, anyOf, const: only, enum: values, ...rest } = schema
  if (only !== undefined) return only
  if (Array.isArray(values)) return values.join(' | ')
  const branches = listOf(oneOf ?? anyOf)
  if (branches.length) return { 'one of': branches.map(inside) }
  if (properties)
    return Object.fromEntries(
      Object.entries(properties).map(([name, property]) => [
        listOf(required).includes(name) ? name : `${name}?`,
        inside(property),
      ]),
    )
  if (items) return [inside(items)]
  const limits = Object.entries(rest).filter(([key]) => !['examples', 'default', 'description'].includes(key))
  return [
    [type].flat().join(' or '),
    ...limits.map(([key, value]) => `${key} ${JSON.stringify(value)}`),
  ].join(', ')
}
