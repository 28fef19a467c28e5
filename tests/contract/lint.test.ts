// Tests the hub's own lint rules for the contract (scripts/contract/lint.ts).
import { spawnSync } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { listOf, objectOf } from '#shared/unknown.ts'

const answer = (examples: object) => ({
  responses: { 200: { content: { 'application/json': { examples } } } },
})
const refused = (code: number, message: string) => ({ value: { code, message } })
const done = { value: { code: 200, message: 'OK' } }

const contract = {
  openapi: '3.1.0',
  'x-refusals': { SOLD_OUT: { code: 101, message: { en: 'Gone.' } } },
  paths: {
    '/stock': {
      get: { operationId: 'getStock', ...answer({ OK: done, less: { ...done, 'x-after': ['buy', 'by'] } }) },
    },
    '/buy': {
      post: {
        operationId: 'buy',
        'x-refusals': ['SOLD_OUT', 'SOLD'],
        'x-no-reaction': 'Nothing is seen of it.',
        ...answer({ SOLD_OUT: refused(101, 'Gone.') }),
      },
    },
    '/give': {
      post: {
        operationId: 'give',
        ...answer({
          SOLD_OUT: refused(101, 'All gone.'),
          GONE: refused(101, 'Gone.'),
          OTHER: refused(102, ''),
        }),
      },
    },
    '/look': { post: { operationId: 'look', 'x-read': true } },
    '/tell': { post: { operationId: 'tell', 'x-no-reaction': 'A message.' } },
  },
}

/** Returns the problems that the named rules report for a contract. */
async function problemsIn(document: object, ...names: string[]): Promise<string[]> {
  const folder = await mkdtemp(join(tmpdir(), 'hub-lint-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  const [file, config] = [join(folder, 'contract.json'), join(folder, 'redocly.yaml')]
  await writeFile(file, JSON.stringify(document))
  const rules = Object.fromEntries(names.map((name) => [`hub/${name}`, 'error']))
  await writeFile(
    config,
    JSON.stringify({ plugins: [join(process.cwd(), 'scripts/contract/lint.ts')], rules }),
  )

  const run = ['lint', file, '--config', config, '--format', 'json']
  const { stdout } = spawnSync('node_modules/.bin/redocly', run, { encoding: 'utf8' })
  const report: unknown = JSON.parse(stdout.slice(stdout.indexOf('{')))
  return listOf(objectOf(report).problems)
    .map((problem) => String(objectOf(problem).message))
    .toSorted()
}

test('examples of errors match the catalog, and every write has a visible reaction or a documented exception', async () => {
  expect(await problemsIn(contract, 'refusal-words', 'writes-react')).toEqual([
    'An example comes after buy: its `x-no-reaction` holds no longer.',
    'No example is said to come after give (`x-after`): say why none does by `x-no-reaction`.',
    'No refusal of the catalogue has the code 102.',
    'SOLD_OUT says “Gone.” in the catalogue.',
    'The catalogue has no refusal SOLD.',
    'This is SOLD_OUT, not GONE.',
    'by is no operation that writes.',
  ])
})

const reacting = (...writes: string[]) => answer({ OK: done, next: { ...done, 'x-after': writes } })
const stale = {
  openapi: '3.1.0',
  paths: {
    '/coins': { get: { operationId: 'getCoins', tags: ['coins'], ...reacting('earn', 'spend', 'leave') } },
    '/gifts': { post: { operationId: 'listGifts', tags: ['gifts'], 'x-read': true, ...reacting('spend') } },
    '/earn': { post: { operationId: 'earn', tags: ['games'], 'x-changes': ['games'] } },
    '/spend': { post: { operationId: 'spend', tags: ['coins'], 'x-changes': ['coins'] } },
    '/leave': { post: { operationId: 'leave', tags: ['session'], 'x-changes': ['all'] } },
  },
}

test('a read that shows a write belongs to a tag that the write invalidates', async () => {
  expect(await problemsIn(stale, 'reactions-stale')).toEqual([
    'getCoins shows what earn brings about, and earn leaves coins out of its `x-changes`.',
    'listGifts shows what spend brings about, and spend leaves gifts out of its `x-changes`.',
  ])
})

test('only reads that show no recent write may be stale', async () => {
  const old = { 'x-may-be-old': true }
  const paths = {
    '/orders': { get: { operationId: 'listOrders', ...old, ...answer({ OK: done }) } },
    '/proof': { post: { operationId: 'getProof', 'x-read': true, ...old } },
    '/coins': { get: { operationId: 'getCoins', ...old, ...reacting('earn', 'spend') } },
    '/spend': { post: { operationId: 'spend', ...old } },
  }
  expect(await problemsIn({ openapi: '3.1.0', paths }, 'old-reads')).toEqual([
    'getCoins shows what earn and spend brings about: it may not be old.',
    'spend writes: nothing of it may be old.',
  ])
})

const takes = (name: string) => ({
  requestBody: { content: { 'application/json': { schema: { $ref: `#/components/schemas/${name}` } } } },
})
const partOf = (...names: string[]) => ({
  anyOf: names.map((name) => ({ $ref: `#/components/schemas/${name}` })),
})
const guessed = {
  openapi: '3.1.0',
  'x-refusals': {},
  'x-rate-classes': { 'sign-in': { wrong: ['PASSWORD_WRONG'] } },
  paths: {
    '/a': {
      post: {
        operationId: 'right',
        'x-rate': 'sign-in',
        'x-refusals': ['PASSWORD_WRONG'],
        ...takes('Proof'),
      },
    },
    '/b': {
      post: { operationId: 'deep', 'x-rate': 'write', 'x-refusals': ['PASSWORD_WRONG'], ...takes('Bind') },
    },
    '/c': {
      post: { operationId: 'uncounted', 'x-rate': 'sign-in', 'x-refusals': ['OTHER'], ...takes('Code') },
    },
    '/d': { post: { operationId: 'other', 'x-rate': 'write', ...takes('Name') } },
  },
  components: {
    schemas: {
      Password: { type: 'string' },
      VerifyCode: { type: 'string' },
      Name: partOf('Name'),
      Code: { type: 'object', properties: { code: partOf('VerifyCode') } },
      Proof: partOf('Password', 'Code', 'Proof'),
      Bind: { type: 'object', properties: { name: partOf('Name'), proof: partOf('Proof') } },
    },
  },
}

test('operations that take a password or code have the rate class sign-in and count wrong attempts', async () => {
  expect(await problemsIn(guessed, 'proofs-limited')).toEqual([
    'deep takes a password or a code: its class is `sign-in`, not `write`.',
    'uncounted takes a password or a code, and has no refusal that `sign-in` counts as wrong.',
  ])
})

const text = (pattern?: string, more: object = {}) => ({
  type: 'string',
  ...(pattern && { pattern }),
  ...more,
})
const [line, lines] = [
  '^[^\\x00-\\x1f\\x7f-\\x9f\\u202a-\\u202e\\u2066-\\u2069]*$',
  '^[^\\x00-\\x08\\x0b-\\x1f]*$',
]
const written = {
  openapi: '3.1.0',
  'x-refusals': {},
  'x-texts': { line, lines },
  paths: {
    '/a/{b}': {
      parameters: [{ name: 'b', in: 'path', schema: text('\\d') }],
      post: {
        operationId: 'write',
        parameters: [
          { name: 'word', in: 'query', schema: text() },
          { name: 'id', in: 'path', schema: text('^[\\w-]+$') },
          { name: 'Client', in: 'header', schema: text() },
        ],
        ...takes('Note'),
        ...answer({}),
      },
    },
  },
  components: {
    schemas: {
      Name: text(line),
      Some: text('\\S', { type: ['string', 'null'] }),
      Note: {
        type: 'object',
        properties: {
          name: partOf('Name'),
          nick: text(),
          some: { type: 'array', items: partOf('Some') },
          text: text(lines),
          own: text('^[^\\x00-\\x08\\x0b-\\x1a]*$'),
          day: text(undefined, { format: 'date' }),
          kind: text(undefined, { enum: ['a'] }),
          note: partOf('Note'),
        },
      },
    },
  },
}

test('string inputs are limited to single lines or marked as multiline', async () => {
  const complaint = 'takes any mark: its pattern is one of `x-texts` (`*line`, `*lines`), or lets in none.'
  expect(await problemsIn(written, 'texts-plain')).toEqual(
    ['/a/{b}.b', 'Note.nick', 'Note.own', 'Some', 'write.word'].map((place) => `${place} ${complaint}`),
  )
})

test('a deprecated operation documents when it was deprecated and when it will be removed', async () => {
  const ending = (operationId: string, marks: object) => ({ get: { operationId, ...marks, responses: {} } })
  const document = {
    openapi: '3.1.0',
    paths: {
      '/a': ending('goes', {
        deprecated: true,
        'x-deprecated-since': '2026-11-01',
        'x-sunset': '2027-03-01',
      }),
      '/b': ending('goesOnce', { deprecated: true, 'x-sunset': 'soon' }),
      '/c': ending('goneBefore', {
        deprecated: true,
        'x-deprecated-since': '2027-03-01',
        'x-sunset': '2026-11-01',
      }),
      '/d': ending('stays', { 'x-sunset': '2027-03-01' }),
    },
  }
  expect(await problemsIn(document, 'endings-dated')).toEqual([
    'goesOnce is deprecated: say since when by `x-deprecated-since`, and from when on it is gone by `x-sunset` (YYYY-MM-DD).',
    'goneBefore is gone before it is deprecated.',
    'stays has days of its end and is not deprecated.',
  ])
})
