// Tests that `npm run check` fails if a page fetches 20 kB more code before it is interactive.
import { randomBytes } from 'node:crypto'
import { appendFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { isFull } from '#tests/support/measurements.ts'
import { copyProject, inScratch, run } from '../projectCopy.ts'
import { heaviest, pages } from './budgets.ts'
import type { Manifest } from '../viteManifest.ts'
import { measurePages } from './measurePages.ts'

/**
 * Returns code with a size of about `bytes` bytes after gzip. The code contains random bytes in base64, which makes
 * them a third longer; gzip reverses only that.
 */
const code = (bytes: number) => `export const planted = '${randomBytes(bytes).toString('base64')}'`

/**
 * Returns a build in which each page has one file in addition to the common entry.
 * @param entry size of the entry in bytes
 */
function built(entry: number) {
  const manifest: Manifest = {
    'src/entry-client.tsx': { file: 'assets/entry-client-a1b2c3d4.js', isEntry: true },
  }
  for (const { route } of Object.values(pages))
    manifest[`src/routes/${route}.tsx?tsr-split=component`] = { file: `assets/${route}.js` }
  return {
    manifest,
    contentOf: (file: string) => code(file.includes('entry') ? entry : 1_000),
  }
}

/** Size of the entry in bytes with which each page stays within its budget. */
const fits = Math.min(...Object.values(pages).map(({ budget }) => budget), heaviest) - 3_000

test('measurePages accepts a page within its budget, and names the file that made a page 20 kB larger', () => {
  expect(measurePages(built(fits)).problems).toEqual([])
  const { problems } = measurePages(built(fits + 20_000))
  expect(problems.join('\n')).toMatch(/\/login fetches [\d,]+ bytes of code more than its budget/)
  expect(problems.join('\n')).toMatch(/entry-client: [\d,]+ more/)
})

test('measurePages reports a page that fetches more files than its limit', () => {
  const { manifest, contentOf } = built(1_000)
  const names = Array.from({ length: pages['/login'].maxFiles }, (_, index) => `part${index}`)
  for (const name of names) manifest[name] = { file: `assets/${name}.js` }
  manifest[`src/routes/${pages['/login'].route}.tsx?tsr-split=component`] = {
    file: 'assets/login.js',
    imports: names,
  }
  expect(measurePages({ manifest, contentOf }).problems).toEqual([
    `/login fetches ${names.length + 2} files of code; the limit is ${names.length}.`,
  ])
})

test('measurePages throws if the manifest names a file that was not built', () => {
  const { manifest } = built(fits)
  expect(() => measurePages({ manifest, contentOf: () => undefined })).toThrow('was not built')
})

// Run this test only in the full suite, because it builds the app, which takes too long for the quick suite.
test.runIf(isFull)('the first-load step of npm run check fails if a layout gets 20 kB more code', () =>
  inScratch(async (folder) => {
    await copyProject(folder)
    const layout = 'src/routes/_default.tsx'
    await appendFile(join(folder, layout), `\n${code(20_000)}\nconsole.info(planted)\n`)
    const { code: ended, error } = await run(folder, 'scripts/firstLoad/check.ts')
    expect(error).toMatch(/\/ fetches [\d,]+ bytes of code more than its budget/)
    expect(ended).toBe(1)
  }),
)
