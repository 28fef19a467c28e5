// The gallery is whole: whoever adds a component to src/ui shows it here, too.
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { importedFile } from '#scripts/importedFile.ts'
import { listFiles } from '#tests/support/listFiles.ts'
import { groups } from './pieces.ts'

test('every component of src/ui is in the gallery', () => {
  const galleryFiles = reachedFrom('src/features/gallery/main.tsx')
  expect(listFiles('src/ui/**/*.tsx', 70).filter((file) => !galleryFiles.has(file))).toEqual([])
})

test('every piece has a name of its own', () => {
  const names = groups.flatMap(({ pieces }) => pieces.map(({ name }) => name))
  expect(new Set(names).size).toBe(names.length)
})

/** A file and all that it imports, by path. */
function reachedFrom(file: string, reached = new Set<string>()): Set<string> {
  if (reached.has(file)) return reached
  reached.add(file)
  for (const [, path = ''] of readFileSync(file, 'utf8').matchAll(/from '([^']+\.tsx?)'/g)) {
    const imported = importedFile(path, file)
    if (imported) reachedFrom(imported, reached)
  }
  return reached
}
