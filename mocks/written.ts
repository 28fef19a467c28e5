// Applies the earlier writes of a caller to the responses of read operations. Uses the differences between examples,
// and the data of the requests. No rules per operation are needed: ids in path and body identify the resource, and
// fields with the same name contain the same data.
import { answers } from '#generated/mocks/answers.ts'
import { keyedOf, entriesOf, type Keyed } from './keyed.ts'
import { successesOf } from './lists.ts'
import { merged } from './merge.ts'
import { namesOf, type Story, type StoredWrite } from './story.ts'
import { isPlain, isSame, isSameKind, subjectOf, type Entry } from './entries.ts'
import { isObject, objectOf, valueAt } from '#shared/unknown.ts'

/**
 * Returns the data of a read operation after the writes of a caller.
 * @param base data that the read operation returns without earlier writes
 * @param usual data of the first example, which is compared with the example after a write
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
      (entries, storyEntry) =>
        entriesAfter(entries, storyEntry, {
          list,
          changed: change(read, list, { write: storyEntry.write, usual }),
        }),
      entriesOf(base, list.name),
    )
  return changed
}

/** Returns the data of the example that shows the effect of a write on a read operation. */
export const exampleAfter = (read: string, write: string): unknown =>
  successesOf(read).find(({ after }) => after?.includes(write))?.body.data

/**
 * Effect of a write on a list: the entries in the examples before and after the write. `undefined` if the examples show
 * no effect.
 */
type Change = { before: Entry[]; after: Entry[]; ownKeys: Set<unknown>; variants: Entry[] } | undefined

function change(
  read: string,
  { name, key }: Keyed,
  { write, usual }: { write: string; usual: unknown },
): Change {
  const data = exampleAfter(read, write)
  if (data === undefined) return undefined
  const about = successesOf(write).map(({ body }) => subjectOf(body.data, [key])?.[key])
  return {
    before: entriesOf(usual, name),
    after: entriesOf(data, name),
    ownKeys: new Set([...(answers[write]?.about ?? []), ...about]),
    variants: successesOf(read).flatMap(({ body }) => entriesOf(body.data, name)),
  }
}

function entriesAfter(
  entries: Entry[],
  storyEntry: StoredWrite,
  { list, changed }: { list: Keyed; changed: Change },
): Entry[] {
  const { key } = list
  const targetIds = namesOf(storyEntry, key)
  const targets = entries.filter((entry) => targetIds.has(String(entry[key])))
  if (!changed)
    return entries.map((entry) => (targets.includes(entry) ? withTyped(entry, storyEntry, list) : entry))

  const { before, after, ownKeys, variants } = changed
  const listKeys = new Set(entries.map((entry) => entry[key]))
  const removals = before.filter((entry) => !find(after, key, entry))
  const come = after.filter((entry) => !find(before, key, entry))
  // If the examples show that the write removes an entry, remove the requested entry instead of the entry in the
  // example.
  const takesAway = removals.length > 0 && come.length === 0
  if (takesAway && targets.length > 0) return entries.filter((entry) => !targets.includes(entry))

  const pair = changedPair(before, after, { key, ownKeys })
  const edited: Entry[] = entries
    .filter((entry) => targets.includes(entry) || !find(removals, key, entry))
    .map((entry) => {
      if (targets.includes(entry)) return withTyped(patched(entry, pair, { variants, key }), storyEntry, list)
      const from = find(before, key, entry)
      const isOther = targets.length > 0 && pair && entry[key] === pair.to[key]
      const view: Entry = from && !isOther ? objectOf(merged(entry, from, find(after, key, entry))) : entry
      return withSwitches(view, storyEntry, list)
    })
  const added =
    targets.length > 0
      ? []
      : come.map((entry, at) =>
          at === 0 ? newEntry(entry, storyEntry, { ...list, isTaken: listKeys.has(entry[key]) }) : entry,
        )
  const fresh = added.filter((entry) => !listKeys.has(entry[key]))
  const isFirst = come[0] !== undefined && after.indexOf(come[0]) === 0
  const all = isFirst ? [...fresh, ...edited] : [...edited, ...fresh]
  return withSingle(ordered(all, after, key), targets[0]?.[key] ?? fresh[0]?.[key], list)
}

/** Sorts the entries as in the example after the write, if both lists contain the same entries. */
function ordered(entries: Entry[], after: Entry[], key: string): Entry[] {
  const inOrder = after.map((entry) => find(entries, key, entry)).filter((entry) => entry !== undefined)
  return inOrder.length === entries.length && after.length === entries.length ? inOrder : entries
}

type Pair = { from: Entry | undefined; to: Entry }

/**
 * Returns the entry that the write changes, as it is in the examples before and after the write. The write contains the
 * key of this entry; otherwise it is the only entry that differs.
 */
function changedPair(
  before: Entry[],
  after: Entry[],
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
 * Applies the change that the examples show for one entry to another entry. If the write restores the initial state,
 * restores the fields that other writes change.
 */
function patched(
  entry: Entry,
  pair: Pair | undefined,
  { variants, key }: { variants: Entry[]; key: string },
): Entry {
  if (!pair) return entry
  // If another write created the entry, find the entry in the example after that write.
  const { to, from = variants.find((other) => other[key] === to[key] && !isSame(other, to)) } = pair
  if (!from) return entry
  if (!isSame(from, to)) return objectOf(merged(entry, from, to))
  const alike = variants.filter((other) => other[key] === to[key])
  const moving = Object.keys(to).filter((name) => alike.some((other) => !isSame(other[name], to[name])))
  return { ...entry, ...Object.fromEntries(moving.map((name) => [name, to[name]])) }
}

/** Merges the fields of the response and of the request body into the entry. */
function withTyped(entry: Entry, storyEntry: StoredWrite, { key }: Keyed): Entry {
  const subject = subjectOf(storyEntry.data, [key])
  const answerFields = subject && subject[key] === entry[key] ? plain(typed(subject, entry)) : {}
  return { ...entry, ...answerFields, ...typed(storyEntry.body, entry), [key]: entry[key] }
}

/**
 * Creates a list entry from the example, the response and the request body. If the response lacks fields of an entry,
 * only the example and the request body are used.
 */
function newEntry(
  example: Entry,
  { write, data, body, fresh }: StoredWrite,
  { key, fields, isTaken }: Keyed & { isTaken: boolean },
): Entry {
  const subject = subjectOf(data, [key])
  const displayRules = answers[write]?.shown ?? {}
  const names = Object.keys(example)
  if (!subject || !names.every((name) => name in subject || name in displayRules))
    return { ...example, ...typed(body, example), [key]: isTaken ? fresh : example[key] }
  const exampleFields = Object.entries(example).filter(([name]) => name in subject)
  return { ...Object.fromEntries(exampleFields), ...typed(body, fields), ...plain(typed(subject, fields)) }
}

/**
 * Sets the only boolean field of an entry if the request body contains a boolean under the key of the entry. For
 * example, `{ tracking: true }` switches the entry `tracking` on.
 */
function withSwitches(entry: Entry, { body }: StoredWrite, { key }: Keyed): Entry {
  const value: unknown = valueAt(body, String(entry[key]))
  const switches = Object.keys(entry).filter((name) => typeof entry[name] === 'boolean')
  return typeof value === 'boolean' && switches.length === 1
    ? { ...entry, [String(switches[0])]: value }
    : entry
}

/**
 * Keeps a flag unique that only one entry may have, such as the flag of the default address. If the chosen entry has
 * the flag, it is set to false in all other entries.
 */
const withSingle = (entries: Entry[], chosen: unknown, { key, single }: Keyed): Entry[] => {
  const exclusiveNames = single.filter((name) =>
    entries.some((entry) => entry[key] === chosen && entry[name] === true),
  )
  return entries.map((entry) =>
    entry[key] === chosen
      ? entry
      : { ...entry, ...Object.fromEntries(exclusiveNames.map((name) => [name, false])) },
  )
}

/** Returns those fields of `source` that `other` also has with a value of the same type. */
export const typed = (source: unknown, other: Entry): Entry =>
  Object.fromEntries(
    Object.entries(objectOf(source)).filter(
      ([name, value]) => name in other && isSameKind(value, other[name]),
    ),
  )

const plain = (entry: Entry): Entry =>
  Object.fromEntries(Object.entries(entry).filter(([, value]) => isPlain(value)))

const find = (entries: Entry[], key: string, like: Entry) => entries.find((entry) => entry[key] === like[key])

const without = (data: unknown, names: Set<string>): unknown =>
  isObject(data) ? Object.fromEntries(Object.entries(data).filter(([name]) => !names.has(name))) : data
