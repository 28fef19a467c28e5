// Searches for a counterexample: a message that one version allows and the other rejects because of a change.
// Candidates are example messages of the contract in which the changed part is replaced by values at the limits of the
// changed schemas. A validator confirms each counterexample.
import {
  nothing,
  pairOf,
  statusOf,
  type Allows,
  type Change,
  type Pair,
  type Site,
} from '../changes/change.ts'
import type { Counterexample } from '../changes/finding.ts'
import { openEdges } from '../evaluate/edges.ts'
import { branchesWithin, isAddition } from '../evaluate/shape.ts'
import { validatorOf } from '../evaluate/validator.ts'
import {
  bodyAs,
  type ExactNumber,
  follow,
  listOf,
  mainType,
  objectOf,
  withDoubles,
  type Model,
  type Schema,
} from '@members-hub/openapi'
import type { Side } from '../read/step.ts'
import { exactValuesOf } from './exact.ts'
import { sentAlike } from './wire.ts'

/** Maximum number of locations per change at which a counterexample is searched. */
const maxSites = 6

export function openCounterexamples(models: Pair<Model>) {
  const judges = pairOf((side) => validatorOf(models[side]))
  const lenient = pairOf((side) => validatorOf(models[side], { isLenient: true }))
  const values = pairOf((side) =>
    openEdges(models[side].document, (schema, value) => !judges[side]('request', objectOf(schema), value)),
  )

  return { counterexampleOf, allowsOf }

  /** Returns a function that tests whether the changed schema allows a value in the given version. */
  function allowsOf({ part, spots }: Site): Allows {
    return (side, value) => !judges[side](part, spots[side].schema, withDoubles(value))
  }

  /**
   * @returns a message that is valid only under the version `source`. A message that the other version rejects because
   * it fits two branches of a `oneOf` is returned only if there is no other message.
   */
  function counterexampleOf(change: Change, sites: Site[], source: Side): Counterexample | undefined {
    const exactValues = exactValuesOf(change)
    if (exactValues) return exactCounterexample(sites, source, exactValues[source])
    let overlap: Counterexample | undefined
    for (const site of sites.slice(0, maxSites))
      for (const base of basesOf(site, source))
        for (const value of candidates(change, { site, base, source })) {
          const witness = counterexampleAt(change, { site, base, source }, value)
          if (witness && !witness.isOverlap) return witness
          overlap ??= witness
        }
    return overlap
  }

  /**
   * Returns a counterexample with an exact integer beyond 2^53. A validator cannot confirm it, because it rounds such
   * integers.
   */
  function exactCounterexample(
    [site]: Site[],
    source: Side,
    value: ExactNumber | undefined,
  ): Counterexample | undefined {
    const schema = site && schemaOf(site, source)
    if (!site || !schema || !value) return undefined
    const { operation, part } = site
    const steps = stepsOf(site)
    const [base] = basesOf(site, source)
    const message = objectOf(values[source].put(schema, { base, steps, side: source, change: () => value }))
    return { operation, of: part, message, validUnder: source, refusedBecause: `must not be ${value.text}` }
  }

  /**
   * Inserts the value into the message. Returns the result if it is valid only under the version `source` and the
   * change is the reason.
   */
  function counterexampleAt(
    change: Change,
    { site, base, source }: Origin,
    value: unknown,
  ): Counterexample | undefined {
    const { operation, part } = site
    const target = source === 'before' ? 'after' : 'before'
    const [schema, steps] = [schemaOf(site, source), stepsOf(site)]
    if (!schema || judges[source](part, change.probes[source], value)) return undefined
    if (!judges[target](part, change.probes[target], value)) return undefined
    const message = values[source].put(schema, { base, steps, side: source, change: () => value })
    const other = schemaOf(site, target) ?? nothing
    const refusedBecause =
      other === nothing ? 'that version does not have the operation' : judges[target](part, other, message)
    if (!refusedBecause || judges[source](part, schema, message)) return undefined
    const way = steps.map((step) => ('property' in step ? step.property : ''))
    const alike = part === 'request' ? sentAlike(objectOf(message), way) : []
    if (alike.some((form) => !judges[target](part, other, form))) return undefined
    const witness: Counterexample = {
      operation,
      of: part,
      message: site.start ? { '…': message } : objectOf(message),
      validUnder: source,
      refusedBecause,
    }
    return lenient[target](part, other, message) ? witness : { ...witness, isOverlap: true }
  }

  function* candidates(change: Change, { site, base, source }: Origin): Generator {
    if (change.values) return yield* change.values
    const { property } = site
    const steps = stepsOf(site)
    let current: unknown
    const read = (value: unknown) => (current = value)
    values[source].put(schemaOf(site, source) ?? {}, { base, steps, side: source, change: read })
    const schemas = pairOf((side) => follow(models[side].document, site.spots[side].schema, []).schema)
    const target = source === 'before' ? 'after' : 'before'
    const { edges, make } = values[source]
    if (property === undefined) return yield* [...edges(schemas[source], schemas[target]), current]
    const whole = objectOf(current ?? make(schemas[source]))
    const { [property]: value = make(propertyOf(schemas[source], property)), ...rest } = whole
    yield* [whole, rest, { ...whole, [property]: value }]
    if (!isAddition(schemas[source])) return
    for (const branch of branchesWithin(schemas[source]) ?? []) {
      const { [property]: _, ...fields } = objectOf(make(branch))
      yield fields
    }
  }

  /**
   * Generates the messages into which values are inserted: messages with the examples in the contract, and a minimal
   * message.
   */
  function basesOf({ messages, part, start }: Site, side: Side): unknown[] {
    if (start) return [values[side].make(start.schemas[side])]
    const { request = {}, answer = {}, raw = {} } = messages[side] ?? {}
    if (!messages[side]) return []
    const branches = part === 'request' ? [request] : listOf(answer.oneOf).map(objectOf)
    return branches.flatMap((branch) => {
      const holder = part === 'request' ? raw.requestBody : objectOf(raw.responses)[String(statusOf(branch))]
      const plain = objectOf(values[side].make(branch))
      return [...examplesIn(models[side], holder).map((example) => ({ ...plain, ...example })), plain]
    })
  }
}

/**
 * The origin of a possible counterexample: the message into which a value is inserted, and the version that must allow
 * the result.
 */
type Origin = { site: Site; base: unknown; source: Side }

/** Returns the schema of the message. If the path was cut, returns the schema at which the remaining steps start. */
const schemaOf = ({ start, messages, part }: Site, side: Side): Schema | undefined =>
  start ? start.schemas[side] : messages[side]?.[part]

const stepsOf = ({ start, steps }: Site) => (start ? steps.slice(start.index) : steps)

/**
 * Examples of a request body or response, each as an object whose key is the name of the body, such as `{ body: { name:
 * 'Anna' } }`.
 */
function examplesIn({ document }: Model, holder: unknown): Schema[] {
  const content = objectOf(follow(document, holder, []).schema.content)
  const main = mainType(content)
  const type = main ?? Object.keys(content)[0] ?? ''
  const name = main === undefined ? bodyAs(type) : 'body'
  const { examples, example } = objectOf(content[type])
  const listed = Object.values(objectOf(examples)).map((entry) => {
    const { value, dataValue = value } = follow(document, entry, []).schema
    return dataValue
  })
  return [...listed, example]
    .filter((body) => body !== undefined)
    .map((body) => ({ [name]: withDoubles(body) }))
}

const propertyOf = ({ properties }: Schema, name: string): Schema => objectOf(objectOf(properties)[name])
