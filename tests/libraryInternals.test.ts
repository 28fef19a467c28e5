// Checks that only two files replace methods or code of libraries: one file of the app and one of its build. Each file
// must name the library versions with which it was tested.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { valueAt } from '#shared/unknown.ts'
import { listFiles } from './support/listFiles.ts'

const ofApp = 'src/runtime/routing/routerInternals.ts'
const ofBuild = 'scripts/replacedModules.ts'
const installed = (name: string) =>
  String(valueAt(JSON.parse(readFileSync(join('node_modules', name, 'package.json'), 'utf8')), 'version'))

test.each([ofApp, ofBuild])('%s names the installed library versions', (file) => {
  const trials = [...readFileSync(file, 'utf8').matchAll(/Tested with (\S+) ([\d.]+\d)/g)]
  expect(trials).not.toEqual([])
  expect(trials.map(([, name = '']) => `${name} ${installed(name)}`)).toEqual(
    trials.map(([, name, version]) => `${name} ${version}`),
  )
})

test('no other file of the app replaces a method of the router or the query client', () => {
  const files = listFiles('src/**/*.{ts,tsx}', 800).filter((name) => name !== ofApp)
  const replaces = /\b(?:router|queryClient)(?:\.\w+|\[\w+\]) = /
  expect(files.filter((name) => replaces.test(readFileSync(name, 'utf8')))).toEqual([])
})
