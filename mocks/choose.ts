// Which answer fits a call that nobody has wished anything for: what earlier calls have brought about, what the scenario
// shows, and what the path asks for.
import { answers, type Body, type Example } from '../generated/mocks/answers.ts'
import { documentedAs, empty, ofCatalogue, operationOf, type Named } from './documented.ts'
import { exampleIn, knownNames, thingsAt, listsOf, successesOf } from './lists.ts'
import type { Story } from './story.ts'
import { askedBy, dataFor, isAsked, subjectOf, type Asked } from './things.ts'
import type { Wishes } from './wishes.ts'

export type Circumstances = { story: Story; wishes: Wishes; isVisitor: boolean }
export type Call = { id: string; path: Asked; body: unknown }

/** The answer to a call: an example, or 404 for what none of them knows. */
export function choose({ id, path, body }: Call, circumstances: Circumstances): Named {
  const { statuses = [], reads = false } = answers[id] ?? {}
  const isLost = statuses.includes(404)
  if (!reads && isLost && idsIn(body).some((name) => !knownNames.has(name))) return ofCatalogue('NOT_FOUND')
  const fitting = inOrder(id, circumstances)
  const [usual] = fitting
  if (!usual) return { name: 'done', status: 200, body: { code: 200, message: 'OK' } }
  const names = Object.keys(path)
  if (names.length === 0) return named(usual)

  const exact = fitting.find((example) => isAbout(example.body, path))
  const lists = listsOf(id)
  const list = lists.find(({ read, at }) =>
    thingsAt(shownBy(read, circumstances).data, at).some((thing) => isAsked(thing, path)),
  )
  // What a list no longer shows is gone; what no list has ever shown is as its own example says.
  if (exact && (list || !lists.some((each) => exampleIn(each, path)))) return named(exact)
  if (!list) return isLost ? ofCatalogue('NOT_FOUND') : named(usual)
  const entry = thingsAt(shownBy(list.read, circumstances).data, list.at).find((thing) =>
    isAsked(thing, path),
  )
  const subject = subjectOf(usual.body.data, names)
  const own = subject && exampleIn(list, askedBy(subject, names))
  const data = entry && dataFor(usual.body.data, names, entry, own, !reads)
  return { name: usual.name, status: 200, body: { ...usual.body, data } }
}

/** What an operation without parameters in its path answers. */
function shownBy(id: string, circumstances: Circumstances): Body {
  const answer = documentedAs(id, circumstances.wishes.answers.get(id)) ?? inOrder(id, circumstances)[0]
  return answer?.body ?? { code: 200, message: 'OK' }
}

/** The examples of success, what fits best first: the latest call's, the scenario's, a visitor's, then in the contract's order. */
function inOrder(id: string, { story, wishes, isVisitor }: Circumstances): Example[] {
  const successes = successesOf(id)
  const latest = [...story.keys()]
    .toReversed()
    .map((write) => successes.find(({ after }) => after?.includes(write)))
  // What a list has for all is no member's own.
  const isEmptied = wishes.scenario === empty && operationOf(id)?.access === 'member'
  const first = [
    ...latest,
    isEmptied ? successes.find(({ name }) => name === empty) : undefined,
    successes.find(({ scenarios }) => scenarios?.includes(wishes.scenario)),
    isVisitor ? successes.find(({ name }) => name === 'visitor') : undefined,
  ]
  return [...first.filter((example) => example !== undefined), ...successes]
}

const named = ({ name, body }: Example): Named => ({ name, status: 200, body })

const isAbout = ({ data }: Body, path: Asked) => {
  const subject = subjectOf(data, Object.keys(path))
  return subject !== undefined && isAsked(subject, path)
}

/** What a body says that it is about. */
const idsIn = (body: unknown): string[] =>
  Object.entries(Object(body)).flatMap(([name, value]) =>
    /^id$|Id$/.test(name) && typeof value === 'string' ? [value] : [],
  )
