// Limits the cost of a release for returning members: the size of the files that they must fetch again if one line of
// the sources changed.
import { brotliCompressSync } from 'node:zlib'
import { build, type Plugin } from 'vite'
import { expect, test } from 'vitest'
import { isFull } from '#tests/support/measurements.ts'
import { webBuildId } from '../fingerprint.ts'

/** Maximum transferred size of the files in bytes. */
const most = 20_000

/**
 * Modules to which the test adds a line: a component of the shell, the entry, a screen, and modules that many screens
 * share.
 */
const changed = [
  'src/ui/actions/Button.tsx',
  'src/entry-client.tsx',
  'src/features/session/login/LoginSteps.tsx',
  'src/runtime/layout/PageLink.tsx',
  'src/forms/useContractForm.ts',
]

test.runIf(isFull)(
  'after a release that adds one line of code, a returning member fetches at most 20 kB and no messages',
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

/** Builds the app and returns all its scripts and messages by name. @param module module to which a line is added */
async function filesOf(module?: string): Promise<Map<string, string>> {
  const addLine: Plugin = {
    name: 'one-line-more',
    // Run this plugin before the bundler, so that the line becomes part of the module.
    enforce: 'pre',
    transform: (code, id) =>
      module && id.endsWith(module) ? { code: `${code}\nconsole.info('one line more')\n`, map: null } : null,
  }
  const built = await build({ logLevel: 'error', plugins: [addLine], build: { write: false } })
  if (!('output' in built)) throw new Error('Vite returned several build outputs; one is expected.')
  const files = new Map<string, string>()
  for (const file of built.output)
    if (file.type === 'chunk') files.set(file.fileName, file.code)
    else if (file.fileName.startsWith('_i18n/')) files.set(file.fileName, String(file.source))
  const names = [...files.keys()].join()
  expect(names).toContain('/en-US/messages.json')
  // Check that the names of the files do not contain the build id.
  expect(names).not.toContain(webBuildId())
  return files
}
