// Implements `npm run kit`: packs types, calls, hooks, validators and mocks for other clients into `dist/kit` or the
// given folder, as JavaScript with type declarations.
import { cp, mkdir, mkdtemp, readFile, readdir, rm, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { gzipSync } from 'node:zlib'
import { objectOf, readDocumentFile, textOf } from '@members-hub/openapi'
import { build } from 'vite'
import { readArguments, rejectArguments } from '../commandLine.ts'
import { packageFile } from '../packageFile.ts'
import { writeDeclarations } from './declarations.ts'

const project = join(import.meta.dirname, '../..')
const usage = `Usage: npm run kit -- [<folder>]

Packs the client kit into the folder, by default dist/kit.`
const { positionals } = readArguments(usage, {})
if (positionals.length > 1) rejectArguments(`Unexpected argument ${positionals[1]}.`, usage)
const [target = join(project, 'dist/kit')] = positionals.map((folder) => resolve(folder))

const everyFile = async (folder: string) =>
  (await readdir(join(project, folder))).map((file) => `export * from '../../${folder}/${file}'`)

/**
 * Source code of each entry of the kit, by name. Entries are created in a folder two levels deep in the project, so
 * their imports start with `../../`.
 */
const entries: Record<string, string[]> = {
  index: [
    `export { connect, type Connection } from '../../scripts/kit/client.ts'`,
    `export { CallError } from '../../src/client/errors.ts'`,
    `export type { Answer as CallData, Input as CallInput, OperationId } from '../../src/client/call.ts'`,
    `export { createQueryClient, ensureFresh, ensureFreshPages, type CallMeta } from '../../src/client/queries.ts'`,
    `export * as codes from '../../generated/codes.ts'`,
    `export type * from '../../generated/schema.d.ts'`,
    ...(await everyFile('generated/calls')),
  ],
  hooks: await everyFile('generated/hooks'),
  validators: await everyFile('generated/schemas'),
  mocks: [`export * from '../../mocks/handlers.ts'`, `export { createMocks } from '../../mocks/mocks.ts'`],
}

const version = textOf(objectOf(readDocumentFile(join(project, 'openapi.yaml')).info).version)
await mkdir(join(project, 'dist'), { recursive: true })
const source = await mkdtemp(join(project, 'dist/kit-source-'))
try {
  for (const [name, lines] of Object.entries(entries))
    await writeFile(join(source, `${name}.ts`), `${lines.join('\n')}\n`)
  await rm(target, { recursive: true, force: true })
  await build({
    configFile: false,
    root: project,
    publicDir: false,
    logLevel: 'warn',
    define: { __BUILD_ID__: JSON.stringify(`kit-${version}`) },
    // Bundle the dependencies of the mocks, so that users of the kit need not install them.
    ssr: { noExternal: ['hono', 'leven'] },
    build: {
      ssr: true,
      target: 'es2022',
      outDir: target,
      minify: false,
      rollupOptions: {
        input: Object.fromEntries(Object.keys(entries).map((name) => [name, join(source, `${name}.ts`)])),
        output: { entryFileNames: '[name].js', chunkFileNames: 'parts/[name]-[hash].js' },
      },
    },
  })
  const files = Object.keys(entries).map((name) => join(source, `${name}.ts`))
  await writeDeclarations(project, files, join(target, 'types'))
} finally {
  await rm(source, { recursive: true })
}

const { dependencies, devDependencies } = packageFile.parse(
  JSON.parse(await readFile(join(project, 'package.json'), 'utf8')),
)
/** Peer dependencies of the kit. Those in `ofTests` are needed only for tests and stories. */
const peers = ['@tanstack/react-query', 'openapi-fetch', 'openapi-typescript-helpers', 'react', 'zod']
const ofTests = ['@faker-js/faker', 'msw']
const versions: Record<string, string> = { ...dependencies, ...devDependencies }
const manifest = {
  name: 'members-hub-kit',
  version,
  private: true,
  description: "Types, calls, hooks, validators and mocks of the members' hub's contract.",
  type: 'module',
  sideEffects: false,
  exports: Object.fromEntries(
    Object.keys(entries).map((name) => [
      name === 'index' ? '.' : `./${name}`,
      { types: `./types/${name}.d.ts`, default: `./${name}.js` },
    ]),
  ),
  peerDependencies: Object.fromEntries([...peers, ...ofTests].map((name) => [name, `^${versions[name]}`])),
  peerDependenciesMeta: Object.fromEntries(ofTests.map((name) => [name, { optional: true }])),
}
await writeFile(join(target, 'package.json'), `${JSON.stringify(manifest, null, 2)}\n`)
await cp(join(import.meta.dirname, 'README.md'), join(target, 'README.md'))

for (const name of Object.keys(entries)) {
  const files = await loadedBy(`${name}.js`)
  const bytes = (await Promise.all(files.map((file) => readFile(join(target, file))))).reduce(
    (sum, text) => sum + gzipSync(text).length,
    0,
  )
  console.log(`${name.padEnd(10)} ${(bytes / 1000).toFixed(1).padStart(6)} kB gzip, ${files.length} files`)
}
console.log(`Kit ${version} is in ${target}. Pack it into one file with \`npm pack ${target}\`.`)

/** Returns the file of an entry with all files that it imports statically, directly or indirectly. */
async function loadedBy(entry: string): Promise<string[]> {
  const files = new Set([entry])
  for (const file of files) {
    const text = await readFile(join(target, file), 'utf8')
    for (const [, name = ''] of text.matchAll(/^(?:import|export)[^'"]*["'](\.[^'"]+)["']/gm))
      files.add(join(file, '..', name))
  }
  return [...files]
}
