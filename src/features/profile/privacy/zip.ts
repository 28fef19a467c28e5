// Files in one archive, stored as they are (APPNOTE 6.3.10, method 0): a phone opens it, and no library is needed.

export type Entry = { name: string; content: Uint8Array }

/** @param now when they were made, in UTC: the format knows no time zones */
export function zipOf(entries: readonly Entry[], now: Date): Uint8Array<ArrayBuffer> {
  const encoder = new TextEncoder()
  const parts: Uint8Array[] = []
  const directory: Uint8Array[] = []
  let at = 0
  for (const { name, content } of entries) {
    const label = encoder.encode(name)
    const facts = factsOf(label, content, now)
    const head = joined([bytes(4, 0x04034b50), facts, label])
    directory.push(
      // Made by this version; no comment, one disk, no attributes; where its own head lies.
      joined([bytes(4, 0x02014b50), bytes(2, 20), facts, bytes(10, 0), bytes(4, at), label]),
    )
    parts.push(head, content)
    at += head.length + content.length
  }
  const size = directory.reduce((sum, { length }) => sum + length, 0)
  const count = bytes(2, entries.length)
  const end = joined([
    bytes(4, 0x06054b50),
    bytes(4, 0),
    count,
    count,
    bytes(4, size),
    bytes(4, at),
    bytes(2, 0),
  ])
  return joined([...parts, ...directory, end])
}

/** What an entry's head and its line in the directory say alike: version, UTF-8 names, stored, when, checksum, sizes. */
function factsOf(label: Uint8Array, content: Uint8Array, now: Date): Uint8Array {
  const time = (now.getUTCHours() << 11) | (now.getUTCMinutes() << 5) | (now.getUTCSeconds() >> 1)
  const date = ((now.getUTCFullYear() - 1980) << 9) | ((now.getUTCMonth() + 1) << 5) | now.getUTCDate()
  return joined([
    ...[bytes(2, 20), bytes(2, 0x0800), bytes(2, 0), bytes(2, time), bytes(2, date)],
    ...[bytes(4, checksum(content)), bytes(4, content.length), bytes(4, content.length)],
    ...[bytes(2, label.length), bytes(2, 0)],
  ])
}

/** A number in so many bytes, the lowest first. */
function bytes(length: number, value: number): Uint8Array {
  return Uint8Array.from({ length }, (_, place) => (place < 4 ? (value >>> (8 * place)) & 0xff : 0))
}

function joined(parts: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const whole = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0))
  let at = 0
  for (const part of parts) {
    whole.set(part, at)
    at += part.length
  }
  return whole
}

/** CRC-32. */
function checksum(content: Uint8Array): number {
  let rest = 0xffffffff
  for (const byte of content) rest = (table[(rest ^ byte) & 0xff] ?? 0) ^ (rest >>> 8)
  return (rest ^ 0xffffffff) >>> 0
}

const table = Uint32Array.from({ length: 256 }, (_, byte) => {
  let rest = byte
  for (let bit = 0; bit < 8; bit++) rest = rest & 1 ? 0xedb88320 ^ (rest >>> 1) : rest >>> 1
  return rest
})
