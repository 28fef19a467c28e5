// Tests the exit status and messages of the command in real clones of git repositories, for example if a version is
// missing.
import { execFileSync, spawn, spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { objectOf } from '@members-hub/openapi'
import { parserOptions } from './options.ts'
import { formats } from './report/print.ts'
import { faq } from './samples/faq.ts'

const command = join(import.meta.dirname, 'contractCheck.ts')
let folder = ''

const git = (at: string, ...args: string[]) =>
  execFileSync('git', ['-c', 'user.name=Shop', '-c', 'user.email=shop@example.com', ...args], {
    cwd: at,
    stdio: 'pipe',
  })

const containing = (text: string): unknown => expect.stringContaining(text)

/** Runs the command in a folder and returns its exit status and output. */
function check(at: string | { folder: string; env: Record<string, string> }, ...args: string[]) {
  const { folder: cwd, env } = typeof at === 'string' ? { folder: at, env: {} } : at
  const { status, stdout, stderr } = spawnSync(process.execPath, [command, ...args], {
    cwd,
    env: { ...process.env, ...env },
    encoding: 'utf8',
  })
  return { status, said: stderr.trim() || stdout.trim() }
}

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'contract-check-'))
  const origin = join(folder, 'origin')
  mkdirSync(join(origin, 'shop'), { recursive: true })
  git(origin, 'init', '-q', '-b', 'main')
  for (const type of ['string', 'integer', 'boolean']) {
    writeFileSync(join(origin, 'openapi.yaml'), faq(`type: ${type}`))
    writeFileSync(join(origin, 'shop/openapi.yaml'), faq(`type: ${type}`))
    git(origin, 'add', '.')
    git(origin, 'commit', '-qm', `Answer with a ${type}`)
  }
  git(folder, 'clone', '-q', origin, 'whole')
  git(folder, 'clone', '-q', '--depth', '1', `file://${origin}`, 'shallow')
  mkdirSync(join(folder, 'none'))
  cpSync(join(origin, 'openapi.yaml'), join(folder, 'none/openapi.yaml'))
  writeFileSync(join(folder, 'before.yaml'), faq('type: string'))
  writeFileSync(join(folder, 'after.yaml'), faq('type: integer'))
  writeFileSync(join(folder, 'broken.yaml'), faq('$ref: "#/components/schemas/Gone"'))
})
afterAll(() => rmSync(folder, { recursive: true }))

test('the command exits with status 0 if no caller is broken and with 1 if a caller is broken', () => {
  expect(check(folder, 'before.yaml', 'before.yaml')).toMatchObject({ status: 0 })
  expect(check(folder, 'before.yaml', 'after.yaml')).toMatchObject({ status: 1 })
})

test('--help lists each option, and --version prints the version of the package', () => {
  const { status, said: page } = check(folder, '--help')
  expect(status).toBe(0)
  for (const name of Object.keys(parserOptions)) expect(page).toContain(`--${name}`)
  const version = check(folder, '--version', '--unknown')
  expect(version.status).toBe(0)
  expect(version.said).toMatch(/^\d+\.\d+\.\d+$/)
})

test('the command accepts a file URL, and backslashes in the path after a revision', () => {
  expect(check(folder, pathToFileURL(join(folder, 'before.yaml')).href, 'after.yaml').status).toBe(1)
  expect(check(join(folder, 'whole'), String.raw`HEAD:shop\openapi.yaml`, 'shop/openapi.yaml').status).toBe(0)
})

test('if another user owns the repository, the error message contains the git command that trusts it', () => {
  const { status, said: problem } = check(
    { folder: join(folder, 'whole'), env: { GIT_TEST_ASSUME_DIFFERENT_OWNER: 'true' } },
    'HEAD^',
  )
  expect(status).toBe(2)
  expect(problem).toMatch(
    /^The repository belongs to another user, so git does not read it\. Run `git config --global --add safe\.directory .*whole'?`\.$/,
  )
})

test('a revision is compared with the working tree, also in a subfolder of the repository', () => {
  for (const at of ['whole', 'whole/shop']) {
    const { status, said: output } = check(join(folder, at), 'HEAD^')
    expect(status).toBe(1)
    expect(output).toContain('listFaq answer: the type is `boolean`, was `integer`.')
    expect(check(join(folder, at), 'HEAD^^', 'HEAD^').said).toContain('the type is `integer`, was `string`')
  }
  expect(check(join(folder, 'whole'), 'HEAD:shop/openapi.yaml').status).toBe(0)
})

test('the command exits with status 2 and an instruction if a version is missing', () => {
  const cases: [at: string, args: string[], says: string][] = [
    [
      'shallow',
      ['HEAD^'],
      'The commit HEAD^ is not in this shallow clone. Fetch more history: `git fetch --unshallow`',
    ],
    ['none', ['HEAD^'], 'This folder is not a git repository: name two files to compare.'],
    ['whole', ['v9'], 'Unknown revision v9. If it is on another branch, run `git fetch origin v9`.'],
    [
      'whole',
      ['HEAD:api.yaml'],
      'The commit HEAD has no api.yaml: name the file that it had as HEAD:<path>.',
    ],
    ['whole', ['nowhere.yaml'], 'File nowhere.yaml not found.'],
    ['whole', ['shop'], 'shop: the path is a folder: name the contract in it.'],
    [
      '.',
      ['broken.yaml', 'after.yaml'],
      'broken.yaml:8: the reference “#/components/schemas/Gone” is not found.',
    ],
    [
      '.',
      ['before.yaml', 'broken.yaml'],
      'broken.yaml:8: the reference “#/components/schemas/Gone” is not found.',
    ],
    [
      '.',
      [],
      'Argument <base> is missing: run `contract-check <base> <head>` with files, URLs or git revisions.',
    ],
    ['.', ['before.yaml', 'after.yaml', 'third.yaml'], 'Unexpected argument: third.yaml.'],
    [
      '.',
      ['--formt', 'json', 'before.yaml', 'after.yaml'],
      "Unknown option '--formt'. Did you mean --format? See --help.",
    ],
    ['.', ['--quiet', 'before.yaml', 'after.yaml'], "Unknown option '--quiet'. See --help."],
    ['.', ['file:///nowhere/openapi.yaml', 'after.yaml'], 'File /nowhere/openapi.yaml not found.'],
    ['.', [String.raw`C:\api\openapi.yaml`, 'after.yaml'], String.raw`File C:\api\openapi.yaml not found.`],
    [
      '.',
      ['--format', 'pdf', 'before.yaml', 'after.yaml'],
      `Unknown format pdf; the formats are ${formats.join(', ')}.`,
    ],
    ['.', ['--accepted', 'none.yaml', 'before.yaml', 'after.yaml'], 'File none.yaml not found.'],
  ]
  for (const [at, args, says] of cases) {
    const { status, said: output } = check(join(folder, at), ...args)
    expect(output).toContain(says)
    expect(output.split('\n')).toHaveLength(1)
    expect(status).toBe(2)
  }
})

test('all files of a contract are compared, whether it is passed as a file or as a revision', () => {
  const at = join(folder, 'parts')
  mkdirSync(join(at, 'schemas'), { recursive: true })
  const writeFaq = (type: string) => writeFileSync(join(at, 'schemas/faq.yaml'), `Faq: { type: ${type} }\n`)
  writeFileSync(join(at, 'openapi.yaml'), faq("$ref: './schemas/faq.yaml#/Faq'"))
  writeFaq('string')
  git(at, 'init', '-q', '-b', 'main')
  git(at, 'add', '.')
  git(at, 'commit', '-qm', 'Answer with a text')
  expect(check(at, 'HEAD').status).toBe(0)
  writeFaq('integer')
  expect(check(at, 'HEAD')).toMatchObject({
    status: 1,
    said: containing('the type is `integer`, was `string`'),
  })
  rmSync(join(at, 'schemas'), { recursive: true })
  expect(check(at, 'HEAD')).toMatchObject({
    status: 2,
    said: 'openapi.yaml: the referenced file schemas/faq.yaml does not exist.',
  })
})

test('a contract is compared in the same way from a URL as from a file, and an HTTP error is reported', async () => {
  const server = createServer((request, answer) => {
    answer.statusCode = request.url === '/openapi.yaml' ? 200 : 404
    answer.end(faq('type: integer'))
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const { port } = objectOf(server.address())
  const origin = `http://127.0.0.1:${String(port)}`
  // Run the command in a separate process, because this process serves the contract over HTTP.
  const ended = await checkSiblings(folder, 'before.yaml', `${origin}/openapi.yaml`)
  const missing = await checkSiblings(folder, 'before.yaml', `${origin}/none.yaml`)
  server.close()
  expect(ended.status).toBe(1)
  expect(missing).toEqual({ status: 2, said: `${origin}/none.yaml: the server responded with HTTP 404.` })
})

async function checkSiblings(at: string, ...args: string[]) {
  const child = spawn(process.execPath, [command, ...args], { cwd: at })
  let output = ''
  child.stderr.on('data', (text: Buffer) => (output += text.toString()))
  const status = await new Promise<number | null>((done) => child.on('close', done))
  return { status, said: output.trim() }
}
