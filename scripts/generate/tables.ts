// Writes tables of the contract's data for server and client.
import { readFile } from 'node:fs/promises'
import { nodeAt } from '@members-hub/openapi'
import type { HubContract, HubOperation } from './contract.ts'
import { write } from './types.ts'

const parameterSchema = (document: object, name: string) =>
  nodeAt(document, ['components', 'parameters', name, 'schema'])

/** Writes operations.ts: all data that the server needs to serve an operation, including its validators. */
export async function writeOperations({ document, operations }: HubContract, folder: string) {
  for (const { id, marks } of operations)
    for (const name of marks['x-refusals'] ?? [])
      if (!(name in document['x-refusals']))
        throw new Error(
          `${id} is refused as ${name}, which the catalogue of openapi.yaml does not have (x-refusals).`,
        )
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
    `/** The largest request body, in bytes. */`,
    `export const bodyLimit = ${document['x-body-limit']}`,
    '',
    `/** The form of a Browser-Id. */`,
    `export const browserId = ${literal(parameterSchema(document, 'BrowserId'))} as const`,
    '',
    `/** How often operations of a class may be called. */`,
    `export const rateClasses = ${literal(document['x-rate-classes'])} as const`,
    '',
    `export const operations = {`,
    ...operations.map((operation) => `  ${operation.id}: ${rowOf(operation)},`),
    `} as const`,
    '',
  ].join('\n')
  await write(folder, 'operations.ts', text)
}

/** Writes refusals.ts: HTTP status, envelope code and the message in each language by the name of a business error. */
export async function writeRefusals({ document }: HubContract, folder: string) {
  const rows = Object.entries(document['x-refusals']).map(
    ([name, { status = 200, code, message }]) => `  ${name}: ${literal({ status, code, message })},`,
  )
  await write(folder, 'refusals.ts', ['export const refusals = {', ...rows, '} as const', ''].join('\n'))
}

/** Writes reasons.ts: types of the reason codes, including numbers in them. */
export async function writeReasons({ document }: HubContract, folder: string) {
  const { standing, input } = document['x-reasons']
  const names = Object.keys(standing)
  const code = (name: string) => `\`${name.replace(/(?<=_)n(?=_|$)/, '${number}')}\``
  await write(
    folder,
    'reasons.ts',
    [
      '/** What can be in the way of a member, by name: `n` stands for a number. */',
      `export type StandingReason = ${names.map((name) => `'${name}'`).join(' | ')}`,
      '',
      '/** What an answer says: a reason of the catalogue, with its number. */',
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
      '/** The form of an Idempotency-Key. */',
      `export const idempotencyKey = ${literal(parameterSchema(document, 'IdempotencyKey'))} as const`,
      '',
      '/** Days for which the server knows a key. */',
      `export const keyDays = ${document['x-idempotency-days']}`,
      '',
    ].join('\n'),
  )
}

/** Writes lateCheckIn.ts: the time for which a check-in may wait on a device, for server and client. */
export async function writeLateCheckIn({ document }: HubContract, folder: string) {
  const { hours, clockMinutes } = document['x-late-check-in']
  await write(
    folder,
    'lateCheckIn.ts',
    [
      '/** Hours for which a check-in that was pressed without a connection may wait. */',
      `export const lateHours = ${hours}`,
      '',
      '/** Minutes by which the clock of a device may be ahead. */',
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
      '/** What no line has: control characters, breaks, and marks that turn the direction of what stands beside them. */',
      `export const notInLine = ${without(line)}`,
      '',
      '/** What no text of several lines has. */',
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
      '/** What files may be sent, by what they are for; megabytes of 1,048,576 bytes. */',
      `export const uploadsFor = ${literal(document['x-uploads'])} as const`,
      '',
    ].join('\n'),
  )
}

/** Writes colours.ts: the colors for pages without the app's style sheets. */
export async function writeColours(folder: string) {
  const css = await readFile('src/ui/style/colours.css', 'utf8')
  const colourOf = (value: string) => {
    const variable = /^var\((--[\w-]+)\)$/.exec(value)?.[1]
    return variable === undefined ? value : (new RegExp(`${variable}: ([^;]+);`).exec(css)?.[1] ?? value)
  }
  const roles = ['--surface', '--ink', '--ink-soft', '--accent', '--on-accent'].map((role) => {
    const [, day, night] = new RegExp(`${role}: var\\(--day, (.+)\\) var\\(--night, (.+)\\);`).exec(css) ?? []
    if (!day || !night)
      throw new Error(`src/ui/style/colours.css does not say what ${role} is by day and by night.`)
    return { role, day: colourOf(day), night: colourOf(night) }
  })
  const declared = (time: 'day' | 'night') =>
    roles.map((colours) => `${colours.role}:${colours[time]};`).join('')
  await write(
    folder,
    'colours.ts',
    [
      '/** Declarations of the colours by their roles. */',
      `export const colours = ${literal({ day: declared('day'), night: declared('night') })}`,
    ].join('\n'),
  )
}

/** Writes currencies.ts: decimals of currencies, for reading amounts of shops and for showing amounts. */
export async function writeCurrencies({ document }: HubContract, folder: string) {
  const { decimals, written } = document['x-currencies']
  await write(
    folder,
    'currencies.ts',
    [
      'type Decimals = Readonly<Record<string, number>>',
      '',
      '/** Of the minor unit by ISO 4217, where they are not two. */',
      `export const minorDecimals: Decimals = ${literal(decimals)}`,
      '',
      '/** That people write, where these are not those of the minor unit. */',
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
    mayBeOld: marks['x-may-be-old'],
    ending: marks.deprecated ? { since: marks['x-deprecated-since'], until: marks['x-sunset'] } : undefined,
    refusals: marks['x-refusals'] ?? [],
    parameters: Object.keys(parameters).length ? parameters : undefined,
  })
  const validators = validatorsOf(operation).map(([part, name]) => `, ${part}: ${name}`)
  return `${row.slice(0, -2)}${validators.join('')} }`
}

/** Validated parts of a request with their validators. */
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
