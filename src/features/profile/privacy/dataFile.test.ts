import { unzipSync } from 'fflate'
import { expect, test } from 'vitest'
import { fileOf } from './dataFile.ts'

const madeAt = '2026-11-21T02:59:42.000Z'

test('fileOf creates one JSON file whose name contains the date', async () => {
  const tables = [{ name: 'babies', rows: [{ name: 'น้ำ' }] }]
  const { name, blob } = fileOf({ madeAt, tables, files: [] })
  expect([name, blob.type]).toEqual(['members-hub-2026-11-21.json', 'application/json'])
  expect(JSON.parse(await blob.text())).toEqual({ madeAt, tables, files: [] })
})

test('fileOf creates an archive of CSV tables with a byte order mark', async () => {
  const files = [
    { name: 'babies.csv', content: 'id,name\r\n1,น้ำ\r\n' },
    { name: 'ที่อยู่.csv', content: '' },
  ]
  const { name, blob } = fileOf({ madeAt, tables: [], files })
  expect([name, blob.type]).toEqual(['members-hub-2026-11-21.zip', 'application/zip'])
  const zipFiles = Object.entries(unzipSync(new Uint8Array(await blob.arrayBuffer())))
  expect(
    zipFiles.map(([file, bytes]) => [file, new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes)]),
  ).toEqual(files.map((file) => [file.name, `\uFEFF${file.content}`]))
})

test('fileOf lists uploaded files in JSON without their signed URLs', async () => {
  const uploaded = { name: 'avatar-1.png', purpose: 'avatar' as const, size: 68 }
  const files = [{ ...uploaded, content: '', url: 'https://hub.example.com/uploads/1?signature=x' }]
  const { name, blob } = fileOf({ madeAt, tables: [], files })
  expect(name).toBe('members-hub-2026-11-21.json')
  expect(JSON.parse(await blob.text())).toEqual({ madeAt, tables: [], files: [uploaded] })
})

test('fileOf omits uploaded files from the archive of CSV tables', async () => {
  const table = { name: 'babies.csv', content: 'id' }
  const files = [table, { name: 'avatar-1.png', content: '', url: 'https://hub.example.com/uploads/1' }]
  const { blob } = fileOf({ madeAt, tables: [], files })
  expect(Object.keys(unzipSync(new Uint8Array(await blob.arrayBuffer())))).toEqual([table.name])
})
