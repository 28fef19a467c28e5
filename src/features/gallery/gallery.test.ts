// The gallery is whole: whoever adds a component to src/ui shows it here, too.
import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { groups } from './pieces.ts'

test('every component of src/ui is in the gallery', () => {
  const shown = reachedFrom('src/features/gallery/main.tsx')
  const components = readdirSync('src/ui').filter((name) => name.endsWith('.tsx'))
  expect(components.filter((name) => !shown.has(join('src/ui', name)))).toEqual([])
})

test('every piece has a name of its own', () => {
  const names = groups.flatMap(({ pieces }) => pieces.map(({ name }) => name))
  expect(new Set(names).size).toBe(names.length)
})

/** A file and all that it imports, by path. */
function reachedFrom(file: string, reached = new Set<string>()): Set<string> {
  if (reached.has(file)) return reached
  reached.add(file)
  for (const [, path] of readFileSync(file, 'utf8').matchAll(/from '(\.{1,2}\/[^']+)'/g))
    reachedFrom(join(dirname(file), path ?? ''), reached)
  return reached
}
