// Builds the npm package in dist/: the bundled JavaScript file, a start file, the documentation, the CI jobs, and a
// package.json that lists the imported libraries. The code is compiled to JavaScript, because Node.js does not strip
// types in `node_modules`.
import { copyFileSync, readFileSync, writeFileSync } from 'node:fs'
import { isBuiltin } from 'node:module'
import { join } from 'node:path'
import { build } from 'vite'
import { objectOf } from '@members-hub/openapi'

const root = import.meta.dirname
const dist = join(root, 'dist')

await build({
  configFile: false,
  root,
  publicDir: false,
  logLevel: 'warn',
  build: {
    ssr: true,
    target: 'node20',
    outDir: dist,
    emptyOutDir: true,
    rollupOptions: {
      input: { main: 'contractCheck.ts' },
      output: { entryFileNames: '[name].js' },
    },
  },
})
copyFileSync(join(root, 'start.mjs'), join(dist, 'contract-check.js'))
for (const file of ['README.md', 'CHANGELOG.md', 'action.yml', 'gitlab-ci.yml'])
  copyFileSync(join(root, file), join(dist, file))

const manifest: unknown = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
const { version, description, engines, devDependencies } = objectOf(manifest)
const bundle = readFileSync(join(dist, 'main.js'), 'utf8')
const imported = [...bundle.matchAll(/^import .*"([^"]+)";$|\bimport\("([^"]+)"\)/gm)]
  .map(([, name = '', dynamic = '']) => name || dynamic)
  .filter((name) => !isBuiltin(name))
  .map((name) => name.split('/', 1)[0] ?? '')
const dependencies = Object.fromEntries(
  [...new Set(imported)].toSorted().map((name) => [name, objectOf(devDependencies)[name]]),
)
const published = {
  name: 'contract-check',
  version,
  private: true,
  description,
  bin: { 'contract-check': 'contract-check.js' },
  type: 'module',
  dependencies,
  engines,
}
writeFileSync(join(dist, 'package.json'), `${JSON.stringify(published, null, 2)}\n`)
