// Computes the digest of a topic's data, which shows that two versions are equal without comparing their data.
import { createHash } from 'node:crypto'
import { isObject } from '#shared/unknown.ts'

/** Returns the SHA-256 of the data. The order of properties does not count, because the database does not keep it. */
export const digestOf = (data: unknown): string =>
  createHash('sha256').update(JSON.stringify(data, sortProperties)).digest('hex')

function sortProperties(_name: string, value: unknown): unknown {
  if (!isObject(value)) return value
  return Object.fromEntries(Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1)))
}
