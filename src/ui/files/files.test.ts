import { expect, test } from 'vitest'
import { fileErrorOf } from './files.ts'

const limits = { accept: 'image/*, application/pdf,.heic', maxBytes: 1000, maxFiles: 2 }
const file = (name: string, type: string, size = 10) => ({ name, type, size })

test('fileErrorOf accepts files by type, type family and extension', () => {
  expect(fileErrorOf(file('a.jpg', 'image/jpeg'), limits, 0)).toBeUndefined()
  expect(fileErrorOf(file('a.pdf', 'application/pdf'), limits, 0)).toBeUndefined()
  // Phones send some photos without a type.
  expect(fileErrorOf(file('A.HEIC', ''), limits, 0)).toBeUndefined()
  expect(fileErrorOf(file('a.exe', 'application/x-msdownload'), limits, 0)).toBe('kind')
})

test('fileErrorOf limits size and number of files', () => {
  expect(fileErrorOf(file('a.jpg', 'image/jpeg', 1000), limits, 1)).toBeUndefined()
  expect(fileErrorOf(file('a.jpg', 'image/jpeg', 1001), limits, 1)).toBe('size')
  expect(fileErrorOf(file('a.jpg', 'image/jpeg'), limits, 2)).toBe('count')
})
