// Stores the writes of each caller in chronological order. The number of callers and the size of the writes per caller
// are limited.
import type { Asked } from './entries.ts'
import { objectOf, valueAt } from '#shared/unknown.ts'

/** Parsed API call. `path` contains the values of the path parameters, by their names in the contract. */
export type Call = { id: string; path: Asked; body: unknown }

/** Stored write: a successful request that changes data, and the data of its response. */
export type StoredWrite = {
  write: string
  path: Asked
  body: unknown
  data: unknown
  /**
   * Id for a created resource if the response of the write does not contain the id. It replaces the id of the example
   * if another resource already has that id.
   */
  fresh: string
}

/** All writes of a caller in chronological order. */
export type Story = StoredWrite[]

/** Maximum number of callers whose writes are stored. The callers with the least recent writes are dropped. */
const maxCallers = 500

/** Maximum size of the stored writes of a caller, in characters of JSON. The oldest writes are dropped. */
const maxText = 65_536

export function openStories() {
  const stories = new Map<string, { event: StoredWrite; size: number }[]>()
  return {
    /** Returns the number of callers whose writes are stored. */
    get size() {
      return stories.size
    },
    of: (caller: string): Story => (stories.get(caller) ?? []).map(({ event: storyEntry }) => storyEntry),
    tell: (caller: string, storyEntry: StoredWrite) => {
      const entries = [
        ...(stories.get(caller) ?? []),
        { event: storyEntry, size: JSON.stringify(storyEntry).length },
      ]
      let text = entries.reduce((sum, { size }) => sum + size, 0)
      while (text > maxText) text -= entries.shift()?.size ?? text
      stories.delete(caller)
      stories.set(caller, entries)
      const [oldest] = stories.keys()
      if (stories.size > maxCallers && oldest !== undefined) stories.delete(oldest)
    },
    forget: (caller: string) => stories.delete(caller),
  }
}

/**
 * Returns all strings in a request that may identify its resources: path parameters, ids and values of the field `key`.
 * @param key field that identifies the entries of the list
 */
export const namesOf = ({ path, body }: Pick<StoredWrite, 'path' | 'body'>, key = 'id'): Set<string> =>
  new Set([...Object.values(path), ...idsIn(body), ...listedIn(body), ...textAt(body, key)])

/** Returns the ids in a request body. */
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
