// Checks that tests list project files only with `listFiles` (tests/support/listFiles.ts), which requires a minimum
// number of files. A test that finds no files therefore fails.
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { listFiles } from './support/listFiles.ts'

test('listFiles throws if fewer files match than expected', () => {
  expect(() => listFiles('src/ui/*.tsx', 1)).toThrow(
    'src/ui/*.tsx matches 0 files, but at least 1 are expected.',
  )
  expect(listFiles('src/ui/**/*.tsx', 70)).toContain('src/ui/feedback/Moment.tsx')
})

test('tests list project files only with listFiles', () => {
  const tests = ['{api,mocks,packages,scripts,src,tests}/**/*.test.ts', 'tests/{e2e,support}/**/*.ts']
  const files = tests.flatMap((pattern) => listFiles(pattern, 120))
  const directCall =
    /\b(?:readdir|readdirSync|glob|globSync)\(\s*['"`]?\{?(?:api|bench|docs|generated|locales|mocks|packages|public|scripts|src|tests)\b/
  expect(files.filter((file) => directCall.test(readFileSync(file, 'utf8')))).toEqual([])
})
