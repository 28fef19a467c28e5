// Writes tables with data of the contract for server and client.
import { nodeAt } from '@members-hub/openapi'
import { unbroken } from '#api/locale/unbroken.ts'
import { readThemeColours } from './themeColours.ts'
import type { HubContract, HubOperation } from './contract.ts'
import { write } from './types.ts'

const parameterSchema = (document: object, name: string) =>
  nodeAt(document, ['components', 'parameters', name, 'schema'])

/** Writes operations.ts: all data that the server needs to serve an operation, including its validators. */
export async function writeOperations({ document, operations }: HubContract, folder: string) {
  for (const { id, marks } of operations)
    for (const name of marks['x-refusals'] ?? [])
      if (!(name in document['x-refusals']))
        throw new Error(`${id} has the unknown business error ${name}: add it to x-refusals of openapi.yaml.`)
  const imports = Map.groupBy(
    operations.filter((operation) => validatorsOf(operation).length),
    (operation) => operation.tag,
  )
  const text = [
    ...[...imports].map(
      ([tag, ofTag]) =>
        `import { ${ofTag.flatMap((operation) => validatorsOf(operation).map(([, name]) => name)).join(', ')} } from './schemas/${tag}.ts'`,
    ),
    '',
    ...(operations.some(({ access }) => access === 'staff') ? [] : limitsOf(document)),
    `export const operations = {`,
    ...operations.map((operation) => `  ${operation.id}: ${rowOf(operation)},`),
    `} as const`,
    '',
  ].join('\n')
  await write(folder, 'operations.ts', text)
}

/**
 * Returns the code for the limits of requests. Only the members' operations.ts contains it, because the limits are the
 * same for staff.
 */
const limitsOf = (document: HubContract['document']) => [
  `/** Maximum size of a request body, in bytes. */`,
  `export const bodyLimit = ${document['x-body-limit']}`,
  '',
  `/** Format of a Browser-Id. */`,
  `export const browserId = ${literal(parameterSchema(document, 'BrowserId'))} as const`,
  '',
  `/** Rate limits by class of operations. */`,
  `export const rateClasses = ${literal(document['x-rate-classes'])} as const`,
  '',
]

/**
 * Writes refusals.ts: HTTP status, envelope code and the message in each language, by the name of the business error.
 * Messages do not break within words such as “check-in”.
 */
export async function writeRefusals({ document }: HubContract, folder: string) {
  const rows = Object.entries(document['x-refusals']).map(
    ([name, { status = 200, code, message: texts }]) => {
      const message = Object.fromEntries(
        Object.entries(texts).map(([language, text]) => [language, unbroken(text)]),
      )
      return `  ${name}: ${literal({ status, code, message })},`
    },
  )
  await write(folder, 'refusals.ts', ['export const refusals = {', ...rows, '} as const', ''].join('\n'))
}

/** Writes reasons.ts: types of the reason codes, including codes that contain a number. */
export async function writeReasons({ document }: HubContract, folder: string) {
  const { standing, input } = document['x-reasons']
  const names = Object.keys(standing)
  const code = (name: string) => `\`${name.replace(/(?<=_)n(?=_|$)/, '${number}')}\``
  await write(
    folder,
    'reasons.ts',
    [
      '/** Reasons for which a member may be ineligible; `n` is a placeholder for a number. */',
      `export type StandingReason = ${names.map((name) => `'${name}'`).join(' | ')}`,
      '',
      '/** Reason codes of a response, with their numbers. */',
      `export type ReasonCode = ${[...names, ...Object.keys(input)].map(code).join(' | ')}`,
      '',
    ].join('\n'),
  )
}

/** Writes codes.ts: a constant for each envelope code, so that a page loads only the codes that it uses. */
export async function writeCodes({ document }: HubContract, folder: string) {
  const rows = Object.entries(document['x-refusals']).map(
    ([name, { code }]) => `export const ${name} = ${code}`,
  )
  await write(folder, 'codes.ts', [...rows, ''].join('\n'))
}

/** Writes idempotency.ts: the format of an idempotency key and its retention, for server and client. */
export async function writeIdempotency({ document }: HubContract, folder: string) {
  await write(
    folder,
    'idempotency.ts',
    [
      '/** Format of an Idempotency-Key. */',
      `export const idempotencyKey = ${literal(parameterSchema(document, 'IdempotencyKey'))} as const`,
      '',
      '/** Retention of a key on the server, in days. */',
      `export const keyDays = ${document['x-idempotency-days']}`,
      '',
    ].join('\n'),
  )
}

/**
 * Writes lateCheckIn.ts: the maximum time for which a device may store a check-in before sending it, for server and
 * client.
 */
export async function writeLateCheckIn({ document }: HubContract, folder: string) {
  const { hours, clockMinutes } = document['x-late-check-in']
  await write(
    folder,
    'lateCheckIn.ts',
    [
      '/** Maximum age of an offline check-in, in hours. */',
      `export const lateHours = ${hours}`,
      '',
      '/** Maximum minutes by which a device clock may be ahead. */',
      `export const clockMinutes = ${clockMinutes}`,
      '',
    ].join('\n'),
  )
}

/** Writes texts.ts: the characters that single-line and multi-line strings must not contain, for server and client. */
export async function writeTexts({ document }: HubContract, folder: string) {
  const { line, lines } = document['x-texts']
  const without = (pattern: string) => `/${pattern.replace(/^\^\[\^(.*)\]\*\$$/, '[$1]')}/g`
  await write(
    folder,
    'texts.ts',
    [
      '/** Characters that a single line must not contain: control characters, line breaks and bidirectional overrides. */',
      `export const notInLine = ${without(line)}`,
      '',
      '/** Characters that a text of several lines must not contain. */',
      `export const notInLines = ${without(lines)}`,
      '',
    ].join('\n'),
  )
}

/** Writes uploads.ts: the allowed files by purpose, for server and client. */
export async function writeUploads({ document }: HubContract, folder: string) {
  await write(
    folder,
    'uploads.ts',
    [
      '/** Allowed uploads by purpose; a megabyte has 1,048,576 bytes. */',
      `export const uploadsFor = ${literal(document['x-uploads'])} as const`,
      '',
    ].join('\n'),
  )
}

/** Writes `colours.ts`: colors for pages that do not use the style sheets of the app. */
export async function writeColours(folder: string) {
  const coloursOf = readThemeColours()
  const roles = ['surface', 'ink', 'ink-soft', 'accent', 'on-accent']
  const declared = (time: 'day' | 'night') =>
    roles.map((role) => `--${role}:${coloursOf(role)[time]};`).join('')
  await write(
    folder,
    'colours.ts',
    [
      '/** CSS declarations of the colors by role. */',
      `export const colours = ${literal({ day: declared('day'), night: declared('night') })}`,
    ].join('\n'),
  )
}

/**
 * Writes currencies.ts: the number of decimals of each currency, which is needed to parse amounts of shops and to show
 * amounts.
 */
export async function writeCurrencies({ document }: HubContract, folder: string) {
  const { decimals, written } = document['x-currencies']
  await write(
    folder,
    'currencies.ts',
    [
      'type Decimals = Readonly<Record<string, number>>',
      '',
      '/** Decimals of the minor unit by ISO 4217, if they are not 2. */',
      `export const minorDecimals: Decimals = ${literal(decimals)}`,
      '',
      '/** Decimals that people write, if they differ from those of the minor unit. */',
      `export const writtenDecimals: Decimals = ${literal(written)}`,
      '',
    ].join('\n'),
  )
}

function rowOf(operation: HubOperation) {
  const { method, path, tag, access, parameters, marks } = operation
  const row = literal({
    method,
    path,
    tag,
    access,
    rate: marks['x-rate'],
    permission: marks['x-permission'],
    idempotent: marks['x-idempotency'] ?? false,
    audit: marks['x-audit'] ?? false,
    bodyLimit: marks['x-body-limit'],
    readFromReplica: marks['x-allow-stale'],
    ending: marks.deprecated ? { since: marks['x-deprecated-since'], until: marks['x-sunset'] } : undefined,
    refusals: marks['x-refusals'] ?? [],
    parameters: Object.keys(parameters).length ? parameters : undefined,
  })
  const validators = validatorsOf(operation).map(([part, name]) => `, ${part}: ${name}`)
  return `${row.slice(0, -2)}${validators.join('')} }`
}

/** Returns the parts of a request that are validated, each with its validator. */
export function validatorsOf({
  id,
  hasBody,
  query,
  hasPath,
  headers,
}: HubOperation): [part: string, name: string][] {
  const name = id.charAt(0).toUpperCase() + id.slice(1)
  return [
    ...(hasBody ? [['body', `${name}Body`] as [string, string]] : []),
    ...(query.length ? [['query', `${name}QueryParams`] as [string, string]] : []),
    ...(hasPath ? [['params', `${name}Params`] as [string, string]] : []),
    ...(headers.length ? [['headers', `${name}Header`] as [string, string]] : []),
  ]
}

/** Formats a value as one line of TypeScript, without undefined members. */
export function literal(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(literal).join(', ')}]`
  if (value === null || typeof value !== 'object') return quote(value)
  const members = Object.entries(value).filter(([, member]) => member !== undefined)
  return `{ ${members.map(([name, member]) => `${/^[a-zA-Z_]\w*$/.test(name) ? name : quote(name)}: ${literal(member)}`).join(', ')} }`
}

const quote = (value: unknown) =>
  typeof value === 'string'
    ? `'${value.replace(/[\\']/g, '\\$&').replace(/\n/g, '\\n')}'`
    : JSON.stringify(value)
