// Keeps what a caller's own calls have written, in their order, within bounds.
import type { Asked } from './things.ts'
import { objectOf, valueAt } from '#shared/unknown.ts'

/** A call as it was read; its path by the names of the contract. */
export type Call = { id: string; path: Asked; body: unknown }

/** A write that has succeeded: what it was asked with, and what was answered. */
export type Told = {
  write: string
  path: Asked
  body: unknown
  data: unknown
  /** The id of what it makes beside what it answers with, where the example's own is taken. */
  fresh: string
}

/** What a caller has written, the latest last. */
export type Story = Told[]

/** Stories of the callers that were seen last. */
const mostCallers = 500

/** Characters of JSON that a caller's story has at most: the oldest is forgotten first. */
const mostText = 65_536

export function openStories() {
  const stories = new Map<string, { event: Told; size: number }[]>()
  return {
    /** How many callers there are stories of. */
    get size() {
      return stories.size
    },
    of: (caller: string): Story => (stories.get(caller) ?? []).map(({ event: storyEntry }) => storyEntry),
    tell: (caller: string, storyEntry: Told) => {
      const entries = [
        ...(stories.get(caller) ?? []),
        { event: storyEntry, size: JSON.stringify(storyEntry).length },
      ]
      let text = entries.reduce((sum, { size }) => sum + size, 0)
      while (text > mostText) text -= entries.shift()?.size ?? text
      stories.delete(caller)
      stories.set(caller, entries)
      const [oldest] = stories.keys()
      if (stories.size > mostCallers && oldest !== undefined) stories.delete(oldest)
    },
    forget: (caller: string) => stories.delete(caller),
  }
}

/** Every text by which a write says what it is about. @param key what things of a list are told apart by */
export const namesOf = ({ path, body }: Pick<Told, 'path' | 'body'>, key = 'id'): Set<string> =>
  new Set([...Object.values(path), ...idsIn(body), ...listedIn(body), ...textAt(body, key)])

/** What a body says that it is about. */
export const idsIn = (body: unknown): string[] =>
  Object.entries(objectOf(body)).flatMap(([name, value]) =>
    /^id$|Id$/.test(name) && typeof value === 'string' ? [value] : [],
  )

const listedIn = (body: unknown): string[] =>
  Object.entries(objectOf(body)).flatMap(([name, value]) =>
    /^ids$|Ids$/.test(name) ? [value].flat().filter((candidate) => typeof candidate === 'string') : [],
  )

const textAt = (body: unknown, name: string): string[] =>
  [valueAt(body, name)].filter((value) => typeof value === 'string')
