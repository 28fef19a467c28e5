import { crc32 } from 'node:zlib'
import { expect, test } from 'vitest'
import { zipOf } from './zip.ts'

const encoder = new TextEncoder()
const files = { 'babies.csv': 'id,name\r\n1,น้ำ\r\n', 'empty.csv': '', 'ที่อยู่.csv': 'x'.repeat(70_000) }

test('an archive holds each file as it is, under its name, with its checksum', () => {
  const entries = Object.entries(files).map(([name, text]) => ({ name, content: encoder.encode(text) }))
  const zip = Buffer.from(zipOf(entries, new Date('2026-11-21T02:59:42Z')))

  // Read the way unzip reads it: from the end, over the directory, to each file's own head.
  const end = zip.length - 22
  expect(zip.readUInt32LE(end)).toBe(0x06054b50)
  let line = zip.readUInt32LE(end + 16)
  expect(line + zip.readUInt32LE(end + 12)).toBe(end)
  const found: Record<string, string> = {}
  for (let count = zip.readUInt16LE(end + 10); count > 0; count--) {
    expect(zip.readUInt32LE(line)).toBe(0x02014b50)
    const nameLength = zip.readUInt16LE(line + 28)
    const name = zip.toString('utf8', line + 46, line + 46 + nameLength)
    const head = zip.readUInt32LE(line + 42)
    // Both heads say the same: from the version to the length of the extra field.
    expect(zip.subarray(head + 4, head + 30)).toEqual(zip.subarray(line + 6, line + 32))
    expect(zip.toString('utf8', head + 30, head + 30 + nameLength)).toBe(name)
    const content = zip.subarray(head + 30 + nameLength, head + 30 + nameLength + zip.readUInt32LE(line + 24))
    expect(zip.readUInt32LE(line + 16)).toBe(crc32(content))
    found[name] = content.toString()
    line += 46 + nameLength
  }
  expect(found).toEqual(files)
})
