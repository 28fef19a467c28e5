// Selects the mocked response to a call without an override: by scenario, path parameters and earlier writes of the
// caller.
import { answers, type Body, type Example } from '#generated/mocks/answers.ts'
import { answered } from './answered.ts'
import { documentedAs, empty, ofCatalogue, operationOf, type Named } from './documented.ts'
import { fake } from './fake.ts'
import { exampleIn, knownNames, entriesAt, listsOf, successesOf, type List } from './lists.ts'
import { largestOf, lengthFor, withMore } from './pages.ts'
import { idsIn, namesOf, type Call, type Story, type StoredWrite } from './story.ts'
import {
  isPlain,
  isSame,
  isSameKind,
  askedBy,
  dataFor,
  isAsked,
  subjectOf,
  entriesIn,
  type Asked,
  type Entry,
} from './entries.ts'
import { typed, written } from './written.ts'
import type { Overrides } from './overrides.ts'
import { isObject, objectOf } from '#shared/unknown.ts'

export type RequestContext = { story: Story; overrides: Overrides; isVisitor: boolean }

/** Returns an example of the contract or data from Faker; returns a 404 response if the resource is unknown. */
export async function choose(call: Call, circumstances: RequestContext): Promise<Named> {
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

/**
 * Returns the response to a call with path parameters. Returns `undefined` if the resource is unknown and the contract
 * documents a 404.
 */
async function byPath({ id, path }: Call, circumstances: RequestContext): Promise<Named | undefined> {
  const names = Object.keys(path)
  const fitting = inOrder(id, circumstances, path)
  const usual = await usualOf(id, circumstances, fitting[0])
  if (!usual) return undefined
  const lists = listsOf(id)
  const listed = await entryOf(lists, path, circumstances)
  const exact = fitting.find((example) => isAbout(example.body, path))
  // Use the example of the requested resource, unless the resource was deleted. A deleted resource is missing from its
  // list, although an example of the list contains it.
  const isOwn = listed || !lists.some((each) => exampleIn(each, path))
  if (exact && isOwn && !circumstances.overrides.isFaked)
    return answerFrom(exact, listed ? refreshed(exact.body.data, path, listed) : exact.body.data)
  if (!listed)
    return circumstances.overrides.isFaked || !answers[id]?.statuses.includes(404)
      ? answerFrom(usual, circumstances.overrides.isFaked ? renamed(usual.body.data, path) : usual.body.data)
      : undefined
  const subject = subjectOf(usual.body.data, names)
  const exampleEntry = subject && exampleIn(listed.list, askedBy(subject, names))
  return answerFrom(
    usual,
    dataFor(usual.body.data, names, {
      entry: listed.entry,
      exampleEntry,
      isWrite: !answers[id]?.reads,
    }),
  )
}

type Listed = { list: List; entry: Entry }

/** Returns the list entry with the values of the path parameters, and the list that contains it. */
async function entryOf(
  lists: List[],
  path: Asked,
  circumstances: RequestContext,
): Promise<Listed | undefined> {
  for (const list of lists) {
    const entries = entriesAt(await shownBy(list.read, circumstances), list.at)
    const entry = entries.find((candidate) => isAsked(candidate, path))
    if (entry) return { list, entry }
  }
  return undefined
}

/**
 * Returns the data of a read operation without path parameters; a paginated list contains the entries of all its pages.
 */
async function shownBy(read: string, circumstances: RequestContext): Promise<unknown> {
  const { overrides } = circumstances
  const overridden = documentedAs(read, overrides.answers.get(read))
  if (overridden) return overridden.body.data
  const usual = await usualOf(read, circumstances)
  const data = writtenAt({ id: read, path: {}, body: undefined }, usual?.body.data, circumstances)
  return await withMore(read, data, { overrides, length: lengthFor(overrides, largestOf(read)) })
}

/** Applies the earlier writes of the caller to the data of a read operation. */
function writtenAt({ id, path }: Call, data: unknown, { story }: RequestContext): unknown {
  if (Object.keys(path).length === 0)
    return written(id, data, { usual: successesOf(id)[0]?.body.data, story })
  const about = aboutPath(story, path).filter(({ write }) =>
    successesOf(id).some(({ after }) => after?.includes(write)),
  )
  return isObject(data) ? about.reduce((view, { body }) => ({ ...view, ...typed(body, view) }), data) : data
}

/** Returns the writes whose request or response contains the values of all path parameters. */
const aboutPath = (story: Story, path: Asked): Story =>
  story.filter((storyEntry) => Object.values(path).every((value) => isStored(storyEntry, value)))

/**
 * Checks whether a write may concern the resource that the path parameters identify. Returns true if the write contains
 * the id of this resource. Also returns true if the write contains no id of another resource that the read could
 * return.
 */
function mayBeAbout(storyEntry: StoredWrite, id: string, path: Asked): boolean {
  const names = Object.keys(path)
  if (Object.values(path).every((value) => isStored(storyEntry, value))) return true
  if (names.some((name) => name in storyEntry.path)) return false
  const lists = listsOf(id).flatMap(({ read, at }) =>
    successesOf(read).flatMap(({ body }) => entriesAt(body.data, at)),
  )
  const otherNames = new Set(lists.flatMap((entry) => Object.values(askedBy(entry, names))))
  return ![...namesOf(storyEntry)].some((name) => otherNames.has(name))
}

const isStored = (storyEntry: StoredWrite, value: string) =>
  namesOf(storyEntry).has(value) ||
  [...Object.values(objectOf(storyEntry.body)), ...stringsIn(storyEntry.data)].includes(value)

/** Returns the response as it would be without earlier writes. */
async function usualOf(id: string, circumstances: RequestContext, first = inOrder(id, circumstances)[0]) {
  if (!first) return undefined
  const { isFaked, seed } = circumstances.overrides
  return isFaked ? answerFrom(first, (await fake(id, seed)).data) : answerFrom(first, first.body.data)
}

/**
 * Sorts the success examples of an operation by priority. Examples that show the effect of a write to the resource come
 * first, starting with the latest write. The example of the scenario, the example for visitors, and all examples in the
 * order of the contract follow.
 */
function inOrder(id: string, { story, overrides, isVisitor }: RequestContext, path: Asked = {}): Example[] {
  const successes = successesOf(id)
  const latest = Object.keys(path).length
    ? story
        .filter((storyEntry) => mayBeAbout(storyEntry, id, path))
        .toReversed()
        .map(({ write }) => successes.find(({ after }) => after?.includes(write)))
    : []
  // The scenario `empty` empties only the lists of members. Lists that are the same for all callers keep their entries.
  const isEmptied = overrides.scenario === empty && operationOf(id)?.access === 'member'
  const first = [
    ...latest,
    isEmptied ? successes.find(({ name }) => name === empty) : undefined,
    successes.find(({ scenarios }) => scenarios?.includes(overrides.scenario)),
    isVisitor ? successes.find(({ name }) => name === 'visitor') : undefined,
  ]
  return [...first.filter((example) => example !== undefined), ...successes]
}

const answerFrom = ({ name, body }: { name: string; body: Body }, data: unknown): Named => ({
  name,
  status: 200,
  body: 'data' in body ? { ...body, data } : body,
})

/**
 * Updates the example of a resource with the current values of its list entry. Copies only the values in which the
 * current entry differs from the contract’s example of this entry.
 */
function refreshed(data: unknown, path: Asked, { list, entry }: Listed): unknown {
  const exampleEntry = exampleIn(list, path) ?? {}
  const copy = structuredClone(data)
  const subject = subjectOf(copy, Object.keys(path)) ?? {}
  for (const [name, value] of Object.entries(entry))
    if (
      !isSame(value, exampleEntry[name]) &&
      name in subject &&
      isPlain(value) &&
      isSameKind(value, subject[name])
    )
      subject[name] = value
  return copy
}

/** Returns data from Faker after setting the fields of the resource to the values of the path parameters. */
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

/** Checks whether any response of the mocks can contain the id. */
const isKnown = (name: string, { story, overrides }: RequestContext) =>
  knownNames.has(name) || overrides.pages > 1 || story.some(({ data }) => stringsIn(data).includes(name))

const stringsIn = (data: unknown) =>
  entriesIn(data)
    .flatMap(({ entry }) => Object.values(entry))
    .filter((value) => typeof value === 'string')
