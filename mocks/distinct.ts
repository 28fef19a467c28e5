// Removes duplicates from Faker's lists, by the keys that differ between the entries of the contract's examples. A page
// need not handle two equal days of a calendar, or a game that is listed twice.
import { isObject, listOf, valueAt } from '#shared/unknown.ts'

/**
 * Returns data whose lists contain no two entries with the same key.
 * @param spare other data of the same schema, whose entries replace duplicates
 * @param examples examples of the contract
 */
export function withDistinctThings(data: unknown, spare: unknown[], examples: unknown[]): unknown {
  if (isObject(data))
    return Object.fromEntries(
      Object.entries(data).map(([name, value]) => {
        const at = (siblings: unknown[]) => siblings.filter(isObject).map((other) => other[name])
        return [name, withDistinctThings(value, at(spare), at(examples))]
      }),
    )
  if (!Array.isArray(data)) return data
  const lists = examples.filter((example) => Array.isArray(example)).map(listOf)
  const all = [...listOf(data), ...spare.flatMap(listOf)]
  // Faker copies some numbers from an example: fields that are equal in all entries cannot be keys.
  const keys = keysOf(lists).filter(
    (key) => new Set(all.map(key)).size > 1 || all.every((thing) => typeof key(thing) === 'string'),
  )
  const different = distinct(all, keys)
  // Lists such as the days of a week have a fixed length: keep a length that is equal in every example.
  const isFixed = lists.length > 0 && lists.every(({ length }) => length === data.length)
  const filled = isFixed ? [...different, ...all.filter((thing) => !different.includes(thing))] : different
  return filled.slice(0, data.length).map((thing) => withDistinctThings(thing, [], lists.flat()))
}

type Key = (thing: unknown) => unknown

function distinct(things: unknown[], keys: Key[]): unknown[] {
  const valueSets = keys.map(() => new Set())
  return things.filter((thing) => {
    const values = keys.map((key) => key(thing))
    if (values.some((value, index) => valueSets[index]?.has(value))) return false
    for (const [index, value] of values.entries()) valueSets[index]?.add(value)
    return true
  })
}

/** Returns the fields that differ between all entries of every example; ids if no example has two entries. */
function keysOf(lists: readonly (readonly unknown[])[]): Key[] {
  const all = lists.flat()
  const areDifferent = (key: Key) =>
    lists.every((list) => new Set(list.map(key)).size === list.length) &&
    all.every((thing) => ['string', 'number'].includes(typeof key(thing)))
  const self: Key = (thing) => thing
  if (!all.every(isObject)) return areDifferent(self) ? [self] : []
  const [first = {}] = all
  const names = lists.some(({ length }) => length > 1) ? Object.keys(first) : ['id']
  return names
    .map(
      (name): Key =>
        (thing) =>
          valueAt(thing, name),
    )
    .filter(areDifferent)
}
