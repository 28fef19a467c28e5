// Creates ids that sort by creation time (UUID version 7, RFC 9562). New rows are thereby appended at the end of
// indexes, and lists that are paginated by id are in chronological order. Node.js can create only random UUIDs.
import { randomBytes } from 'node:crypto'

/** Maximum UUID (RFC 9562, section 5.10). Compared as text, it is greater than every id. */
export const maxId = 'ffffffff-ffff-ffff-ffff-ffffffffffff'

/**
 * Returns a lower bound for ids: compared as text, every id created at or after the given time is greater. The time is
 * in milliseconds since 1970.
 */
export function firstIdAt(milliseconds: number): string {
  const time = Math.floor(milliseconds).toString(16).padStart(12, '0')
  return `${time.slice(0, 8)}-${time.slice(8)}`
}

/**
 * Time part of the last id: milliseconds since 1970 in the upper 48 bits, and a counter within the millisecond in the
 * lower 12 bits.
 */
let last = 0n

/** Returns a new opaque id. Compared as text, it is greater than every id that this process created before. */
export function newId(): string {
  const now = BigInt(Date.now()) << 12n
  last = now > last ? now : last + 1n
  const time = last.toString(16).padStart(15, '0')
  const random = randomBytes(8)
  random[0] = (random[0]! & 0x3f) | 0x80
  const tail = random.toString('hex')
  return `${time.slice(0, 8)}-${time.slice(8, 12)}-7${time.slice(12)}-${tail.slice(0, 4)}-${tail.slice(4)}`
}
