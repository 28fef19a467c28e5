// Paginates lists, and creates entries for additional pages: copies of example entries with ids and strings from Faker.
import { answers, type Body } from '#generated/mocks/answers.ts'
import { isObject } from '#shared/unknown.ts'
import { empty } from './documented.ts'
import { fakedEntries } from './fake.ts'
import { keyedOf } from './keyed.ts'
import { successesOf } from './lists.ts'
import { type Entry } from './entries.ts'
import type { Overrides } from './overrides.ts'

type Page = { limit?: number; cursor?: string }

/**
 * Returns the response with only the requested page of its list. Responses without a paginated list stay unchanged.
 * @param query pagination parameters of the request; defaults are applied
 */
export async function pageOf(
  id: string,
  body: Body,
  { query, overrides }: { query: Page; overrides: Overrides },
): Promise<Body> {
  const { limit = largestOf(id), cursor } = query
  const data =
    isPaged(body.data) && cursorFrom(cursor) >= 0
      ? await withMore(id, body.data, { overrides, length: lengthFor(overrides, limit) })
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

type Paged = Entry & { items: unknown[] }

const isPaged = (data: unknown): data is Paged =>
  isObject(data) && Array.isArray(data.items) && 'nextCursor' in data

/** Returns the maximum page size of an operation. */
export const largestOf = (id: string) => answers[id]?.largest ?? 0

/**
 * Returns the number of entries that fill the requested number of pages, the last page by half. Returns 0 if the
 * override does not request several pages.
 */
export const lengthFor = ({ pages }: Overrides, limit: number) =>
  pages > 1 ? limit * (pages - 1) + Math.ceil(limit / 2) : 0

/** Extends a list to `length` entries. The new entries are similar to those of its examples. */
export async function withMore(
  id: string,
  data: unknown,
  { overrides, length }: { overrides: Overrides; length: number },
): Promise<unknown> {
  const isLeft = overrides.scenario === empty || overrides.answers.has(id)
  if (!isPaged(data) || isLeft || data.items.length >= length) return data
  const [list] = keyedOf(id).filter(({ name }) => name === 'items')
  const faked = await fakedEntries(id, overrides.seed, length - data.items.length)
  const examples = successesOf(id)
    .map(({ body }) => body.data)
    .find((candidate) => isPaged(candidate) && candidate.items.length > 0)
  const alike = isPaged(examples) && !overrides.isFaked ? examples.items : []
  const more = faked.map((entry, at) => valueLike(alike[at % alike.length], entry, list?.key))
  return { ...data, items: [...data.items, ...more] }
}

const valueLike = (example: unknown, faked: unknown, key?: string): unknown =>
  isObject(example) && isObject(faked) ? withValuesOf(example, faked, key) : faked

/** Copies an example entry, with the key and the strings of a generated entry. */
function withValuesOf(example: Entry, faked: Entry, key?: string): Entry {
  return Object.fromEntries(
    Object.entries(example).map(([name, value]) => {
      const other = faked[name]
      if (isObject(value) && isObject(other)) return [name, withValuesOf(value, other)]
      const isWords = typeof value === 'string' && value.includes(' ')
      return [name, typeof other === 'string' && (name === key || isWords) ? other : value]
    }),
  )
}
