// A change of the contract is judged by what it does to clients.
import { spawnSync } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { stringify } from 'yaml'

// A contract of two operations: comparing the whole one takes as long as all other tests of a file.
const operation = { responses: { '200': { description: 'Done.' } } }
const before = {
  openapi: '3.1.0',
  info: { title: 'Hub', version: '1.0.0', description: 'What the hub can do.' },
  paths: { '/login': { post: operation }, '/logout': { post: operation } },
}
const after = {
  ...before,
  info: { ...before.info, description: 'What the hub can do for a member.' },
  paths: { '/login': { post: operation } },
}

test('an operation that is gone is a breaking change', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'hub-diff-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  const files = [join(folder, 'before.yaml'), join(folder, 'after.yaml')] as const
  await writeFile(files[0], stringify(before))
  await writeFile(files[1], stringify(after))

  const { status, stdout } = spawnSync('node_modules/.bin/redocly', ['diff', ...files], { encoding: 'utf8' })
  expect(stdout).toContain('1 major, 0 minor, 1 patch.')
  expect(status).toBe(1)
})
