// Implements a step of `npm run check`: compares the code size of each page with the budget of the page. The size
// includes all code that the page loads before it is interactive. Measures the build in `dist` if it is up to date;
// otherwise builds in memory.
import { existsSync, readFileSync } from 'node:fs'
import { build } from 'vite'
import { appFingerprint } from '../fingerprint.ts'
import { manifestIn } from '../viteManifest.ts'
import { measurePages, type Built } from './measurePages.ts'

const isBuilt =
  existsSync('dist/fingerprint') && readFileSync('dist/fingerprint', 'utf8') === appFingerprint()
const { weights, problems } = measurePages(isBuilt ? readBuild('dist/client') : await buildInMemory())

for (const weight of weights) console.log(weight)
for (const problem of problems) console.error(problem)
if (problems.length) {
  console.error(
    'Load the code on demand (`import()`), or with the pages that use it (scripts/chunks/chunkGroups.ts). Otherwise ' +
      'raise the budget in scripts/firstLoad/budgets.ts and give the reason in the commit.',
  )
  process.exitCode = 1
}

function readBuild(folder: string): Built {
  return {
    manifest: manifestIn(readFileSync(`${folder}/.vite/manifest.json`, 'utf8')),
    contentOf: (file) => readFileSync(`${folder}/${file}`),
  }
}

async function buildInMemory(): Promise<Built> {
  const built = await build({ logLevel: 'warn', build: { write: false } })
  if (!('output' in built)) throw new Error('Vite returned several build outputs; one is expected.')
  const listed = built.output.find(({ fileName }) => fileName === '.vite/manifest.json')
  if (listed?.type !== 'asset') throw new Error('Vite wrote no manifest.')
  const scripts = built.output.filter((file) => file.type === 'chunk')
  const code = new Map(scripts.map((script) => [script.fileName, script.code]))
  return { manifest: manifestIn(String(listed.source)), contentOf: (file) => code.get(file) }
}
