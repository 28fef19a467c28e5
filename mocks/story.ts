// Stores the writes of each caller in order, with limits on callers and size.
import type { Asked } from './things.ts'
import { objectOf, valueAt } from '#shared/unknown.ts'

/** Parsed call; the path has the parameter names of the contract. */
export type Call = { id: string; path: Asked; body: unknown }

/** Successful write: its request and its response. */
export type Told = {
  write: string
  path: Asked
  body: unknown
  data: unknown
  /** Id of a resource that the write creates but does not return, if the example's id is taken. */
  fresh: string
}

/** Writes of a caller, the latest last. */
export type Story = Told[]

/** Maximum number of callers; the least recent callers are dropped. */
const mostCallers = 500

/** Maximum size of a story in characters of JSON; the oldest writes are dropped. */
const mostText = 65_536

export function openStories() {
  const stories = new Map<string, { event: Told; size: number }[]>()
  return {
    /** Returns the number of callers with writes. */
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

/** Returns all strings with which a write names its resources. @param key field that identifies entries of the list */
export const namesOf = ({ path, body }: Pick<Told, 'path' | 'body'>, key = 'id'): Set<string> =>
  new Set([...Object.values(path), ...idsIn(body), ...listedIn(body), ...textAt(body, key)])

/** Returns the ids in a body. */
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
