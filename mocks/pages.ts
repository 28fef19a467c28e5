// Paginates lists, and creates entries for further pages: entries of the examples with Faker's ids and strings.
import { answers, type Body } from '#generated/mocks/answers.ts'
import { isObject } from '#shared/unknown.ts'
import { empty } from './documented.ts'
import { fakedEntries } from './fake.ts'
import { keyedOf } from './keyed.ts'
import { successesOf } from './lists.ts'
import { type Thing } from './things.ts'
import type { Wishes } from './wishes.ts'

type Page = { limit?: number; cursor?: string }

/**
 * Returns the requested page of a list; other responses stay unchanged.
 * @param query query parameters with their defaults
 */
export async function pageOf(
  id: string,
  body: Body,
  { query, wishes }: { query: Page; wishes: Wishes },
): Promise<Body> {
  const { limit = largestOf(id), cursor } = query
  const data =
    isPaged(body.data) && cursorFrom(cursor) >= 0
      ? await withMore(id, body.data, { wishes, length: lengthFor(wishes, limit) })
      : body.data
  if (!isPaged(data)) return body
  const from = cursorFrom(cursor)
  const items = from < 0 ? [] : data.items.slice(from, from + limit)
  const isLast = from < 0 || from + limit >= data.items.length
  return { ...body, data: { ...data, items, nextCursor: isLast ? null : `from-${from + limit}` } }
}

/** Returns the start index of a page; -1 for an unknown cursor. */
const cursorFrom = (cursor: string | undefined) =>
  cursor === undefined ? 0 : Number(/^from-(\d{1,6})$/.exec(cursor)?.[1] ?? -1)

type Paged = Thing & { items: unknown[] }

const isPaged = (data: unknown): data is Paged =>
  isObject(data) && Array.isArray(data.items) && 'nextCursor' in data

/** Returns the maximum page size. */
export const largestOf = (id: string) => answers[id]?.largest ?? 0

/**
 * Returns the number of entries that fill the requested pages, with a half-filled last page; 0 without further pages
 * in the overrides.
 */
export const lengthFor = ({ pages }: Wishes, limit: number) =>
  pages > 1 ? limit * (pages - 1) + Math.ceil(limit / 2) : 0

/** Extends a list to a length with similar entries. */
export async function withMore(
  id: string,
  data: unknown,
  { wishes, length }: { wishes: Wishes; length: number },
): Promise<unknown> {
  const isLeft = wishes.scenario === empty || wishes.answers.has(id)
  if (!isPaged(data) || isLeft || data.items.length >= length) return data
  const [list] = keyedOf(id).filter(({ name }) => name === 'items')
  const faked = await fakedEntries(id, wishes.seed, length - data.items.length)
  const examples = successesOf(id)
    .map(({ body }) => body.data)
    .find((candidate) => isPaged(candidate) && candidate.items.length > 0)
  const alike = isPaged(examples) && !wishes.isFaked ? examples.items : []
  const more = faked.map((entry, at) => likenedTo(alike[at % alike.length], entry, list?.key))
  return { ...data, items: [...data.items, ...more] }
}

const likenedTo = (example: unknown, faked: unknown, key?: string): unknown =>
  isObject(example) && isObject(faked) ? likened(example, faked, key) : faked

/** Copies an entry of an example with the names and strings of another. */
function likened(example: Thing, faked: Thing, key?: string): Thing {
  return Object.fromEntries(
    Object.entries(example).map(([name, value]) => {
      const other = faked[name]
      if (isObject(value) && isObject(other)) return [name, likened(value, other)]
      const isWords = typeof value === 'string' && value.includes(' ')
      return [name, typeof other === 'string' && (name === key || isWords) ? other : value]
    }),
  )
}
