// What differs between two versions of the contract, before anybody has judged it.
import { origin, type Messages, type Model, type Place, type Schema } from './model.ts'
import { referencesIn, type Part } from './validator.ts'

export type Kind =
  | 'gone'
  | 'new'
  | 'null'
  | 'type'
  | 'values'
  | 'limit'
  | 'required'
  | 'removed'
  | 'added'
  | 'renamed'
  | 'closed'
  | 'branch'
  | 'refusal'
  | 'mark'
  | 'eased'
  | 'rule'
  | 'default'
  | 'prose'

/** A way into a message; a branch has its index in both versions, -1 where there is none. */
export type Step = { property: string } | { entry: '*' } | { branch: { before: number; after: number } }

/** A schema with its place in the contract. */
export type Spot = { schema: Schema; at: Place }
export type Pair<Of = Spot> = { before: Of; after: Of }

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
  /** Messages or values to try first, by the version that allows them. */
  values?: Partial<Pair<unknown[]>>
}

export type Note = (
  site: Site,
  change: Omit<Change, 'at' | 'sites' | 'probes'> & { at?: Pair<Place>; probes?: Change['probes'] },
) => void

/** Collects changes, those of one cause in one. */
export function collectChanges() {
  const changes = new Map<string, Change>()
  let sites = 0
  const note: Note = (site, change) => {
    sites += 1
    const at = change.at ?? { before: site.here.before.at, after: site.here.after.at }
    const key = JSON.stringify([change.kind, change.name, at, change.was, change.is])
    const known = changes.get(key)
    if (known) known.sites.push(site)
    else
      changes.set(key, {
        ...change,
        at,
        probes: change.probes ?? { before: {}, after: {} },
        sites: [site],
      })
  }
  return { changes, note, total: () => sites }
}

const texts = new WeakMap<object, string>()

export function textOf(node: unknown): string {
  if (typeof node !== 'object' || node === null) return JSON.stringify(node) ?? ''
  const text = texts.get(node) ?? JSON.stringify(node)
  texts.set(node, text)
  return text
}

/** Whether two nodes say the same, with all that they refer to. */
export function sameness(before: Model, after: Model) {
  const [was, is] = [componentsOf(before), componentsOf(after)]
  const changed = new Set(
    [...was.keys(), ...is.keys()].filter((ref) => textOf(was.get(ref)) !== textOf(is.get(ref))),
  )
  for (let size = -1; size !== changed.size;) {
    size = changed.size
    for (const [ref, node] of is) if (referencesIn(node).some((name) => changed.has(name))) changed.add(ref)
  }
  return (one: unknown, other: unknown) =>
    textOf(one) === textOf(other) && !referencesIn(one).some((ref) => changed.has(ref))
}

function componentsOf({ document }: Model) {
  return new Map(
    Object.entries(Object(document.components)).flatMap(([kind, group]) =>
      Object.entries(Object(group)).map(([name, node]): [string, unknown] => [
        `#/components/${kind}/${name}`,
        node,
      ]),
    ),
  )
}

export function child({ schema, at }: Spot, ...keys: string[]): Spot {
  const below = Object(keys.reduce<unknown>((node, key) => Object(node)[key], schema))
  return { schema: below, at: below[origin] ?? [...at, ...keys] }
}

export const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : [])
