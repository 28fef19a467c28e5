// Finds the lists that contain the resources of an operation with path parameters. The ids in the examples show which
// lists these are.
import { answers, type Example } from '#generated/mocks/answers.ts'
import { operations } from '#generated/operations.ts'
import {
  askedBy,
  isAsked,
  isNamed,
  subjectOf,
  entriesIn,
  type Asked,
  type Placed,
  type Entry,
} from './entries.ts'
import { operationOf } from './documented.ts'

/** List in the response of a read operation: the id of the operation, and the path of the list in the data. */
export type List = { read: string; at: string }

export const successesOf = (id: string): Example[] =>
  answers[id]?.examples.filter(({ body }) => body.code === 200) ?? []

/** Returns the names of an operation's path parameters. */
export const namesIn = (id: string): string[] =>
  [...(operationOf(id)?.path ?? '').matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name)

const cache = new Map<string, List[]>()

/**
 * Returns the lists of the same tag that contain the resources in the examples of the operation. Lists whose entries
 * have the most fields come first. If the examples contain no resource, returns all lists whose entries have fields
 * with the names of the path parameters.
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
  const isOf = ({ at, entry }: Placed) =>
    at !== '' &&
    isNamed(entry, names) &&
    (!subjects.length || subjects.some((subject) => isAsked(entry, subject)))
  const inContract = readsOfTag(id).flatMap((read) =>
    entriesOf(read)
      .filter(isOf)
      .map(({ at, entry }) => ({ read, at, told: Object.keys(entry).length })),
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

/** Returns the objects at a path of a response, such as `items.*.`. */
export const entriesAt = (data: unknown, at: string): Entry[] =>
  placedIn(data)
    .filter((placed) => placed.at === at)
    .map(({ entry }) => entry)

/** Cache of the objects found in each example; the examples do not change. */
const searched = new WeakMap<object, Placed[]>()

function placedIn(data: unknown): Placed[] {
  if (typeof data !== 'object' || data === null) return []
  const placed = searched.get(data) ?? entriesIn(data)
  searched.set(data, placed)
  return placed
}

/** Finds, in the examples of a list, the entry with the values of the path parameters. */
export const exampleIn = ({ read, at }: List, pathParams: Asked): Entry | undefined =>
  successesOf(read)
    .flatMap(({ body }) => entriesAt(body.data, at))
    .find((entry) => isAsked(entry, pathParams))

/** Set of all strings that occur in the example responses of the contract. */
export const knownNames = new Set(
  Object.keys(answers)
    .flatMap(entriesOf)
    .flatMap(({ entry }) => Object.values(entry))
    .filter((value) => typeof value === 'string'),
)
