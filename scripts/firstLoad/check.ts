// Implements a step of `npm run check`: compares the code that pages fetch before they are interactive with their
// budgets. Uses the build in `dist` if it is current; otherwise builds in memory.
import { existsSync, readFileSync } from 'node:fs'
import { build } from 'vite'
import { appFingerprint } from '../fingerprint.ts'
import { manifestIn } from '../viteManifest.ts'
import { weighPages, type Built } from './weighPages.ts'

const isBuilt =
  existsSync('dist/fingerprint') && readFileSync('dist/fingerprint', 'utf8') === appFingerprint()
const { weights, problems } = weighPages(isBuilt ? readBuild('dist/client') : await buildInMemory())

for (const weight of weights) console.log(weight)
for (const problem of problems) console.error(problem)
if (problems.length) {
  console.error(
    'Let it come when it is used (`import()`), or with the pages that use it (scripts/chunks/chunkGroups.ts); if it is worth its weight, ' +
      'raise the budget in scripts/firstLoad/budgets.ts and say in the commit why.',
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
  if (!('output' in built)) throw new Error('Vite built more than one thing.')
  const listed = built.output.find(({ fileName }) => fileName === '.vite/manifest.json')
  if (listed?.type !== 'asset') throw new Error('Vite wrote no manifest.')
  const scripts = built.output.filter((file) => file.type === 'chunk')
  const code = new Map(scripts.map((script) => [script.fileName, script.code]))
  return { manifest: manifestIn(String(listed.source)), contentOf: (file) => code.get(file) }
}
