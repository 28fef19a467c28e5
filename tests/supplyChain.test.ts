// Checks the supply chain: the licenses of packages permit distribution, and the repository contains no secrets.
import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import * as z from 'zod/mini'

/**
 * SPDX identifiers of the allowed licenses. LGPL and MPL are allowed, because code under these licenses remains in
 * separate packages that operators can replace.
 */
const allowed = [
  '0BSD',
  'Apache-2.0',
  'BSD-3-Clause',
  'BlueOak-1.0.0',
  'CC0-1.0',
  'ISC',
  'LGPL-3.0',
  'LGPL-3.0-or-later',
  'MIT',
  'MIT-0',
  'MPL-2.0',
  'OFL-1.1',
  'Python-2.0',
  'Unlicense',
]

const lockedPackage = z.object({
  dev: z.optional(z.boolean()),
  license: z.optional(z.string()),
  link: z.optional(z.boolean()),
})
const lock = z.object({ packages: z.record(z.string(), lockedPackage) })

/** Checks whether a package is the project or one of its workspaces. */
const isProject = (name: string) => name === '' || name.startsWith('packages/')

/** Lists production packages without an allowed license. */
const refused = (packages: z.infer<typeof lock>['packages']) =>
  Object.entries(packages)
    .filter(([name, { dev, link }]) => !isProject(name) && !dev && !link)
    .filter(([, { license = 'none' }]) => {
      const names = license.replaceAll(/[()]/g, '').split(/ (?:AND|OR) /)
      return !names.every((name) => allowed.includes(name))
    })
    .map(([name]) => name)

test('the licenses of all production packages permit distribution', () => {
  const { packages } = lock.parse(JSON.parse(readFileSync('package-lock.json', 'utf8')))
  expect(refused(packages)).toEqual([])
  expect(refused({ '': {}, a: { license: 'MIT' }, b: { license: 'AGPL-3.0-only' }, c: {} })).toEqual([
    'b',
    'c',
  ])
  expect(
    refused({ d: { license: '(MIT OR CC0-1.0)' }, e: { license: 'MIT AND GPL-2.0', dev: true } }),
  ).toEqual([])
})

// Assemble the secrets from parts, so that the scan does not report this file.
const [dashes, kind] = ['-----', 'RSA PRIVATE KEY']
const key = ['BEGIN', 'END'].map((word) => `${dashes}${word} ${kind}${dashes}`)
const password = 'a-real-password@db.members.test'

test.each([
  ['a token of a code hosting service', `ghp_${'a1B2'.repeat(9)}`],
  ['a private key', key.join(`\n${'MIIEow'.repeat(20)}\n`)],
  ['a database URL with a password', `postgres://hub:${password}:5432/hub`],
])('secretlint reports %s in a committed file', (_what, secret) => {
  const folder = mkdtempSync(join(tmpdir(), 'hub-secret-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const file = join(folder, 'planted.txt')
  const look = (text: string) => {
    writeFileSync(file, `${text}\n`)
    const config = resolve('.secretlintrc.json')
    const args = ['--secretlintrc', config, '--maskSecrets', file]
    return spawnSync(resolve('node_modules/.bin/secretlint'), args, { encoding: 'utf8' }).status
  }
  expect(look('nothing')).toBe(0)
  expect(look(secret)).toBe(1)
})
