// Tests that `npm run check` fails if a page fetches 20 kB more code before it is interactive.
import { randomBytes } from 'node:crypto'
import { appendFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { isFull } from '#tests/support/figures.ts'
import { copyProject, inScratch, run } from '../projectCopy.ts'
import { heaviest, pages } from './budgets.ts'
import type { Manifest } from '../viteManifest.ts'
import { weighPages } from './weighPages.ts'

/** Code that gzip cannot compress: base64 makes a byte four thirds as long, and gzip reverses that. */
const code = (bytes: number) => `export const planted = '${randomBytes(bytes).toString('base64')}'`

/** A build in which each page has one file besides the common entry. @param entry size of the entry in bytes */
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

/** A size of the entry that fits into each budget. */
const fits = Math.min(...Object.values(pages).map(({ budget }) => budget), heaviest) - 3_000

test('weighPages accepts a page within its budget and names the file that grew in a page with 20 kB more', () => {
  expect(weighPages(built(fits)).problems).toEqual([])
  const { problems } = weighPages(built(fits + 20_000))
  expect(problems.join('\n')).toMatch(/\/login fetches [\d,]+ bytes of code more than its budget/)
  expect(problems.join('\n')).toMatch(/entry-client: [\d,]+ more/)
})

test('weighPages throws if the manifest names a file that was not built', () => {
  const { manifest } = built(fits)
  expect(() => weighPages({ manifest, contentOf: () => undefined })).toThrow('was not built')
})

// Builds the app, which takes too long for the quick suite.
test.runIf(isFull)(
  'the first-load step of npm run check fails if a layout gets 20 kB more code',
  { timeout: 180_000 },
  () =>
    inScratch(async (folder) => {
      await copyProject(folder)
      const layout = 'src/routes/_default.tsx'
      await appendFile(join(folder, layout), `\n${code(20_000)}\nconsole.info(planted)\n`)
      const { code: ended, error } = await run(folder, 'scripts/firstLoad/check.ts')
      expect(error).toMatch(/\/ fetches [\d,]+ bytes of code more than its budget/)
      expect(ended).toBe(1)
    }),
)
