// Validates any server against the contract with requests derived from the contract alone: its examples, other valid
// requests, invalid variants and unauthenticated calls. The same seed generates the same requests.
import * as fc from 'fast-check'
import type { OperationId } from '#shared/protocol/operation.ts'
import { bodyLimit, operations } from '#generated/operations.ts'
import { isRead, readHubContract } from '#scripts/generate/contract.ts'
import { requestOf, type CallOptions } from '../apiOn.ts'
import { operationIds } from './cases.ts'
import { checkAnswer, refusalOf, statusesOf } from '../contract.ts'
import {
  exampleRequests,
  invalidRequest,
  isRefusedByRule,
  corruptedExamples,
  validRequest,
} from '../contractRequests.ts'

type Options = {
  at: URL
  seed: number
  /** Number of generated requests of each kind per operation. */
  tries: number
  /** True to call operations that change data as well. */
  writes: boolean
  token?: string | undefined
  only?: string | undefined
  /** Names of mock responses that can be requested, by operation. */
  overrides?: ReadonlyMap<string, string[]>
  send?: (request: Request) => Promise<Response>
}
type Kind = 'valid' | 'invalid' | 'without session' | 'not JSON' | 'too large' | 'overridden'
type Seen = { statuses: Map<number, number>; refusals: Set<string> }
type Problem = { operation: OperationId; request: string; problem: string }
export type Coverage = Map<OperationId, Seen>

/** Checks whether the host of the URL is the local host. */
export const isLocal = ({ hostname }: URL) => /^(?:localhost|127(?:\.\d+){3}|\[::1\])$/.test(hostname)

const readers = new Set((await readHubContract('openapi.yaml')).operations.filter(isRead).map(({ id }) => id))

/** Sorts operations: calls that create data first, then reads; calls that end a session come last. */
function turnOf(id: OperationId) {
  const { access, audit, tag } = operations[id]
  if (access === 'member' && audit && tag === 'session') return 2
  return readers.has(id) ? 1 : 0
}

export async function verifyServer(options: Options) {
  const { at, seed, tries, writes, token, only, overrides, send = fetch } = options
  const coverage: Coverage = new Map()
  const findings: Problem[] = []

  async function ask(id: OperationId, kind: Kind, call: CallOptions) {
    const request = requestOf(id, call, at.href.replace(/\/$/, ''))
    const response = await send(request)
    const { status, headers } = response
    const text = await response.text()
    const tally = coverage.get(id) ?? { statuses: new Map<number, number>(), refusals: new Set<string>() }
    coverage.set(id, tally)
    tally.statuses.set(status, (tally.statuses.get(status) ?? 0) + 1)
    const problem = problemOf(id, kind, { received: { status, headers, text }, tally })
    const requestParts = [
      request.method,
      request.url,
      call.body === undefined ? '' : JSON.stringify(call.body),
    ]
    if (problem)
      findings.push({ operation: id, request: `${kind}: ${requestParts.join(' ').slice(0, 400)}`, problem })
  }

  const ids = operationIds.filter((id) => (only ?? id) === id && (writes || readers.has(id)))
  for (const id of ids.toSorted((a, b) => turnOf(a) - turnOf(b))) {
    const sampleOptions = { seed, numRuns: tries }
    const wrong = invalidRequest(id)
    const [example] = exampleRequests(id)
    if (example && operations[id].access === 'member') await ask(id, 'without session', example)
    if (example && wrong) {
      const text = { headers: { 'Content-Type': 'text/plain' } }
      await ask(id, 'not JSON', { ...example, ...text, ...credentialsOf(token) })
      // A server that stops reading may close the connection; the next request must not reuse this connection.
      const headers = { Connection: 'close' }
      const rawBody = ' '.repeat(bodyLimit + 1)
      await ask(id, 'too large', { ...example, headers, body: undefined, rawBody, ...credentialsOf(token) })
    }
    const spoiled = corruptedExamples(id).slice(0, 5 * tries)
    for (const call of [...spoiled, ...(wrong ? fc.sample(wrong, sampleOptions) : [])])
      await ask(id, 'invalid', { ...call, ...credentialsOf(token) })
    for (const call of [...exampleRequests(id), ...fc.sample(validRequest(id), sampleOptions)])
      await ask(id, 'valid', { ...call, ...credentialsOf(token) })
    for (const name of example ? (overrides?.get(id) ?? []) : []) {
      const headers = { 'Mock-Overrides': String(new URLSearchParams({ [id]: name })) }
      await ask(id, 'overridden', { ...example, headers, ...credentialsOf(token) })
    }
  }
  return { coverage, findings }
}

const credentialsOf = (token: string | undefined) => (token === undefined ? {} : { token })

type Received = Parameters<typeof checkAnswer>[1]

/** Returns the contract violation of a response: an invalid response, or a wrong response to this kind of request. */
function problemOf(
  id: OperationId,
  kind: Kind,
  { received, tally }: { received: Received; tally: Seen },
): string | undefined {
  const { status, text } = received
  try {
    const { code, data } = checkAnswer(id, received)
    if (status === 200 && code !== 200) tally.refusals.add(refusalOf(code) ?? String(code))
    if (isExpected(id, kind, { status, data })) return undefined
  } catch (error) {
    return String(error).slice(0, 600)
  }
  return `responded with ${status}: ${text.slice(0, 300)}`
}

function isExpected(
  id: OperationId,
  kind: Kind,
  { status, data }: { status: number; data: unknown },
): boolean {
  if (kind === 'overridden' || status === 429 || status === 503) return true
  if (kind === 'without session') return status === 401
  // Unauthenticated callers get 401 before any other error.
  if (status === 401) return operations[id].access === 'member'
  const refused = { invalid: [400, 403, 413], 'not JSON': [415, 403], 'too large': [413, 403] }
  if (kind !== 'valid') return refused[kind].includes(status)
  return [200, 403, 404].includes(status) || (status === 400 && isRefusedByRule(data))
}

/**
 * Formats a table of operations and statuses with counts; a dot marks a documented status that did not occur. Below the
 * table, lists how many of the documented business errors occurred.
 */
export function tableOf(coverage: Coverage): string {
  const statuses = [...new Set([...coverage.keys()].flatMap(statusesOf))].toSorted((a, b) => a - b)
  const row = (name: string, cells: unknown[]) =>
    name.padEnd(30) + cells.map((cell) => String(cell).padStart(5)).join('')
  const rows = [...coverage].map(([id, tally]) => {
    const documented = new Set(statusesOf(id))
    const cells = statuses.map(
      (statusCode) => tally.statuses.get(statusCode) ?? (documented.has(statusCode) ? '·' : ''),
    )
    const { refusals } = operations[id]
    return row(id, [...cells, refusals.length ? `${tally.refusals.size}/${refusals.length}` : ''])
  })
  const calls = [...coverage.values()].flatMap((tally) => [...tally.statuses.values()])
  const total = calls.reduce((sum, count) => sum + count, 0)
  const documented = [...coverage.keys()].reduce((sum, id) => sum + statusesOf(id).length, 0)
  const summary = `${coverage.size} operations, ${total} calls; ${calls.length} of ${documented} documented statuses seen`
  return [row('', [...statuses, 'refused']), ...rows, summary].join('\n')
}
