// Walks both versions in step, an operation at a time, and notes what differs where. Whether that breaks anybody is asked
// elsewhere: here a change is only found, with the two small schemas that tell its sides apart.
import {
  child,
  listOf,
  collectChanges,
  sameness,
  textOf,
  type Change,
  type Note,
  type Pair,
  type Site,
} from './change.ts'
import { compareMarks } from './marks.ts'
import { follow, type Messages, type Model, type Schema } from './model.ts'
import { compareProperties } from './properties.ts'
import { compareUnions, isUnion } from './unions.ts'

export type Walk = (site: Site, below: Pair, step?: Site['steps'][number]) => void
export type Context = {
  note: Note
  isSame: (one: unknown, other: unknown) => boolean
  walk: Walk
  models: Pair<Model>
}

export function changesBetween(before: Model, after: Model): Change[] {
  const { changes, note, total } = collectChanges()
  const isSame = sameness(before, after)
  const models = { before, after }
  const isSameCaller = callerOf(before) === callerOf(after)
  const isSameRoot = isSameCaller && rootOf(before) === rootOf(after)
  let onTheWay: unknown[] = []

  function walk(site: Site, below: Pair, step?: Site['steps'][number]) {
    const steps = step ? [...site.steps, step] : site.steps
    const beside = { ...site, property: undefined, steps, here: below }
    if (isSame(below.before.schema, below.after.schema)) return
    const here = {
      before: follow(before.document, below.before.schema, below.before.at),
      after: follow(after.document, below.after.schema, below.after.at),
    }
    if (here.before.at !== below.before.at && here.after.at !== below.after.at) compareProse(beside, note)
    if (isSame(here.before.schema, here.after.schema) || onTheWay.includes(here.before.schema)) return
    onTheWay.push(here.before.schema)
    compareSchemas({ ...beside, here }, { note, isSame, walk, models })
    onTheWay.pop()
  }

  for (const [id, was] of before.operations) {
    const is = after.operations.get(id) ?? atAddress(after, was)
    if (is) compareOperations(id, was, is)
    else {
      const probes = { before: {}, after: nothing }
      note(siteOf(id, was), { kind: 'gone', name: id, was: id, is: undefined, probes })
    }
  }
  for (const [id, is] of after.operations)
    if (!before.operations.has(id) && !atAddress(before, is))
      note(siteOf(id, undefined, is), { kind: 'new', name: id, was: undefined, is: id })
  return [...changes.values()]

  function compareOperations(id: string, was: Messages, is: Messages) {
    const isMoved = was.operation.path !== is.operation.path || was.operation.method !== is.operation.method
    if (isSameRoot && !isMoved && isSame(was.raw, is.raw)) return
    const noted = total()
    compareMarks(siteOf(id, was, is), { note, isSame, walk, models })
    if (isSameCaller && !isMoved && isSame(was.raw, is.raw)) return
    for (const part of ['request', 'answer'] as const) {
      const spots = { before: { schema: was[part], at: was.at }, after: { schema: is[part], at: is.at } }
      onTheWay = []
      walk({ ...siteOf(id, was, is), part, here: spots }, spots)
    }
    if (total() === noted && textOf(was.raw) !== textOf(is.raw))
      note(siteOf(id, was, is), { kind: 'prose', name: 'examples', was: textOf(was.raw), is: textOf(is.raw) })
  }
}

/** No message at all. */
export const nothing: Schema = { not: {} }

/** What each operation is also judged by: marks at the root. */
const rootOf = ({ document: { paths: _paths, components: _components, ...rest } }: Model) => textOf(rest)
/** Of those, what stands in the schema of a request. */
const callerOf = ({ document }: Model) =>
  textOf([document['x-body-limit'], document.security, document.components?.securitySchemes])

const atAddress = ({ operations }: Model, { operation: { method, path } }: Messages) =>
  [...operations.values()].find(({ operation: one }) => one.method === method && one.path === path)

const siteOf = (operation: string, before?: Messages, after?: Messages): Site => ({
  operation,
  part: 'request',
  messages: { before, after },
  steps: [],
  here: {
    before: { schema: before?.request ?? {}, at: before?.at ?? [] },
    after: { schema: after?.request ?? {}, at: after?.at ?? [] },
  },
})

const limits = [
  'format',
  'pattern',
  'minLength',
  'maxLength',
  'minimum',
  'maximum',
  'exclusiveMinimum',
  'exclusiveMaximum',
  'multipleOf',
  'minItems',
  'maxItems',
  'uniqueItems',
  'minProperties',
  'maxProperties',
]
const prose = ['description', 'title', 'summary', 'deprecated', 'examples', 'example']
const walked = [
  '$ref',
  'oneOf',
  'anyOf',
  'type',
  'const',
  'enum',
  'properties',
  'required',
  'additionalProperties',
  'items',
]
const unheeded = new Set([...limits, ...prose, ...walked, 'default', 'discriminator', 'allOf', 'xml'])

function compareProse(site: Site, note: Note) {
  for (const name of prose) noteKeyword(site, note, 'prose', name)
}

function noteKeyword({ here, ...site }: Site, note: Note, kind: Change['kind'], name: string) {
  const [was, is] = [here.before.schema[name], here.after.schema[name]]
  if (textOf(was) === textOf(is)) return
  const probe = (value: unknown): Schema => (value === undefined ? {} : { [name]: value })
  note({ ...site, here }, { kind, name, was, is, probes: { before: probe(was), after: probe(is) } })
}

function compareSchemas(site: Site, context: Context) {
  const { note, walk } = context
  const { before, after } = site.here
  compareProse(site, note)
  noteKeyword(site, note, 'default', 'default')
  if (isUnion(before.schema) || isUnion(after.schema)) compareUnions(site, context)
  if (isUnion(before.schema) !== isUnion(after.schema)) return undefined
  const types = { before: typesOf(before.schema), after: typesOf(after.schema) }
  if (textOf(types.before) !== textOf(types.after)) {
    const [was, is] = [types.before, types.after].map((list) => list.filter((type) => type !== 'null'))
    noteKeyword(site, note, textOf(was) === textOf(is) ? 'null' : 'type', 'type')
    if (was?.length && is?.length && !was.some((type) => is.includes(type))) return undefined
  }
  const values = { before: valuesOf(before.schema), after: valuesOf(after.schema) }
  if (textOf(values.before) !== textOf(values.after)) {
    const probe = (list?: unknown[]): Schema => (list ? { enum: list } : {})
    const probes = { before: probe(values.before), after: probe(values.after) }
    note(site, { kind: 'values', name: 'enum', was: values.before, is: values.after, probes })
  }
  for (const name of limits) noteKeyword(site, note, 'limit', name)
  for (const name of Object.keys({ ...before.schema, ...after.schema }))
    if (!unheeded.has(name) && !name.startsWith('x-')) noteKeyword(site, note, 'rule', name)
  compareProperties(site, context)
  if ('items' in before.schema && 'items' in after.schema)
    walk(site, { before: child(before, 'items'), after: child(after, 'items') }, { entry: '*' })
  else noteKeyword(site, note, 'rule', 'items')
  const [all, whole] = [listOf(before.schema.allOf), listOf(after.schema.allOf)]
  // What a status may be answered with by its codes is told of refusals, by name.
  if (site.part === 'answer' && site.steps.length === 1) return undefined
  if (all.length === whole.length)
    for (const index of all.keys())
      walk(site, { before: child(before, 'allOf', `${index}`), after: child(after, 'allOf', `${index}`) })
  else noteKeyword(site, note, 'rule', 'allOf')
  return undefined
}

const typesOf = ({ type }: Schema): unknown[] => [type ?? []].flat()
const valuesOf = (schema: Schema) =>
  'const' in schema ? [schema.const] : schema.enum ? listOf(schema.enum) : undefined
