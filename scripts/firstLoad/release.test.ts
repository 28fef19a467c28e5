// Holds what a release costs a member who was here before: of a build in which one line has changed, the files that they do not have.
import { brotliCompressSync } from 'node:zlib'
import { build, type Plugin } from 'vite'
import { expect, test } from 'vitest'
import { isFull } from '#tests/support/figures.ts'
import { webBuildId } from '../fingerprint.ts'

/** In bytes, as sent. */
const most = 20_000

/** One more line in a module of each kind: of the shell, of the start, of a screen, and of what many screens share. */
const changed = [
  'src/ui/actions/Button.tsx',
  'src/entry-client.tsx',
  'src/features/session/login/LoginSteps.tsx',
  'src/runtime/layout/PageLink.tsx',
  'src/forms/useContractForm.ts',
]

test.runIf(isFull)(
  'a release with one new line costs a returning member 20 kB at most, and no messages',
  { timeout: 240_000 },
  async () => {
    const before = await filesOf()
    for (const module of changed) {
      const after = await filesOf(module)
      const fetched = [...after].filter(([name]) => !before.has(name))
      const bytes = fetched.reduce((sum, [, code]) => sum + brotliCompressSync(code).length, 0)
      const names = fetched.map(([name]) => name).join(', ')
      console.log(`${module}: ${bytes} bytes in ${names}`)
      expect({ module, isNew: bytes > 0, isLittle: bytes <= most, hasWords: /_i18n/.test(names) }).toEqual({
        module,
        isNew: true,
        isLittle: true,
        hasWords: false,
      })
    }
  },
)

/** Every script of a build and all its messages, by name. @param module one that has a line more */
async function filesOf(module?: string): Promise<Map<string, string>> {
  const addLine: Plugin = {
    name: 'one-line-more',
    // Before the bundler sees it, so that the line is part of what the module does.
    enforce: 'pre',
    transform: (code, id) =>
      module && id.endsWith(module) ? { code: `${code}\nconsole.info('one line more')\n`, map: null } : null,
  }
  const built = await build({ logLevel: 'error', plugins: [addLine], build: { write: false } })
  if (!('output' in built)) throw new Error('Vite built more than one thing.')
  const files = new Map<string, string>()
  for (const file of built.output)
    if (file.type === 'chunk') files.set(file.fileName, file.code)
    else if (file.fileName.startsWith('_i18n/')) files.set(file.fileName, String(file.source))
  const names = [...files.keys()].join()
  expect(names).toContain('/en-US/messages.json')
  // Every release has another.
  expect(names).not.toContain(webBuildId())
  return files
}
