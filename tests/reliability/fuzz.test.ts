// Sends requests generated from the contract alone (section 11 of docs/reliability.md). Valid requests are accepted,
// invalid requests are rejected, wrong methods return 405, and sessions are always checked. No request causes a 5xx,
// and every response is valid under the contract.
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import type { OperationId } from '#shared/protocol/operation.ts'
import { operations } from '#generated/operations.ts'
import { testApi, type CallOptions, type Reply } from '../support/api.ts'
import { operationIds } from '../support/cases/cases.ts'
import { invalidRequest, isRefusedByRule, validRequest, type Parts } from '../support/contractRequests.ts'
import { measurement, isFull, times } from '../support/measurements.ts'
import { addMember, type TestMember } from '../support/members.ts'

const api = await testApi()
const seeds = isFull ? [1, 20261121, 987654321] : [20261121]
const count = times(200, 8)

let member: TestMember | undefined
let calls = 0
const findings: string[] = []

/** Calls an operation as a member; creates another member if an earlier call ended the session. */
async function send(id: OperationId, parts: Parts): Promise<Reply> {
  member ??= await addMember(api)
  const { token } = member
  const body = parts.body === undefined ? {} : { body: parts.body }
  const call: CallOptions = { path: parts.path, query: parts.query, ...body, token }
  calls += 1
  const reply = await api.call(id, call)
  if (reply.status !== 401 || operations[id].access === 'anyone') return reply
  member = await addMember(api)
  return await api.call(id, { ...call, token: member.token })
}

async function find(
  id: OperationId,
  seed: number,
  { parts, problemOf }: { parts: Parts; problemOf: (reply: Reply) => string | undefined },
) {
  const problem = await send(id, parts).then(problemOf, String)
  if (problem) findings.push(`${id}, seed ${seed}: ${problem}\n  ${JSON.stringify(parts).slice(0, 600)}`)
}

function refusedThoughValid(reply: Reply): string | undefined {
  if ([200, 403, 404].includes(reply.status)) return undefined
  if (reply.status === 400 && isRefusedByRule(reply.data)) return undefined
  return `valid request, but response with ${reply.status}: ${reply.text.slice(0, 300)}`
}

const acceptedThoughInvalid = ({ status, text }: Reply) =>
  status === 400 || status === 413
    ? undefined
    : `invalid request, but response with ${status}: ${text.slice(0, 300)}`

test.each(operationIds)(
  'the operation %s accepts valid generated requests and rejects invalid generated requests',
  { timeout: times(600_000, 60_000) },
  async (id) => {
    const before = findings.length
    for (const seed of seeds) {
      for (const parts of fc.sample(validRequest(id), { seed, numRuns: count })) {
        await find(id, seed, { parts, problemOf: refusedThoughValid })
      }
      const invalid = invalidRequest(id)
      for (const parts of invalid ? fc.sample(invalid, { seed, numRuns: count }) : [])
        await find(id, seed, { parts, problemOf: acceptedThoughInvalid })
    }
    expect(findings.slice(before)).toEqual([])
  },
)

const methods = ['get', 'post', 'put', 'delete', 'patch']
const patternOf = (template: string) => new RegExp(`^${template.replace(/\{\w+\}/g, '[^/]+')}$`)

test('undocumented methods of a path return 405', async () => {
  for (const template of new Set(operationIds.map((id) => operations[id].path))) {
    const path = template.replace(/\{\w+\}/g, 'x')
    // Include the methods of all matching path templates, because a template with an id parameter may match this path
    // too.
    const pathOperations = operationIds
      .map((id) => operations[id])
      .filter((operation) => patternOf(operation.path).test(path))
    const otherMethods = methods.filter(
      (method) => !pathOperations.some((operation) => operation.method === method),
    )
    for (const method of otherMethods) {
      const { status } = await api.fetch(
        new Request(`http://hub.test${path}`, { method: method.toUpperCase() }),
      )
      calls += 1
      if (status !== 405) findings.push(`${method} ${path} answered ${status}`)
    }
  }
  expect(findings).toEqual([])
  const of = `${operationIds.length} operations, ${count} valid and ${count} invalid requests for each of ${seeds.length} seeds`
  measurement('11. Fuzz from the contract', `${of}: ${calls} calls, ${findings.length} findings`)
})
