// Tests that the gallery contains every component.
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { importedFile } from '#scripts/importedFile.ts'
import { listFiles } from '#tests/support/listFiles.ts'
import { groups } from './pieces.ts'

test('the gallery contains every component of src/ui', () => {
  const galleryFiles = reachedFrom('src/features/gallery/main.tsx')
  expect(listFiles('src/ui/**/*.tsx', 70).filter((file) => !galleryFiles.has(file))).toEqual([])
})

test('every component of the gallery has a unique name', () => {
  const names = groups.flatMap(({ pieces }) => pieces.map(({ name }) => name))
  expect(new Set(names).size).toBe(names.length)
})

/** Returns a file and all files that it imports, directly or indirectly, by path. */
function reachedFrom(file: string, reached = new Set<string>()): Set<string> {
  if (reached.has(file)) return reached
  reached.add(file)
  for (const [, path = ''] of readFileSync(file, 'utf8').matchAll(/from '([^']+\.tsx?)'/g)) {
    const imported = importedFile(path, file)
    if (imported) reachedFrom(imported, reached)
  }
  return reached
}
