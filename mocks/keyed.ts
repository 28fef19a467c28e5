// Finds the key of a list's entries: their id, or another field that differs between all entries of every example.
import type { Example } from '#generated/mocks/answers.ts'
import { successesOf } from './lists.ts'
import { type Thing } from './things.ts'
import { isObject, objectOf } from '#shared/unknown.ts'

/** List in the data of a read, by its field name. */
export type Keyed = {
  name: string
  /** Field that identifies an entry. */
  key: string
  /** Fields that are true for exactly one entry, such as the default address. */
  single: string[]
  /** All fields that entries have, with example values. */
  fields: Thing
}

const cache = new Map<string, Keyed[]>()

/** Returns the lists directly in the data of a read. */
export function keyedOf(read: string): Keyed[] {
  const keyed = cache.get(read) ?? findKeyed(successesOf(read))
  cache.set(read, keyed)
  return keyed
}

/** Returns the entries of a list in the data of a response. */
export function thingsOf(data: unknown, name: string): Thing[] {
  const things: unknown = isObject(data) ? data[name] : undefined
  return Array.isArray(things) && things.every(isObject) ? things : []
}

function findKeyed(examples: Example[]): Keyed[] {
  const names = new Set(examples.flatMap(({ body }) => Object.keys(objectOf(body.data))))
  return [...names].flatMap((name) => {
    const lists = examples.map(({ body }) => thingsOf(body.data, name)).filter(({ length }) => length > 0)
    const all = lists.flat()
    const [first = {}] = all
    const order = ['id', ...Object.keys(first).filter((field) => field !== 'id')]
    const key = order.find((field) => lists.every((things) => isKey(things, field)))
    if (key === undefined || all.length === 0) return []
    const several = lists.filter(({ length }) => length > 1)
    const single = Object.keys(first).filter(
      (field) =>
        several.length > 0 &&
        several.every((things) => things.filter((thing) => thing[field] === true).length === 1),
    )
    return [{ name, key, single, fields: Object.fromEntries(all.flatMap((thing) => Object.entries(thing))) }]
  })
}

/** Checks if a field identifies entries; dates do not. */
const isKey = (things: Thing[], name: string) =>
  things.every((thing) => typeof thing[name] === 'string' && !/^\d{4}-\d\d/.test(thing[name])) &&
  new Set(things.map((thing) => thing[name])).size === things.length
