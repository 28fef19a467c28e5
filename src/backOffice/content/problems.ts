// Reads the problems of a change: lines such as `Topic gifts of the catalog is invalid.`, each followed by the paths and
// messages of this topic.
import type { ContentTopic } from '#generated/backOffice/schema.d.ts'
import { messages } from '../shell/messages.ts'
import { listEntries } from './entries.ts'

export type Problem = {
  topic: string | undefined
  /** Id of the entry; not set if the problem concerns the whole topic. */
  entry: string | undefined
  /** Path in the entry. */
  path: string
  message: string
}

export type Topics = ReadonlyMap<string, ContentTopic>

export function readProblems(lines: readonly string[], topics: Topics): Problem[] {
  const problems: Problem[] = []
  let name: string | undefined
  for (const [at, line] of lines.entries()) {
    const head = /^Topic ([a-z-]+) of the catalog is invalid\.$/.exec(line)?.[1]
    const isFollowed = lines[at + 1] !== undefined
    if (head !== undefined) name = head
    if (head === undefined || !isFollowed) problems.push(problemOf(line, name, topics))
  }
  return problems
}

function problemOf(line: string, name: string | undefined, topics: Topics): Problem {
  const topic = name === undefined ? undefined : topics.get(name)
  const [, path, message] = /^([\w.-]+): (.*)$/s.exec(line) ?? []
  if (!topic || path === undefined || message === undefined)
    return { topic: name, entry: undefined, path: '', message: line }
  // The validator has no more details for most values.
  const text = message === 'Invalid input' ? messages['backOffice.content.invalidValue'] : message
  return { topic: name, message: text, ...placeOf(topic, path.split('.')) }
}

/** Returns the entry with the path, and the path in this entry. */
function placeOf(topic: ContentTopic, path: readonly string[]): Pick<Problem, 'entry' | 'path'> {
  const [first = '', second = ''] = path
  const isInList = topic.list === '' || (first === topic.list && /^\d+$/.test(second))
  if (!isInList) return { entry: first, path: path.slice(1).join('.') }
  const rest = topic.list === '' ? path : path.slice(1)
  return { entry: listEntries(topic)[Number(rest[0])]?.id, path: rest.slice(1).join('.') }
}
