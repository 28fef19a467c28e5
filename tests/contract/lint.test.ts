// Tests the hub's own lint rules for the contract (scripts/contract/lint.ts).
import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { parse } from 'yaml'
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

/** Returns the problems that the given lint rules of the hub report for a contract. */
const problemsIn = async (document: object, ...names: string[]) =>
  await report(document, Object.fromEntries(names.map((name) => [`hub/${name}`, 'error'])))

/** Returns the problems that the configured rules report for a contract, sorted. */
async function report(document: object, rules: object): Promise<string[]> {
  const folder = await mkdtemp(join(tmpdir(), 'hub-lint-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  const [file, config] = [join(folder, 'contract.json'), join(folder, 'redocly.yaml')]
  await writeFile(file, JSON.stringify(document))
  await writeFile(
    config,
    JSON.stringify({ plugins: [join(process.cwd(), 'scripts/contract/lint.ts')], rules }),
  )

  const run = ['lint', file, '--config', config, '--format', 'json']
  const { stdout } = spawnSync('node_modules/.bin/redocly', run, { encoding: 'utf8' })
  const output: unknown = JSON.parse(stdout.slice(stdout.indexOf('{')))
  return listOf(objectOf(output).problems)
    .map((problem) => String(objectOf(problem).message))
    .toSorted()
}

test('the linter reports error examples that contradict the error catalog, and write operations without an example of their effect on a read operation', async () => {
  expect(await problemsIn(contract, 'error-examples', 'write-examples')).toEqual([
    'Business error SOLD is not in the error catalog: add it to `x-refusals`.',
    'Code 102 is not in the error catalog: add it to `x-refusals`.',
    'Example GONE has the code of SOLD_OUT: rename the example.',
    'The message of SOLD_OUT must equal the error catalog: “Gone.”.',
    '`x-after` names by, which is not a write: name an operation that writes.',
    'buy has a read example with `x-after`: remove its `x-no-reaction`.',
    'give has no read example with `x-after`: add one, or a reason in `x-no-reaction`.',
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

test('the linter reports a write operation that does not invalidate the tag of a read operation that shows its effect', async () => {
  expect(await problemsIn(stale, 'stale-reads')).toEqual([
    'getCoins shows the effect of earn: add coins to `x-changes` of earn.',
    'listGifts shows the effect of spend: add gifts to `x-changes` of spend.',
  ])
})

test('the linter allows `x-allow-stale` only for read operations that never show the effect of a recent write', async () => {
  const old = { 'x-allow-stale': true }
  const paths = {
    '/orders': { get: { operationId: 'listOrders', ...old, ...answer({ OK: done }) } },
    '/proof': { post: { operationId: 'getProof', 'x-read': true, ...old } },
    '/coins': { get: { operationId: 'getCoins', ...old, ...reacting('earn', 'spend') } },
    '/spend': { post: { operationId: 'spend', ...old } },
  }
  expect(await problemsIn({ openapi: '3.1.0', paths }, 'replica-reads')).toEqual([
    'getCoins shows the effect of earn and spend: remove its `x-allow-stale`.',
    'spend is a write: remove `x-allow-stale`.',
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

test('the linter requires that operations with a password or code have the rate class sign-in and count wrong attempts', async () => {
  expect(await problemsIn(guessed, 'guess-limits')).toEqual([
    'deep takes a password or a code: set `x-rate` to `sign-in`, not `write`.',
    'uncounted takes a password or a code: add a business error that `sign-in` counts as wrong.',
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

test('the linter requires that each string in a request is limited to a single line or marked as multiline', async () => {
  const complaint =
    'allows control characters: use a pattern of `x-texts` (`*line`, `*lines`), or one without them.'
  expect(await problemsIn(written, 'single-line-texts')).toEqual(
    ['/a/{b}.b', 'Note.nick', 'Note.own', 'Some', 'write.word'].map((place) => `${place} ${complaint}`),
  )
})

test('the linter requires a verb phrase as summary and a sentence that describes each response', async () => {
  const rules = ['rule/operation-summary', 'rule/response-description']
  const configured = objectOf(objectOf(parse(readFileSync('redocly.yaml', 'utf8'))).rules)
  const config = Object.fromEntries(rules.map((name) => [name, configured[name]]))
  const messageOf = (rule: string) => String(objectOf(config[rule]).message)
  const [summary, description] = ['Get the balance', 'The balance and its next expiry.']
  const wrong = [
    ...[undefined, 'the balance', 'Get the balance.', 'Balance'].map((verb) => [verb, description]),
    ...['', 'the balance', 'The balance, or a refusal.', 'OK'].map((content) => [summary, content]),
  ]
  const paths = [[summary, description], ...wrong].map(([verb, content], index): [string, object] => [
    `/path-${index}`,
    { get: { operationId: `get${index}`, summary: verb, responses: { 200: { description: content } } } },
  ])
  const document = { openapi: '3.1.0', paths: Object.fromEntries(paths) }
  expect(await report(document, config)).toEqual(
    [
      ...wrong.slice(0, 4).map(() => messageOf('rule/operation-summary')),
      ...wrong.slice(4).map(() => messageOf('rule/response-description')),
    ].toSorted(),
  )
})

test('the linter requires the dates of deprecation and removal for a deprecated operation', async () => {
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
  expect(await problemsIn(document, 'deprecation-dates')).toEqual([
    'goesOnce is deprecated: set the dates `x-deprecated-since` and `x-sunset` (YYYY-MM-DD).',
    'goneBefore has an `x-sunset` that is not after `x-deprecated-since`: set a later date.',
    'stays has `x-deprecated-since` or `x-sunset` and is not deprecated: set `deprecated: true`.',
  ])
})
