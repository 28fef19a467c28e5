import { expect, test } from 'vitest'
import { fileErrorOf } from './files.ts'

const limits = { accept: 'image/*, application/pdf,.heic', maxBytes: 1000, maxFiles: 2 }
const file = (name: string, type: string, size = 10) => ({ name, type, size })

test('fileErrorOf accepts files by type, by a type family such as image/*, and by extension', () => {
  expect(fileErrorOf(file('a.jpg', 'image/jpeg'), limits, 0)).toBeUndefined()
  expect(fileErrorOf(file('a.pdf', 'application/pdf'), limits, 0)).toBeUndefined()
  // Some phones send photos without a file type.
  expect(fileErrorOf(file('A.HEIC', ''), limits, 0)).toBeUndefined()
  expect(fileErrorOf(file('a.exe', 'application/x-msdownload'), limits, 0)).toBe('kind')
})

test('fileErrorOf limits the size and the number of files', () => {
  expect(fileErrorOf(file('a.jpg', 'image/jpeg', 1000), limits, 1)).toBeUndefined()
  expect(fileErrorOf(file('a.jpg', 'image/jpeg', 1001), limits, 1)).toBe('size')
  expect(fileErrorOf(file('a.jpg', 'image/jpeg'), limits, 2)).toBe('count')
})
