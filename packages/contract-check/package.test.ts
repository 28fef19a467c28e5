// Tests the package as another team uses it: packed, installed into an empty project, and run on the command line and
// by the GitHub and GitLab jobs.
import { execFile } from 'node:child_process'
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { isBuiltin } from 'node:module'
import { tmpdir } from 'node:os'
import { delimiter, dirname, join } from 'node:path'
import { load } from 'js-yaml'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { listOf, nodeAt, objectOf } from '@members-hub/openapi'
import { kinds } from './kinds/index.ts'
import { formats } from './report/print.ts'

const packageFolder = import.meta.dirname
const readJson = (file: string): unknown => JSON.parse(readFileSync(file, 'utf8'))
const readYaml = (file: string) => load(readFileSync(join(packageFolder, file), 'utf8'))
let [folder, archive] = ['', '']

/** A contract without the hub's extensions, as another team may have it. */
const shop = (type: string) => `openapi: 3.0.3
info: { title: Pets, version: '1' }
paths:
  /pets/{id}:
    parameters: [{ name: id, in: path, required: true, schema: { type: integer } }]
    get: { responses: { '200': { description: A pet, content: { application/json: { schema: { $ref: '#/components/schemas/Pet' } } } } } }
components: { schemas: { Pet: { type: object, required: [name], properties: { name: { type: ${type} } } } } }
`

type Variables = Record<string, string>
type Command = { at?: string; command: string; args: string[]; variables?: Variables }

function run({ at = folder, command, args, variables = {} }: Command) {
  const PATH = [dirname(process.execPath), process.env.PATH].join(delimiter)
  // Remove the variables of the CI system, because otherwise the command would comment in the pull request for which
  // these tests run.
  const environment = Object.entries(process.env).filter(([name]) => !/^(?:CI|GITHUB|GITLAB)_/.test(name))
  const env = { ...Object.fromEntries(environment), PATH, npm_config_prefer_offline: 'true', ...variables }
  return new Promise<{ status: unknown; stdout: string; stderr: string }>((done) => {
    execFile(command, args, { cwd: at, env }, (error, stdout, stderr) =>
      done({ status: error ? error.code : 0, stdout, stderr }),
    )
  })
}
const check = (...args: string[]) => run({ command: join(folder, 'node_modules/.bin/contract-check'), args })
const bash = (script: string, variables: Variables) =>
  run({ command: 'bash', args: ['-eo', 'pipefail', '-c', script], variables })
const sh = (script: string, variables: Variables) =>
  run({ command: 'sh', args: ['-e', '-c', script], variables })
const git = (...args: string[]) =>
  run({ command: 'git', args: ['-c', 'user.name=Pets', '-c', 'user.email=pets@example.com', ...args] })

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'contract-package-'))
  const npm = (at: string, ...args: string[]) => run({ at, command: 'npm', args })
  const built = await npm(packageFolder, 'run', 'build', '--silent')
  if (built.status !== 0) throw new Error(built.stderr)
  const packed = await npm(packageFolder, 'pack', './dist', '--silent', '--pack-destination', folder)
  archive = join(folder, packed.stdout.trim().split('\n').at(-1) ?? '')
  writeFileSync(join(folder, 'package.json'), '{ "name": "pets", "private": true }')
  const quiet = ['--no-audit', '--no-fund', '--ignore-scripts']
  const { status, stderr } = await npm(folder, 'install', ...quiet, archive)
  if (status !== 0) throw new Error(stderr)
  writeFileSync(join(folder, 'before.yaml'), shop('string'))
  writeFileSync(join(folder, 'openapi.yaml'), shop('integer'))
})
afterAll(() => rmSync(folder, { recursive: true }))

test('the installed command has the exit statuses 0, 1 and 2 of the local command, and does not mention the hub', async () => {
  expect(await check('before.yaml', 'before.yaml')).toMatchObject({ status: 0, stderr: '' })
  const broken = await check('before.yaml', 'openapi.yaml', '--format', 'markdown')
  expect(broken).toMatchObject({ status: 1, stderr: '' })
  expect(broken.stdout).toContain('`integer`, was `string`')
  expect(broken.stdout).not.toMatch(/npm run|scripts\/|hub/)
  expect(await check('before.yaml', 'nowhere.yaml')).toEqual({
    status: 2,
    stdout: '',
    stderr: 'File nowhere.yaml not found.\n',
  })
})

test('the package contains only published files and depends on the tested versions of imported libraries', () => {
  const installed = join(folder, 'node_modules/contract-check')
  const text = readFileSync(join(installed, 'main.js'), 'utf8')
  const imported = [...text.matchAll(/^import .* from "([^"]+)";$|\bimport\("([^"]+)"\)/gm)]
    .map(([, name = '', later = '']) => name || later)
    .filter((name) => !isBuiltin(name))
    .map((name) => name.split('/')[0] ?? '')
  const { dependencies, bin } = objectOf(readJson(join(installed, 'package.json')))
  expect([...new Set(imported)].toSorted()).toEqual(Object.keys(objectOf(dependencies)).toSorted())
  const { dependencies: usual, devDependencies } = objectOf(readJson('package.json'))
  const tested = { ...objectOf(usual), ...objectOf(devDependencies) }
  expect(dependencies).toEqual(Object.fromEntries(imported.map((name) => [name, tested[name]])))
  expect(bin).toEqual({ 'contract-check': 'contract-check.js' })
  expect(readdirSync(installed).toSorted()).toEqual([
    'CHANGELOG.md',
    'README.md',
    'action.yml',
    'contract-check.js',
    'gitlab-ci.yml',
    'main.js',
    'package.json',
  ])
  for (const part of ['impact/', 'released.yaml', 'openImpact', 'tryInCopy', 'generated/'])
    expect(text).not.toContain(part)
})

test('the package runs on Node.js 20, and prints one sentence on older versions', async () => {
  const installed = join(folder, 'node_modules/contract-check')
  expect(readFileSync(join(installed, 'main.js'), 'utf8')).not.toMatch(
    /(?:\b(?:Map|Object)\.groupBy|Array\.fromAsync|withResolvers)\(/,
  )
  const start = join(installed, 'contract-check.js')
  const { stdout: version } = await run({ command: '/usr/bin/node', args: ['--version'] })
  // Use the Node.js of the system if it is version 20, otherwise the Node.js of this project.
  const node = version.startsWith('v20.') ? '/usr/bin/node' : process.execPath
  expect(await run({ command: node, args: [start, 'before.yaml', 'openapi.yaml'] })).toMatchObject({
    status: 1,
    stderr: '',
  })
  const old = join(folder, 'old.mjs')
  writeFileSync(old, "Object.defineProperty(process.versions, 'node', { value: '18.20.1' })\n")
  expect(
    await run({ command: process.execPath, args: ['--import', old, start, 'before.yaml', 'openapi.yaml'] }),
  ).toEqual({
    status: 2,
    stdout: '',
    stderr: 'contract-check requires Node.js 20 or later, and this is 18.20.1.\n',
  })
})

test('the README names each format and each kind of change', () => {
  const page = readFileSync(join(packageFolder, 'README.md'), 'utf8')
  for (const name of [...formats, ...kinds.map((kind) => kind.name)]) expect(page).toContain(`\`${name}\``)
})

/** Starts a fake GitHub or GitLab server, which stores comments and returns them. */
async function openHost() {
  const comments: { id: number; body: string }[] = []
  const server = createServer(async (request, response) => {
    let text = ''
    for await (const part of request) text += String(part)
    const say = (content: object) => response.end(JSON.stringify(content))
    if (request.method === 'GET') return say(comments)
    const payload: unknown = JSON.parse(text)
    const body = String(objectOf(payload).body)
    const comment = comments.find(({ id }) => request.url?.endsWith(`/${id}`))
    if (comment) comment.body = body
    else comments.push({ id: 5, body })
    return say({})
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  onTestFinished(() => void server.close())
  return { url: `http://127.0.0.1:${String(objectOf(server.address()).port)}`, comments }
}

describe('a CI job', () => {
  beforeAll(async () => {
    await git('init', '-q', '-b', 'main')
    writeFileSync(join(folder, '.gitignore'), 'node_modules\n')
    mkdirSync(join(folder, 'api'))
    const put = async (type: string, ...commit: string[]) => {
      writeFileSync(join(folder, 'api/pets.yaml'), shop(type))
      await git('add', '.')
      await git('commit', '-qm', ...commit)
    }
    await put('string', 'Name pets')
    await git('update-ref', 'refs/remotes/origin/main', 'HEAD')
    await put('integer', 'Number pets')
  })

  test('the GitHub job compares with the base of the pull request, writes annotations and maintains one comment', async () => {
    const { url, comments } = await openHost()
    const { run: script, env } = objectOf(nodeAt(readYaml('action.yml'), ['runs', 'steps', '0']))
    const variables = {
      ...Object.fromEntries(Object.keys(objectOf(env)).map((name) => [name, ''])),
      PACKAGE: archive,
      CONTRACT: 'api/pets.yaml',
      SARIF: 'pets.sarif',
      COMMENT: 'true',
      GITHUB_TOKEN: 'of-the-test',
      GITHUB_API_URL: url,
      GITHUB_REPOSITORY: 'pets/shop',
      GITHUB_BASE_REF: 'main',
      GITHUB_REF: 'refs/pull/3/merge',
      GITHUB_STEP_SUMMARY: join(folder, 'summary.md'),
    }
    const broken = await bash(String(script), variables)
    expect(broken.stderr).toContain('The comment of pull request 3 was written.')
    expect(broken.status).toBe(1)
    expect(broken.stdout).toMatch(/^::error file=api\/pets\.yaml,line=\d+,/m)
    expect(readFileSync(join(folder, 'summary.md'), 'utf8')).toContain('1 broken')
    expect(nodeAt(readJson(join(folder, 'pets.sarif')), ['runs', '0', 'results'])).toHaveLength(1)
    const unknown = { ...variables, GITHUB_BASE_REF: 'gone' }
    expect(await bash(String(script), unknown)).toMatchObject({ status: 2 })
    expect(comments).toHaveLength(1)
    expect(comments[0]?.body).toContain('# The contract was not compared\n\nUnknown revision origin/gone.')
  })

  test('the GitLab job compares with the base of the merge request, and still fails if it cannot write a comment', async () => {
    const { url, comments } = await openHost()
    const job = objectOf(objectOf(readYaml('gitlab-ci.yml'))['contract-check'])
    const { stdout: base } = await git('rev-parse', 'HEAD^')
    const variables = {
      ...Object.fromEntries(
        Object.entries(objectOf(job.variables)).map(([name, value]) => [name, String(value)]),
      ),
      CONTRACT_CHECK_PACKAGE: archive,
      CONTRACT: 'api/pets.yaml',
      CI_API_V4_URL: url,
      CI_MERGE_REQUEST_DIFF_BASE_SHA: base.trim(),
      CI_MERGE_REQUEST_PROJECT_ID: '1',
      CI_MERGE_REQUEST_IID: '3',
    }
    const script = listOf(job.script).join('\n')
    const silent = await sh(script, variables)
    expect(silent.stderr).toContain('No comment was written: GITLAB_TOKEN is not set.')
    expect(silent.status).toBe(1)
    expect(readJson(join(folder, 'contract-quality.json'))).toMatchObject([
      { severity: 'critical', location: { path: 'api/pets.yaml' } },
    ])
    expect(readFileSync(join(folder, 'contract-junit.xml'), 'utf8')).toContain('failures="1"')
    const outcome = await sh(script, { ...variables, GITLAB_TOKEN: 'of-the-test' })
    expect(outcome.status).toBe(1)
    expect(comments).toHaveLength(1)
  })
})
