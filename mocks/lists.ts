// Where the things that operations are asked for by their path are listed: found by the examples, whose ids agree.
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

/** A read, and where in its answer the things stand. */
export type List = { read: string; at: string }

export const successesOf = (id: string): Example[] =>
  answers[id]?.examples.filter(({ body }) => body.code === 200) ?? []

/** The parameters of an operation's path. */
export const namesIn = (id: string): string[] =>
  [...(operationOf(id)?.path ?? '').matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name)

const cache = new Map<string, List[]>()

/**
 * The lists of an operation's things, the one that tells most first: reads of the same tag that list what the operation's own
 * examples are about; all that have such a name, where those do not say what they are about.
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

/** The things that stand in a place of an answer. */
export const thingsAt = (data: unknown, at: string): Thing[] =>
  placedIn(data)
    .filter((placed) => placed.at === at)
    .map(({ thing }) => thing)

/** Examples do not change: each is searched once. */
const searched = new WeakMap<object, Placed[]>()

function placedIn(data: unknown): Placed[] {
  if (typeof data !== 'object' || data === null) return []
  const placed = searched.get(data) ?? thingsIn(data)
  searched.set(data, placed)
  return placed
}

/** What some example of a list says of a thing. */
export const exampleIn = ({ read, at }: List, pathParams: Asked): Thing | undefined =>
  successesOf(read)
    .flatMap(({ body }) => thingsAt(body.data, at))
    .find((thing) => isAsked(thing, pathParams))

/** Every name that some answer gives. */
export const knownNames = new Set(
  Object.keys(answers)
    .flatMap(entriesOf)
    .flatMap(({ thing }) => Object.values(thing))
    .filter((value) => typeof value === 'string'),
)
