// Plants 20 kB of code where a page fetches it before it answers: `npm run check` fails.
import { randomBytes } from 'node:crypto'
import { appendFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { isFull } from '#tests/support/figures.ts'
import { copyProject, inScratch, run } from '../projectCopy.ts'
import { heaviest, pages } from './budgets.ts'
import type { Manifest } from '../viteManifest.ts'
import { weighPages } from './weighPages.ts'

/** Code that does not get smaller by being compressed: a byte weighs four thirds as text, and so three quarters of that. */
const code = (bytes: number) => `export const planted = '${randomBytes(bytes).toString('base64')}'`

/** Pages of one file each, beside the entry that all of them fetch. @param entry bytes of it */
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

/** What fits into each budget. */
const fits = Math.min(...Object.values(pages).map(({ budget }) => budget), heaviest) - 3_000

test('a page within its budget is not complained of, one with 20 kB more is named with the file that grew', () => {
  expect(weighPages(built(fits)).problems).toEqual([])
  const { problems } = weighPages(built(fits + 20_000))
  expect(problems.join('\n')).toMatch(/\/login fetches [\d,]+ bytes of code more than its budget/)
  expect(problems.join('\n')).toMatch(/entry-client: [\d,]+ more/)
})

test('a file that the build names and does not have stops the comparison', () => {
  const { manifest } = built(fits)
  expect(() => weighPages({ manifest, contentOf: () => undefined })).toThrow('was not built')
})

// It builds the app: for the quick form that is too long.
test.runIf(isFull)(
  '20 kB that are planted in a layout fail the step of the check',
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
