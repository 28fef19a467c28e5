// Collects what differs between two versions of the contract, before anybody has judged it.
import type { Part } from '../judge/validator.ts'
import { type Messages, type Model, origin, type Place, type Schema } from '@members-hub/openapi'
import type { Side, Step } from '../read/step.ts'

/** A schema with its place in the contract. */
export type Spot = { schema: Schema; at: Place }
export type Pair<Of = Spot> = Record<Side, Of>

/** Where a change shows in an operation: the messages of both versions, the way into them and what stands there. */
export type Site = {
  operation: string
  part: Part
  messages: Pair<Messages | undefined>
  steps: Step[]
  here: Pair
  /** The property that is concerned, where the schema is that of its object. */
  property?: string
}

export type Kind =
  | ('gone' | 'new')
  | ('null' | 'type' | 'values' | 'limit' | 'rule' | 'default' | 'branch')
  | ('required' | 'removed' | 'added' | 'renamed')
  | ('refusal' | 'called' | 'mark' | 'eased' | 'deprecated' | 'prose')

/** One cause, wherever it shows. */
export type Change = {
  kind: Kind
  at: Pair<Place>
  /** The keyword, property, refusal or mark. */
  name: string
  was: unknown
  is: unknown
  sites: Site[]
  /** Of the schemas, only what changed here: a witness has to tell these two apart. */
  probes: Pair<Schema>
  /** What to try as the value of after. */
  values?: unknown[]
}

export type Note = (
  site: Site,
  change: Omit<Change, 'at' | 'sites' | 'probes'> & Partial<Pick<Change, 'at' | 'probes'>>,
) => void

/** Collects changes, those of one cause in one. */
export function collectChanges() {
  const changes = new Map<string, Change>()
  const note: Note = (site, change) => {
    const { at = pairOf((side) => site.here[side].at), probes = { before: {}, after: {} } } = change
    const keyParts = [
      change.kind,
      change.name,
      ...at.before,
      '',
      ...at.after,
      textOf(change.was),
      textOf(change.is),
    ]
    const key = keyParts.join('\n')
    const earlierChange = changes.get(key)
    if (earlierChange) earlierChange.sites.push(site)
    else changes.set(key, { ...change, at, probes, sites: [site] })
  }
  return { changes, note }
}

export function siteOf(
  operation: string,
  messages: Site['messages'],
  part: Part = 'request',
  steps: Step[] = [],
): Site {
  const spots = pairOf((side) => ({ schema: messages[side]?.[part] ?? {}, at: messages[side]?.at ?? [] }))
  return { operation, part, messages, steps, here: spots }
}

export const pairOf = <Of>(of: (side: Side) => Of): Pair<Of> => ({ before: of('before'), after: of('after') })

const texts = new WeakMap<object, string>()
/** Lists whose order says nothing. */
const sets = new Set(['enum', 'required', 'type', 'parameters', 'tags'])

/** A text that two nodes have in common where they say the same: the order of keys and of sets is nothing. */
export function textOf(node: unknown): string {
  if (typeof node !== 'object' || node === null) return JSON.stringify(node) ?? ''
  const cachedText = texts.get(node)
  if (cachedText !== undefined) return cachedText
  const text = Array.isArray(node)
    ? `[${node.map(textOf).join()}]`
    : `{${Object.entries(node)
        .flatMap(([key, value]) =>
          value === undefined ? [] : [`${JSON.stringify(key)}:${setOf(key, value)}`],
        )
        .toSorted()
        .join()}}`
  texts.set(node, text)
  return text
}

const setOf = (key: string, value: unknown) =>
  sets.has(key) && Array.isArray(value) ? `[${value.map(textOf).toSorted().join()}]` : textOf(value)

/** What stands under a name on either side and is not the same. */
export function differencesOf(before: unknown, after: unknown) {
  const [oldObject, newObject] = [Object(before), Object(after)]
  return Object.keys({ ...oldObject, ...newObject }).flatMap((name) =>
    textOf(oldObject[name]) === textOf(newObject[name])
      ? []
      : [{ name, was: oldObject[name], is: newObject[name] }],
  )
}

export function child({ schema, at }: Spot, ...keys: string[]): Spot {
  const below = Object(keys.reduce<unknown>((node, key) => Object(node)[key], schema))
  return { schema: below, at: below[origin] ?? [...at, ...keys] }
}

/** What the functions that compare parts of two contracts share. */
export type Context = {
  note: Note
  isSame: (a: unknown, b: unknown) => boolean
  walk: (site: Site, below: Pair, step?: Step) => void
  models: Pair<Model>
}
