// Finds the lists that contain the resources of path parameters, by the ids of the examples.
import { answers, type Example } from '#generated/mocks/answers.ts'
import { operations } from '#generated/operations.ts'
import {
  askedBy,
  isAsked,
  isNamed,
  subjectOf,
  thingsIn,
  type Asked,
  type Placed,
  type Thing,
} from './things.ts'
import { operationOf } from './documented.ts'

/** Read with the path of a list in its response. */
export type List = { read: string; at: string }

export const successesOf = (id: string): Example[] =>
  answers[id]?.examples.filter(({ body }) => body.code === 200) ?? []

/** Returns the names of an operation's path parameters. */
export const namesIn = (id: string): string[] =>
  [...(operationOf(id)?.path ?? '').matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name)

const cache = new Map<string, List[]>()

/**
 * Returns the lists that contain an operation's resources, the most detailed first: reads of the same tag that list
 * the resources of the operation's examples. If the examples name no resource, all lists with such a field.
 */
export function listsOf(id: string): List[] {
  const lists = cache.get(id) ?? findLists(id)
  cache.set(id, lists)
  return lists
}

function findLists(id: string): List[] {
  const names = namesIn(id)
  if (names.length === 0) return []
  const subjects = successesOf(id)
    .map(({ body }) => subjectOf(body.data, names))
    .filter((subject) => subject !== undefined)
    .map((subject) => askedBy(subject, names))
  const isOf = ({ at, thing }: Placed) =>
    at !== '' &&
    isNamed(thing, names) &&
    (!subjects.length || subjects.some((subject) => isAsked(thing, subject)))
  const inContract = readsOfTag(id).flatMap((read) =>
    entriesOf(read)
      .filter(isOf)
      .map(({ at, thing }) => ({ read, at, told: Object.keys(thing).length })),
  )
  const inOrder = inContract.toSorted((a, b) => b.told - a.told).map(({ read, at }) => `${read} ${at}`)
  return [...new Set(inOrder)].map((list) => {
    const [read = '', at = ''] = list.split(' ')
    return { read, at }
  })
}

const readsOfTag = (id: string) =>
  Object.entries(operations)
    .filter(([read, { path, tag }]) => tag === tagOf(id) && answers[read]?.reads && !path.includes('{'))
    .map(([read]) => read)

const tagOf = (id: string) => Object.entries(operations).find(([name]) => name === id)?.[1].tag

const entriesOf = (id: string) => successesOf(id).flatMap(({ body }) => placedIn(body.data))

/** Returns the entries at a path of a response. */
export const thingsAt = (data: unknown, at: string): Thing[] =>
  placedIn(data)
    .filter((placed) => placed.at === at)
    .map(({ thing }) => thing)

/** Caches the search of examples, which do not change. */
const searched = new WeakMap<object, Placed[]>()

function placedIn(data: unknown): Placed[] {
  if (typeof data !== 'object' || data === null) return []
  const placed = searched.get(data) ?? thingsIn(data)
  searched.set(data, placed)
  return placed
}

/** Finds an entry in the list's examples by its path parameters. */
export const exampleIn = ({ read, at }: List, pathParams: Asked): Thing | undefined =>
  successesOf(read)
    .flatMap(({ body }) => thingsAt(body.data, at))
    .find((thing) => isAsked(thing, pathParams))

/** All strings that occur in example responses. */
export const knownNames = new Set(
  Object.keys(answers)
    .flatMap(entriesOf)
    .flatMap(({ thing }) => Object.values(thing))
    .filter((value) => typeof value === 'string'),
)
