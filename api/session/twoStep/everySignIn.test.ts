// Every operation that can open a session asks for the second factor of a member who has it on.
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import type { OperationId } from '#shared/protocol/operation.ts'
import { testApi } from '#tests/support/api.ts'
import { cases } from '#tests/support/cases/cases.ts'
import { addMember } from '#tests/support/members.ts'
import { listFiles } from '#tests/support/listFiles.ts'

/** Operations that open a session without asking, each with the reason. */
const exempt: Partial<Record<OperationId, string>> = {
  register: 'A new member has no second factor.',
  registerByCode: 'A new member has no second factor.',
  socialRegister: 'A new member has no second factor.',
  loginByPasskey: 'The device of a passkey verifies the member: it is both factors.',
  loginBySecondFactor: 'It takes the second factor.',
}

type Node = { $ref?: string } & Record<string, unknown>
const document = parse(readFileSync('openapi.yaml', 'utf8'))

/** Whether the schema is, or contains, a session. */
function hasSession(node: unknown, seen = new Set<string>()): boolean {
  if (typeof node !== 'object' || node === null) return false
  const { $ref, ...rest }: Node = Object(node)
  if ($ref !== undefined && !seen.has($ref)) {
    if ($ref === '#/components/schemas/Session') return true
    seen.add($ref)
    const target: unknown = $ref
      .slice(2)
      .split('/')
      .reduce<Record<string, unknown>>((at, key) => Object(at[key]), document)
    if (hasSession(target, seen)) return true
  }
  return Object.values(rest).some((value) => hasSession(value, seen))
}

const opening = Object.values<Record<string, Record<string, unknown>>>(document.paths)
  .flatMap((path) => Object.values(path))
  .filter(({ responses }) => hasSession(Object(responses)['200']?.content?.['application/json']?.schema))
  .map(({ operationId }) => String(operationId))

const api = await testApi()

test('the contract has at least 12 operations that return a session, and each exempt one is among them', () => {
  expect(opening.length).toBeGreaterThanOrEqual(12)
  expect(opening).toEqual(expect.arrayContaining(Object.keys(exempt)))
})

test.each(opening.filter((id) => !Object.hasOwn(exempt, id)))(
  '%s asks for the second factor and opens no session',
  async (id) => {
    const ask = Object.entries(cases).find(([name]) => name === id)?.[1].refused?.SECOND_FACTOR_NEEDED
    if (!ask) throw new Error(`tests/support/cases has no SECOND_FACTOR_NEEDED of ${id}.`)
    const reply = await ask(api, await addMember(api))
    expect(reply.refusal).toBe('SECOND_FACTOR_NEEDED')
    expect(reply.text).not.toContain('"token"')
  },
)

test('production code opens sessions in signIn.ts and with the second factor alone', () => {
  const files = listFiles('{api,src}/**/*.ts', 500)
  const opens = files.filter((file) => /\bopenSession\(|insert\(sessions\)/.test(readFileSync(file, 'utf8')))
  expect(opens.toSorted()).toEqual([
    'api/session/members.ts',
    'api/session/signIn.ts',
    'api/session/twoStep/handlers.ts',
  ])
})
