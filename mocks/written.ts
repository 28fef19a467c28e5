// Applies a caller's writes to the responses of reads, by the differences between examples and by the request bodies.
// Needs no rules per operation: ids in the path and body identify the resource, and fields with the same name contain
// the data.
import { answers } from '#generated/mocks/answers.ts'
import { keyedOf, thingsOf, type Keyed } from './keyed.ts'
import { successesOf } from './lists.ts'
import { merged } from './merge.ts'
import { namesOf, type Story, type Told } from './story.ts'
import { isPlain, isSame, isSameKind, subjectOf, type Thing } from './things.ts'
import { isObject, objectOf, valueAt } from '#shared/unknown.ts'

/**
 * Returns the data of a read after a story.
 * @param base data before the writes
 * @param usual example from which the examples after a write differ
 */
export function written(
  read: string,
  base: unknown,
  { usual, story }: { usual: unknown; story: Story },
): unknown {
  const latest = story.findLast(({ write }) => exampleAfter(read, write))
  if (!isObject(base)) return latest ? merged(base, usual, exampleAfter(read, latest.write)) : base
  const lists = keyedOf(read).filter(({ name }) => Array.isArray(base[name]))
  const names = new Set(lists.map(({ name }) => name))
  const changed = latest
    ? objectOf(
        merged(without(base, names), without(usual, names), without(exampleAfter(read, latest.write), names)),
      )
    : { ...base }
  for (const storyEntry of story)
    if (exampleAfter(read, storyEntry.write)) Object.assign(changed, typed(storyEntry.body, changed))
  for (const list of lists)
    changed[list.name] = story.reduce(
      (things, storyEntry) =>
        thingsAfter(things, storyEntry, {
          list,
          changed: change(read, list, { write: storyEntry.write, usual }),
        }),
      thingsOf(base, list.name),
    )
  return changed
}

/** Returns the example that shows the effect of a write. */
export const exampleAfter = (read: string, write: string): unknown =>
  successesOf(read).find(({ after }) => after?.includes(write))?.body.data

/** List entries in the examples before and after a write; `undefined` if the contract documents no effect. */
type Change = { before: Thing[]; after: Thing[]; ownKeys: Set<unknown>; variants: Thing[] } | undefined

function change(
  read: string,
  { name, key }: Keyed,
  { write, usual }: { write: string; usual: unknown },
): Change {
  const data = exampleAfter(read, write)
  if (data === undefined) return undefined
  const about = successesOf(write).map(({ body }) => subjectOf(body.data, [key])?.[key])
  return {
    before: thingsOf(usual, name),
    after: thingsOf(data, name),
    ownKeys: new Set([...(answers[write]?.about ?? []), ...about]),
    variants: successesOf(read).flatMap(({ body }) => thingsOf(body.data, name)),
  }
}

function thingsAfter(
  things: Thing[],
  storyEntry: Told,
  { list, changed }: { list: Keyed; changed: Change },
): Thing[] {
  const { key } = list
  const targetIds = namesOf(storyEntry, key)
  const targets = things.filter((thing) => targetIds.has(String(thing[key])))
  if (!changed)
    return things.map((thing) => (targets.includes(thing) ? withTyped(thing, storyEntry, list) : thing))

  const { before, after, ownKeys, variants } = changed
  const listKeys = new Set(things.map((thing) => thing[key]))
  const removals = before.filter((thing) => !find(after, key, thing))
  const come = after.filter((thing) => !find(before, key, thing))
  // If the example removes an entry, remove the requested entry instead of the example's.
  const takesAway = removals.length > 0 && come.length === 0
  if (takesAway && targets.length > 0) return things.filter((thing) => !targets.includes(thing))

  const pair = ownPair(before, after, { key, ownKeys })
  const edited: Thing[] = things
    .filter((thing) => targets.includes(thing) || !find(removals, key, thing))
    .map((thing) => {
      if (targets.includes(thing)) return withTyped(patched(thing, pair, { variants, key }), storyEntry, list)
      const from = find(before, key, thing)
      const isOther = targets.length > 0 && pair && thing[key] === pair.to[key]
      const view: Thing = from && !isOther ? objectOf(merged(thing, from, find(after, key, thing))) : thing
      return withSwitches(view, storyEntry, list)
    })
  const added =
    targets.length > 0
      ? []
      : come.map((thing, at) =>
          at === 0 ? newThing(thing, storyEntry, { ...list, isTaken: listKeys.has(thing[key]) }) : thing,
        )
  const fresh = added.filter((thing) => !listKeys.has(thing[key]))
  const isFirst = come[0] !== undefined && after.indexOf(come[0]) === 0
  const all = isFirst ? [...fresh, ...edited] : [...edited, ...fresh]
  return withSingle(ordered(all, after, key), targets[0]?.[key] ?? fresh[0]?.[key], list)
}

/** Sorts entries like the example, if the example contains all of them. */
function ordered(things: Thing[], after: Thing[], key: string): Thing[] {
  const inOrder = after.map((thing) => find(things, key, thing)).filter((thing) => thing !== undefined)
  return inOrder.length === things.length && after.length === things.length ? inOrder : things
}

type Pair = { from: Thing | undefined; to: Thing }

/** Returns the change of the entry in the write's example: the named entry, otherwise the only one that changes. */
function ownPair(
  before: Thing[],
  after: Thing[],
  { key, ownKeys }: { key: string; ownKeys: Set<unknown> },
): Pair | undefined {
  const pairs: Pair[] = after.map((to) => ({ from: find(before, key, to), to }))
  const changing = pairs.filter(({ from, to }) => !isSame(from, to))
  return (
    pairs.find(({ to }) => ownKeys.has(to[key])) ??
    (changing.length === 1 ? changing[0] : undefined) ??
    (pairs.length === 1 ? pairs[0] : undefined)
  )
}

/**
 * Applies the example's change to an entry. If the write restores the initial state, restores the fields that other
 * writes change.
 */
function patched(
  thing: Thing,
  pair: Pair | undefined,
  { variants, key }: { variants: Thing[]; key: string },
): Thing {
  if (!pair) return thing
  // An entry that another write created is in the example after that write.
  const { to, from = variants.find((other) => other[key] === to[key] && !isSame(other, to)) } = pair
  if (!from) return thing
  if (!isSame(from, to)) return objectOf(merged(thing, from, to))
  const alike = variants.filter((other) => other[key] === to[key])
  const moving = Object.keys(to).filter((name) => alike.some((other) => !isSame(other[name], to[name])))
  return { ...thing, ...Object.fromEntries(moving.map((name) => [name, to[name]])) }
}

/** Merges the response and the request body into the entry. */
function withTyped(thing: Thing, storyEntry: Told, { key }: Keyed): Thing {
  const subject = subjectOf(storyEntry.data, [key])
  const answerFields = subject && subject[key] === thing[key] ? plain(typed(subject, thing)) : {}
  return { ...thing, ...answerFields, ...typed(storyEntry.body, thing), [key]: thing[key] }
}

/**
 * Creates an entry from the example, the response and the request body. If the response has another resource, uses
 * only the example.
 */
function newThing(
  example: Thing,
  { write, data, body, fresh }: Told,
  { key, fields, isTaken }: Keyed & { isTaken: boolean },
): Thing {
  const subject = subjectOf(data, [key])
  const displayRules = answers[write]?.shown ?? {}
  const names = Object.keys(example)
  if (!subject || !names.every((name) => name in subject || name in displayRules))
    return { ...example, ...typed(body, example), [key]: isTaken ? fresh : example[key] }
  const exampleFields = Object.entries(example).filter(([name]) => name in subject)
  return { ...Object.fromEntries(exampleFields), ...typed(body, fields), ...plain(typed(subject, fields)) }
}

/** Applies switches that a body names by the key of an entry: `{ tracking: true }`. */
function withSwitches(thing: Thing, { body }: Told, { key }: Keyed): Thing {
  const value: unknown = valueAt(body, String(thing[key]))
  const switches = Object.keys(thing).filter((name) => typeof thing[name] === 'boolean')
  return typeof value === 'boolean' && switches.length === 1
    ? { ...thing, [String(switches[0])]: value }
    : thing
}

/** Clears exclusive fields of the other entries when one entry is selected. */
const withSingle = (things: Thing[], chosen: unknown, { key, single }: Keyed): Thing[] => {
  const exclusiveNames = single.filter((name) =>
    things.some((thing) => thing[key] === chosen && thing[name] === true),
  )
  return things.map((thing) =>
    thing[key] === chosen
      ? thing
      : { ...thing, ...Object.fromEntries(exclusiveNames.map((name) => [name, false])) },
  )
}

/** Returns the fields of a source that the other entry has too. */
export const typed = (source: unknown, other: Thing): Thing =>
  Object.fromEntries(
    Object.entries(objectOf(source)).filter(
      ([name, value]) => name in other && isSameKind(value, other[name]),
    ),
  )

const plain = (thing: Thing): Thing =>
  Object.fromEntries(Object.entries(thing).filter(([, value]) => isPlain(value)))

const find = (things: Thing[], key: string, like: Thing) => things.find((thing) => thing[key] === like[key])

const without = (data: unknown, names: Set<string>): unknown =>
  isObject(data) ? Object.fromEntries(Object.entries(data).filter(([name]) => !names.has(name))) : data
