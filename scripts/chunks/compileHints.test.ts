import { expect, test } from 'vitest'
import { build } from 'vite'
import { compileHint, compileHints } from './compileHints.ts'

/** Code that is long enough to get the comment. */
const long = (name: string) => `export const ${name} = () => console.info('${'x'.repeat(6_000)}')`

test('the entry, pages and their imports start with the comment; small files and later imports do not', async () => {
  const modules: Record<string, string> = {
    '/entry.js': `${[1, 2].map((page) => `import('/src/routes/page${page}.tsx?tsr-split=component')`).join('\n')}
      import('/later.js')
      ${long('entry')}`,
    '/src/routes/page1.tsx?tsr-split=component': `export * from '/shared.js'\nexport * from '/small.js'\n${long('a')}`,
    '/src/routes/page2.tsx?tsr-split=component': `export * from '/shared.js'\nimport '/small.js'\n${long('b')}`,
    '/shared.js': long('shared'),
    '/small.js': 'export const small = () => console.info(1)',
    '/later.js': long('later'),
  }
  const built = await build({
    configFile: false,
    logLevel: 'silent',
    plugins: [
      {
        name: 'modules',
        enforce: 'pre',
        resolveId: (id) => (id in modules ? id : null),
        load: (id) => modules[id],
      },
      compileHints(),
    ],
    build: {
      write: false,
      modulePreload: false,
      rollupOptions: {
        input: '/entry.js',
        preserveEntrySignatures: 'allow-extension',
        output: { codeSplitting: { groups: [{ test: /small/, name: 'small' }] } },
      },
    },
  })
  if (!('output' in built)) throw new Error('Vite returned several build outputs; one is expected.')
  const marks = built.output.flatMap((file) =>
    file.type === 'chunk' ? [[file.name, file.code.startsWith(compileHint)] as const] : [],
  )
  expect(Object.fromEntries(marks)).toMatchObject({
    entry: true,
    page1: true,
    page2: true,
    shared: true,
    small: false,
    later: false,
  })
})
