// Finds the key of a list's entries: the field `id`, or another field that differs between all entries of every
// example.
import type { Example } from '#generated/mocks/answers.ts'
import { successesOf } from './lists.ts'
import { type Entry } from './entries.ts'
import { isObject, objectOf } from '#shared/unknown.ts'

/** List in the data of a read operation. `name` is the field that contains the list. */
export type Keyed = {
  name: string
  /** Field that identifies an entry. */
  key: string
  /** Boolean fields that are true for exactly one entry of a list, such as the flag of the default address. */
  single: string[]
  /** All fields that the entries of the examples have, with example values. */
  fields: Entry
}

const cache = new Map<string, Keyed[]>()

/** Returns the lists that are direct fields of the data of a read operation. */
export function keyedOf(read: string): Keyed[] {
  const keyed = cache.get(read) ?? findKeyed(successesOf(read))
  cache.set(read, keyed)
  return keyed
}

/** Returns the entries of a list in the data of a response. */
export function entriesOf(data: unknown, name: string): Entry[] {
  const entries: unknown = isObject(data) ? data[name] : undefined
  return Array.isArray(entries) && entries.every(isObject) ? entries : []
}

function findKeyed(examples: Example[]): Keyed[] {
  const names = new Set(examples.flatMap(({ body }) => Object.keys(objectOf(body.data))))
  return [...names].flatMap((name) => {
    const lists = examples.map(({ body }) => entriesOf(body.data, name)).filter(({ length }) => length > 0)
    const all = lists.flat()
    const [first = {}] = all
    const order = ['id', ...Object.keys(first).filter((field) => field !== 'id')]
    const key = order.find((field) => lists.every((entries) => isKey(entries, field)))
    if (key === undefined || all.length === 0) return []
    const several = lists.filter(({ length }) => length > 1)
    const single = Object.keys(first).filter(
      (field) =>
        several.length > 0 &&
        several.every((entries) => entries.filter((entry) => entry[field] === true).length === 1),
    )
    return [{ name, key, single, fields: Object.fromEntries(all.flatMap((entry) => Object.entries(entry))) }]
  })
}

/** Checks whether a field can identify entries: its values are unique strings and not dates. */
const isKey = (entries: Entry[], name: string) =>
  entries.every((entry) => typeof entry[name] === 'string' && !/^\d{4}-\d\d/.test(entry[name])) &&
  new Set(entries.map((entry) => entry[name])).size === entries.length
