// Tells the things of a list apart: by their id, or by what else differs from one to the other in every example.
import type { Example } from '#generated/mocks/answers.ts'
import { successesOf } from './lists.ts'
import { type Thing } from './things.ts'
import { isObject, objectOf } from '#shared/unknown.ts'

/** A list in a read's data, by its name there. */
export type Keyed = {
  name: string
  /** What things are told apart by. */
  key: string
  /** What is true of exactly one of them: the default among addresses. */
  single: string[]
  /** Every field that some thing has, with what stands there. */
  fields: Thing
}

const cache = new Map<string, Keyed[]>()

/** The lists that stand directly in what a read answers with. */
export function keyedOf(read: string): Keyed[] {
  const keyed = cache.get(read) ?? findKeyed(successesOf(read))
  cache.set(read, keyed)
  return keyed
}

/** The things of a list in an answer's data. */
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

/** A date tells days apart, no things. */
const isKey = (things: Thing[], name: string) =>
  things.every((thing) => typeof thing[name] === 'string' && !/^\d{4}-\d\d/.test(thing[name])) &&
  new Set(things.map((thing) => thing[name])).size === things.length
