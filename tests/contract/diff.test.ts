// A change of the contract is judged by what it does to clients.
import { spawnSync } from 'node:child_process'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { parseDocument } from 'yaml'

test('an operation that is gone is a breaking change', { timeout: 20_000 }, async () => {
  const folder = await mkdtemp(join(tmpdir(), 'hub-diff-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  const contract = parseDocument(await readFile('openapi.yaml', 'utf8'))
  contract.deleteIn(['paths', '/api/station/user/logout'])
  contract.setIn(['info', 'description'], 'What the hub can do.')
  const without = join(folder, 'without.yaml')
  await writeFile(without, contract.toString({ lineWidth: 0 }))

  const command = ['diff', 'openapi.yaml', without]
  const { status, stdout } = spawnSync('node_modules/.bin/redocly', command, { encoding: 'utf8' })
  expect(stdout).toContain('1 major, 0 minor, 1 patch.')
  expect(status).toBe(1)
})
