// Selects the response to a call without an override: by the scenario, the path parameters, and earlier writes.
import { answers, type Body, type Example } from '#generated/mocks/answers.ts'
import { answered } from './answered.ts'
import { documentedAs, empty, ofCatalogue, operationOf, type Named } from './documented.ts'
import { fake } from './fake.ts'
import { exampleIn, knownNames, thingsAt, listsOf, successesOf, type List } from './lists.ts'
import { largestOf, lengthFor, withMore } from './pages.ts'
import { idsIn, namesOf, type Call, type Story, type Told } from './story.ts'
import {
  isPlain,
  isSame,
  isSameKind,
  askedBy,
  dataFor,
  isAsked,
  subjectOf,
  thingsIn,
  type Asked,
  type Thing,
} from './things.ts'
import { typed, written } from './written.ts'
import type { Wishes } from './wishes.ts'
import { isObject, objectOf } from '#shared/unknown.ts'

export type Circumstances = { story: Story; wishes: Wishes; isVisitor: boolean }

/** Returns an example or Faker's data, or 404 for unknown resources. */
export async function choose(call: Call, circumstances: Circumstances): Promise<Named> {
  const { id, path, body } = call
  const { statuses = [], reads = false } = answers[id] ?? {}
  const isLost = statuses.includes(404)
  if (!reads && isLost && idsIn(body).some((name) => !isKnown(name, circumstances)))
    return ofCatalogue('NOT_FOUND')
  const chosen = Object.keys(path).length
    ? await byPath(call, circumstances)
    : await usualOf(id, circumstances)
  if (!chosen) return isLost && successesOf(id).length ? ofCatalogue('NOT_FOUND') : done
  const { name, body: example } = chosen
  if (!('data' in example)) return chosen
  const readData = async (read: string) => await shownBy(read, circumstances)
  const data = reads
    ? writtenAt(call, example.data, circumstances)
    : await answered(call, example.data, { shownBy: readData, story: circumstances.story })
  return { name, status: 200, body: { ...example, data } }
}

const done: Named = { name: 'done', status: 200, body: { code: 200, message: 'OK' } }

/** Returns the response to a call with path parameters; `undefined` for an unknown resource with a documented 404. */
async function byPath({ id, path }: Call, circumstances: Circumstances): Promise<Named | undefined> {
  const names = Object.keys(path)
  const fitting = inOrder(id, circumstances, path)
  const usual = await usualOf(id, circumstances, fitting[0])
  if (!usual) return undefined
  const lists = listsOf(id)
  const listed = await entryOf(lists, path, circumstances)
  const exact = fitting.find((example) => isAbout(example.body, path))
  // An entry that a list no longer shows is deleted; for an entry that was never in a list, use its example.
  const isOwn = listed || !lists.some((each) => exampleIn(each, path))
  if (exact && isOwn && !circumstances.wishes.isFaked)
    return answerFrom(exact, listed ? refreshed(exact.body.data, path, listed) : exact.body.data)
  if (!listed)
    return circumstances.wishes.isFaked || !answers[id]?.statuses.includes(404)
      ? answerFrom(usual, circumstances.wishes.isFaked ? renamed(usual.body.data, path) : usual.body.data)
      : undefined
  const subject = subjectOf(usual.body.data, names)
  const exampleThing = subject && exampleIn(listed.list, askedBy(subject, names))
  return answerFrom(
    usual,
    dataFor(usual.body.data, names, {
      entry: listed.entry,
      exampleEntry: exampleThing,
      isWrite: !answers[id]?.reads,
    }),
  )
}

type Listed = { list: List; entry: Thing }

/** Returns the list entry of a resource. */
async function entryOf(
  lists: List[],
  path: Asked,
  circumstances: Circumstances,
): Promise<Listed | undefined> {
  for (const list of lists) {
    const things = thingsAt(await shownBy(list.read, circumstances), list.at)
    const entry = things.find((thing) => isAsked(thing, path))
    if (entry) return { list, entry }
  }
  return undefined
}

/** Returns the data that an operation without path parameters shows, on all its pages. */
async function shownBy(read: string, circumstances: Circumstances): Promise<unknown> {
  const { wishes } = circumstances
  const wished = documentedAs(read, wishes.answers.get(read))
  if (wished) return wished.body.data
  const usual = await usualOf(read, circumstances)
  const data = writtenAt({ id: read, path: {}, body: undefined }, usual?.body.data, circumstances)
  return await withMore(read, data, { wishes, length: lengthFor(wishes, largestOf(read)) })
}

/** Applies writes to the data of a read. */
function writtenAt({ id, path }: Call, data: unknown, { story }: Circumstances): unknown {
  if (Object.keys(path).length === 0)
    return written(id, data, { usual: successesOf(id)[0]?.body.data, story })
  const about = aboutPath(story, path).filter(({ write }) =>
    successesOf(id).some(({ after }) => after?.includes(write)),
  )
  return isObject(data) ? about.reduce((view, { body }) => ({ ...view, ...typed(body, view) }), data) : data
}

/** Lists writes to the resource of a path. */
const aboutPath = (story: Story, path: Asked): Story =>
  story.filter((storyEntry) => Object.values(path).every((value) => isTold(storyEntry, value)))

/** Checks if a write may concern the resource of the path: it names no other resource that the read could show. */
function mayBeAbout(storyEntry: Told, id: string, path: Asked): boolean {
  const names = Object.keys(path)
  if (Object.values(path).every((value) => isTold(storyEntry, value))) return true
  if (names.some((name) => name in storyEntry.path)) return false
  const lists = listsOf(id).flatMap(({ read, at }) =>
    successesOf(read).flatMap(({ body }) => thingsAt(body.data, at)),
  )
  const otherNames = new Set(lists.flatMap((thing) => Object.values(askedBy(thing, names))))
  return ![...namesOf(storyEntry)].some((name) => otherNames.has(name))
}

const isTold = (storyEntry: Told, value: string) =>
  namesOf(storyEntry).has(value) ||
  [...Object.values(objectOf(storyEntry.body)), ...stringsIn(storyEntry.data)].includes(value)

/** Returns the response before any writes. */
async function usualOf(id: string, circumstances: Circumstances, first = inOrder(id, circumstances)[0]) {
  if (!first) return undefined
  const { isFaked, seed } = circumstances.wishes
  return isFaked ? answerFrom(first, (await fake(id, seed)).data) : answerFrom(first, first.body.data)
}

/**
 * Sorts success examples by priority: after writes to the path, the latest first; of the scenario; for visitors; then in
 * the contract's order.
 */
function inOrder(id: string, { story, wishes, isVisitor }: Circumstances, path: Asked = {}): Example[] {
  const successes = successesOf(id)
  const latest = Object.keys(path).length
    ? story
        .filter((storyEntry) => mayBeAbout(storyEntry, id, path))
        .toReversed()
        .map(({ write }) => successes.find(({ after }) => after?.includes(write)))
    : []
  // Only lists of members are emptied; lists that are the same for everyone keep their entries.
  const isEmptied = wishes.scenario === empty && operationOf(id)?.access === 'member'
  const first = [
    ...latest,
    isEmptied ? successes.find(({ name }) => name === empty) : undefined,
    successes.find(({ scenarios }) => scenarios?.includes(wishes.scenario)),
    isVisitor ? successes.find(({ name }) => name === 'visitor') : undefined,
  ]
  return [...first.filter((example) => example !== undefined), ...successes]
}

const answerFrom = ({ name, body }: { name: string; body: Body }, data: unknown): Named => ({
  name,
  status: 200,
  body: 'data' in body ? { ...body, data } : body,
})

/** Applies the differences between a list entry and the contract's example to the example of the detail. */
function refreshed(data: unknown, path: Asked, { list, entry }: Listed): unknown {
  const exampleThing = exampleIn(list, path) ?? {}
  const copy = structuredClone(data)
  const subject = subjectOf(copy, Object.keys(path)) ?? {}
  for (const [name, value] of Object.entries(entry))
    if (
      !isSame(value, exampleThing[name]) &&
      name in subject &&
      isPlain(value) &&
      isSameKind(value, subject[name])
    )
      subject[name] = value
  return copy
}

/** Returns Faker's data with the names of the path. */
function renamed(data: unknown, path: Asked): unknown {
  const copy = structuredClone(data)
  const subject = subjectOf(copy, Object.keys(path)) ?? {}
  for (const [name, value] of Object.entries(path))
    if (typeof subject[name] === 'string') subject[name] = value
  return copy
}

const isAbout = ({ data }: Body, path: Asked) => {
  const subject = subjectOf(data, Object.keys(path))
  return subject !== undefined && isAsked(subject, path)
}

/** Checks if any response contains the name. */
const isKnown = (name: string, { story, wishes }: Circumstances) =>
  knownNames.has(name) || wishes.pages > 1 || story.some(({ data }) => stringsIn(data).includes(name))

const stringsIn = (data: unknown) =>
  thingsIn(data)
    .flatMap(({ thing }) => Object.values(thing))
    .filter((value) => typeof value === 'string')
