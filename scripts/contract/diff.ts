// What a change of the contract does to clients: compares it with how it stood in a revision, `HEAD` unless one is named
// (`npm run contract:diff -- main`). Ends with 1 where something can break a client.
import { execFileSync, spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const contract = 'openapi.yaml'
const [revision = 'HEAD'] = process.argv.slice(2)
const folder = mkdtempSync(join(tmpdir(), 'hub-diff-'))
try {
  const before = join(folder, contract)
  writeFileSync(before, execFileSync('git', ['show', `${revision}:${contract}`], { maxBuffer: 1e8 }))
  const { status } = spawnSync('node_modules/.bin/redocly', ['diff', before, contract], { stdio: 'inherit' })
  process.exitCode = status ?? 1
} finally {
  rmSync(folder, { recursive: true })
}
