// Lists files of the project for tests that check each of them.
import { globSync } from 'node:fs'

/**
 * Sorted paths from the project's root, without tests unless the pattern ends with `.test.ts`.
 * @param atLeast below the present number, and far above zero
 * @throws if fewer files match: a test over an empty list passes and checks nothing
 */
export function listFiles(pattern: string, atLeast: number): string[] {
  const isOfTests = /\.test\.\w+$/.test(pattern)
  const files = globSync(pattern).filter((file) => isOfTests || !/\.test\.tsx?$/.test(file))
  if (files.length < atLeast)
    throw new Error(`${pattern} matches ${files.length} files, and at least ${atLeast} are expected.`)
  return files.toSorted()
}
