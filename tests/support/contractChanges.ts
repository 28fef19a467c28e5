// Generates contract changes for tests that compare two versions, and checks the counterexamples with an independent
// validator (Ajv).
import { Ajv2020 } from 'ajv/dist/2020.js'
import addFormats from 'ajv-formats'
import { type Counterexample, findingsBetween } from '@members-hub/contract-check'
import {
  follow,
  isObject,
  listOf,
  objectOf,
  type Document,
  type JsonObject,
  type Model,
  modelOf,
  reachedComponents,
} from '@members-hub/openapi'
import { changeKinds, omit, type Direction } from './changeKinds.ts'
import { randomOf } from './random.ts'
import { valueAt } from '#shared/unknown.ts'

/**
 * Checks that a counterexample is valid under the schema of one version of the contract and invalid under the schema of
 * the other version.
 */
export function isSound(witness: Counterexample | undefined, before: Model, after: Model): boolean {
  if (!witness) return false
  const [mine, other] = witness.validUnder === 'before' ? [before, after] : [after, before]
  return isAllowed(mine, witness) && !isAllowed(other, witness)
}

function isAllowed(model: Model, { operation, of: part, message }: Counterexample): boolean {
  const ajv = new Ajv2020({ strict: false, validateSchema: false, logger: false })
  addFormats(ajv)
  const messages = model.operations.get(operation)
  const schema = { ...(messages?.[part] ?? { not: {} }), components: objectOf(model.document).components }
  return ajv.validate(JSON.parse(JSON.stringify(schema), byDiscriminator), message)
}

/**
 * Replaces a discriminator, which JSON Schema ignores, by `if`/`then` keywords that select the same branch of a
 * `oneOf`.
 */
function byDiscriminator(_: string, node: unknown): unknown {
  const mapping = valueAt(node, 'discriminator', 'mapping')
  if (!isObject(mapping) || !Array.isArray(valueAt(node, 'oneOf'))) return node
  const propertyName = String(valueAt(node, 'discriminator', 'propertyName'))
  const conditionOf = (value: string, target: string) => ({
    if: { required: [propertyName], properties: { [propertyName]: { const: value } } },
    // oxlint-disable-next-line unicorn/no-thenable -- a keyword of JSON Schema
    then: { $ref: target },
  })
  return {
    required: [propertyName],
    properties: { [propertyName]: { enum: Object.keys(mapping) } },
    allOf: Object.entries(mapping).map(([value, target]) => conditionOf(value, String(target))),
  }
}

/** Change of one kind at one location in the contract. The kind alone determines whether the change is breaking. */
export type Mutation = { kind: string; hurts: boolean; at: string; document: Document }

type Spot = { path: string[]; node: JsonObject; direction: Direction }

/** Generates up to `count` changes, about equally many of each kind. The same seed generates the same changes. */
export function mutationsOf(
  model: Model,
  count: number,
  { seed, kinds = changeKinds }: { seed: number; kinds?: typeof changeKinds },
): Mutation[] {
  const spots = { schema: schemaSpots(model), operation: operationSpots(model), refusal: refusalSpots(model) }
  const random = randomOf(seed)
  return Array.from({ length: count }, (_, index): Mutation[] => {
    const kind = kinds[index % kinds.length]
    if (!kind) return []
    const fitting = spots[kind.of].flatMap((spot) => {
      // Change the nullability only of properties. A nullable component may be in a `oneOf` next to `null`; two
      // branches would then match `null`, so the `oneOf` would reject it.
      const isMeant =
        spot.direction === (kind.direction ?? spot.direction) &&
        (kind.of !== 'schema' || spot.path.includes('properties') || !kind.name.startsWith('null'))
      const node = isMeant && kind.edit(spot.node)
      return node ? [{ spot, node }] : []
    })
    const chosen = fitting[Math.floor(random() * fitting.length)]
    if (!chosen) return []
    const { path } = chosen.spot
    const isEmpty = Object.keys(chosen.node).length === 0
    const document = {
      ...model.document,
      ...objectOf(withAt(model.document, path, isEmpty ? undefined : chosen.node)),
    }
    return [{ kind: kind.name, hurts: kind.hurts, at: path.join('/'), document }]
  }).flat()
}

function withAt(node: unknown, [key, ...rest]: string[], value: unknown): unknown {
  if (key === undefined) return value
  if (Array.isArray(node))
    return listOf(node).map((element, index) =>
      String(index) === key ? withAt(element, rest, value) : element,
    )
  const object = objectOf(node)
  const below = withAt(object[key], rest, value)
  return below === undefined ? omit(object, key) : { ...object, [key]: below }
}

/** Lists all schemas within components that are used only in requests or only in responses. */
function schemaSpots(model: Model): Spot[] {
  const all = [...model.operations.values()]
  const calls = all.filter(({ operation }) => !operation.isWebhook).map(({ raw }) => raw)
  // For webhooks the directions are reversed: the server sends the request and the listener responds.
  const heard = all.filter(({ operation }) => operation.isWebhook).map(({ raw }) => raw)
  const inputsOf = (raws: JsonObject[]) =>
    raws.flatMap(({ requestBody, parameters }) => [requestBody, parameters])
  const requestNames = reachedComponents(model, [
    ...inputsOf(calls),
    ...heard.map(({ responses }) => responses),
  ])
  const answered = reachedComponents(model, [
    ...calls.flatMap(({ responses, callbacks }) => [responses, callbacks]),
    ...inputsOf(heard),
  ])
  return [...requestNames, ...answered].flatMap((name): Spot[] => {
    const [, group = '', key = ''] = name.split('/').slice(1)
    if (group !== 'schemas' || (requestNames.has(name) && answered.has(name))) return []
    const direction = requestNames.has(name) ? 'request' : 'answer'
    const path = ['components', group, key]
    return within(follow(model.document, { $ref: name }, []).schema, path, direction)
  })
}

function within(node: JsonObject, path: string[], direction: Direction): Spot[] {
  const below = Object.entries(objectOf(node.properties)).flatMap(([name, property]) =>
    within(objectOf(property), [...path, 'properties', name], direction),
  )
  const items = node.items ? within(objectOf(node.items), [...path, 'items'], direction) : []
  return [{ path, node, direction }, ...below, ...items]
}

/** Lists operations that clients can call; webhooks have no callers. */
const operationSpots = ({ operations }: Model): Spot[] =>
  [...operations.values()].flatMap(({ operation, at, raw }) =>
    operation.isWebhook ? [] : [{ path: at, node: raw, direction: 'request' as const }],
  )

function refusalSpots({ document, operations }: Model): Spot[] {
  const listed = new Set(
    [...operations.values()].flatMap((entry) => listOf(entry.operation.raw['x-refusals'])),
  )
  return Object.entries(objectOf(document['x-refusals'])).flatMap(([name, node]): Spot[] =>
    listed.has(name) ? [{ path: ['x-refusals', name], node: objectOf(node), direction: 'answer' }] : [],
  )
}

/**
 * Checks the findings about random changes: the kind of each change determines whether a finding must call the change
 * breaking.
 * @returns counts and faults: missed breaking changes, false alarms, and findings without a valid counterexample
 */
export function evaluatedMutations(
  before: Model,
  count: number,
  { seed, kinds = changeKinds }: { seed: number; kinds?: typeof changeKinds },
) {
  const judged = mutationsOf(before, count, { seed, kinds }).map((mutation) => {
    const after = modelOf(mutation.document, before.lineOf)
    const findings = findingsBetween(before, after)
    const broken = findings.filter(({ verdict }) => verdict === 'broken')
    return {
      said: `${mutation.kind} at ${mutation.at}`,
      hurts: mutation.hurts,
      isBroken: broken.length > 0,
      isTold: findings.some(({ verdict }) => verdict !== 'safe'),
      isUnproved: broken.some(({ witness }) => !isSound(witness, before, after)),
    }
  })
  const sentencesOf = (of: typeof judged) => of.map((mutation) => mutation.said)
  const hurtful = judged.filter(({ hurts }) => hurts)
  return {
    faults: {
      missed: sentencesOf(hurtful.filter(({ isTold }) => !isTold)),
      alarms: sentencesOf(judged.filter(({ hurts, isBroken }) => !hurts && isBroken)),
      unproved: sentencesOf(judged.filter(({ isUnproved }) => isUnproved)),
    },
    all: judged.length,
    hurtful: hurtful.length,
    broken: hurtful.filter(({ isBroken }) => isBroken).length,
  }
}
