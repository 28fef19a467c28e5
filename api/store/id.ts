// Creates ids that sort by creation time (UUID version 7, RFC 9562): new rows are appended to indexes, and pagination
// by id is chronological. Node.js creates random UUIDs only.
import { randomBytes } from 'node:crypto'

/** Greater as text than every id (RFC 9562, section 5.10). */
export const maxId = 'ffffffff-ffff-ffff-ffff-ffffffffffff'

/** Lower bound of all ids created from that time on. */
export function firstIdAt(milliseconds: number): string {
  const time = Math.floor(milliseconds).toString(16).padStart(12, '0')
  return `${time.slice(0, 8)}-${time.slice(8)}`
}

/** Milliseconds since 1970 in the upper 48 bits, a counter within the millisecond in the lower 12. */
let last = 0n

/** Returns a new opaque id, greater as text than every id that this process created before. */
export function newId(): string {
  const now = BigInt(Date.now()) << 12n
  last = now > last ? now : last + 1n
  const time = last.toString(16).padStart(15, '0')
  const random = randomBytes(8)
  random[0] = (random[0]! & 0x3f) | 0x80
  const tail = random.toString('hex')
  return `${time.slice(0, 8)}-${time.slice(8, 12)}-7${time.slice(12)}-${tail.slice(0, 4)}-${tail.slice(4)}`
}
