// Tests the kit as a client uses it: packed, and installed in a copy of the example that contains only its declared
// dependencies.
import { execFile } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, dirname, join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { isFull } from '#tests/support/measurements.ts'
import { packageFile } from '../packageFile.ts'

const project = join(import.meta.dirname, '../..')
const readPackage = (file: string) => packageFile.parse(JSON.parse(readFileSync(file, 'utf8')))
const { dependencies, devDependencies } = readPackage(join(project, 'tests/kit/example/package.json'))
const declared = { ...dependencies, ...devDependencies }
const scratch = mkdtempSync(join(tmpdir(), 'hub-kit-'))
const example = join(scratch, 'example')
const installed = join(example, 'node_modules/members-hub-kit')

function run(at: string, command: string, ...args: string[]) {
  const PATH = [dirname(process.execPath), process.env.PATH].join(delimiter)
  // Do not pass the environment variables of this test run to the tests of the example.
  const variables = Object.entries(process.env).filter(([name]) => !/^(?:VITEST|TEST|NODE_ENV)/.test(name))
  const env = { ...Object.fromEntries(variables), PATH, NO_COLOR: '1' }
  return new Promise<{ status: unknown; output: string }>((done) => {
    execFile(command, args, { cwd: at, env }, (error, stdout, stderr) =>
      done({ status: error ? error.code : 0, output: stdout + stderr }),
    )
  })
}
/**
 * Run the native compiler in the quick suite: it reports the same errors in a third of the CPU time. Run the compiler
 * version that the example declares in the full suite.
 */
const compiler = isFull
  ? 'node_modules/typescript/bin/tsc'
  : join(project, 'node_modules/@typescript/native/bin/tsc')
const runJs = (at: string, file: string, ...args: string[]) => run(at, process.execPath, file, ...args)

beforeAll(async () => {
  const kit = join(scratch, 'kit')
  const built = await runJs(project, 'scripts/kit/build.ts', kit)
  if (built.status !== 0) throw new Error(built.output)
  await run(kit, 'npm', 'pack', '--silent', '--pack-destination', scratch)
  cpSync(join(project, 'tests/kit/example'), example, { recursive: true })
  mkdirSync(installed, { recursive: true })
  const [archive = ''] = readdirSync(scratch).filter((name) => name.endsWith('.tgz'))
  await run(scratch, 'tar', '-xzf', archive, '-C', installed, '--strip-components=1')
  for (const name of Object.keys(declared)) {
    const link = join(example, 'node_modules', name)
    mkdirSync(dirname(link), { recursive: true })
    if (link !== installed) symlinkSync(join(project, 'node_modules', name), link)
  }
})
afterAll(() => rmSync(scratch, { recursive: true }))

test('the example compiles strictly and its tests pass with the handlers', async () => {
  const [compiled, tested] = await Promise.all([
    runJs(example, compiler, '--noEmit', '--skipLibCheck', 'false'),
    runJs(example, 'node_modules/vitest/vitest.mjs', 'run', '--reporter=dot'),
  ])
  expect(compiled).toEqual({ status: 0, output: '' })
  expect(tested).toEqual({ status: 0, output: tested.output })
})

test('the example declares the dependency versions with which the project is tested', () => {
  const { version, peerDependencies } = readPackage(join(installed, 'package.json'))
  const manifest = readPackage(join(project, 'package.json'))
  const versions: Record<string, string | undefined> = {
    ...manifest.dependencies,
    ...manifest.devDependencies,
    'members-hub-kit': version,
  }
  expect(declared).toEqual(Object.fromEntries(Object.keys(declared).map((name) => [name, versions[name]])))
  expect(Object.keys(declared)).toEqual(expect.arrayContaining(Object.keys(peerDependencies)))
})

test('the kit imports only its peer dependencies and no Node.js globals', () => {
  const files = readdirSync(installed, { recursive: true, encoding: 'utf8' }).filter((name) =>
    /\.(?:d\.ts|js)$/.test(name),
  )
  expect(files.length).toBeGreaterThan(10)
  const texts = files.map((name) => readFileSync(join(installed, name), 'utf8'))
  const imported = texts.flatMap((text) =>
    [...text.matchAll(/(?:^(?:import|export)\b.* from |\bimport\(|^import )["']([^."'][^"']*)["']/gm)].map(
      ([, name = '']) => name,
    ),
  )
  const packages = imported.map((name) => name.split('/', name.startsWith('@') ? 2 : 1).join('/'))
  const { peerDependencies } = readPackage(join(installed, 'package.json'))
  // Only TanStack Query's hooks need React.
  const peerNames = [...new Set([...packages, 'react'])].toSorted()
  expect(peerNames).toEqual(Object.keys(peerDependencies).toSorted())
  const code = texts.join('\n').replaceAll(/\/\*[^]*?\*\//g, '')
  expect(code.match(/\b(?:Buffer|process)\.\w+/g)).toBeNull()
})
