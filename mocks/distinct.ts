// Removes duplicates from lists that Faker generates. Pages therefore need not handle two equal days of a calendar, or
// a game that is listed twice. Keys are the fields that differ between all entries of the contract’s examples.
import { isObject, listOf, valueAt } from '#shared/unknown.ts'

/**
 * Returns a copy of the data whose lists contain no two entries with the same key.
 * @param spare other generated data of the same schema; its entries replace duplicates
 * @param examples data of all examples that the contract contains for the operation
 */
export function withDistinctEntries(data: unknown, spare: unknown[], examples: unknown[]): unknown {
  if (isObject(data))
    return Object.fromEntries(
      Object.entries(data).map(([name, value]) => {
        const at = (siblings: unknown[]) => siblings.filter(isObject).map((other) => other[name])
        return [name, withDistinctEntries(value, at(spare), at(examples))]
      }),
    )
  if (!Array.isArray(data)) return data
  const lists = examples.filter((example) => Array.isArray(example)).map(listOf)
  const all = [...listOf(data), ...spare.flatMap(listOf)]
  // Exclude fields that are equal in all entries, because Faker copies some numbers from an example.
  const keys = keysOf(lists).filter(
    (key) => new Set(all.map(key)).size > 1 || all.every((entry) => typeof key(entry) === 'string'),
  )
  const different = distinct(all, keys)
  // Keep the length of a list that has the same length in every example, such as the days of a week.
  const isFixed = lists.length > 0 && lists.every(({ length }) => length === data.length)
  const filled = isFixed ? [...different, ...all.filter((entry) => !different.includes(entry))] : different
  return filled.slice(0, data.length).map((entry) => withDistinctEntries(entry, [], lists.flat()))
}

type Key = (entry: unknown) => unknown

function distinct(entries: unknown[], keys: Key[]): unknown[] {
  const valueSets = keys.map(() => new Set())
  return entries.filter((entry) => {
    const values = keys.map((key) => key(entry))
    if (values.some((value, index) => valueSets[index]?.has(value))) return false
    for (const [index, value] of values.entries()) valueSets[index]?.add(value)
    return true
  })
}

/**
 * Returns the key fields of a list: those that differ between all entries of every example. If no example has two
 * entries, the key is `id`.
 */
function keysOf(lists: readonly (readonly unknown[])[]): Key[] {
  const all = lists.flat()
  const areDifferent = (key: Key) =>
    lists.every((list) => new Set(list.map(key)).size === list.length) &&
    all.every((entry) => ['string', 'number'].includes(typeof key(entry)))
  const self: Key = (entry) => entry
  if (!all.every(isObject)) return areDifferent(self) ? [self] : []
  const [first = {}] = all
  const names = lists.some(({ length }) => length > 1) ? Object.keys(first) : ['id']
  return names
    .map(
      (name): Key =>
        (entry) =>
          valueAt(entry, name),
    )
    .filter(areDifferent)
}
