// Tests that each operation that can open a session requires the second factor if the member has turned it on.
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { nodeAt, operationsOf, reachedComponents, readDocumentFile } from '@members-hub/openapi'
import type { OperationId } from '#shared/protocol/operation.ts'
import { testApi } from '#tests/support/api.ts'
import { cases } from '#tests/support/cases/cases.ts'
import { addMember } from '#tests/support/members.ts'
import { listFiles } from '#tests/support/listFiles.ts'
import { nonEmpty } from '#tests/support/nonEmpty.ts'

/** Operations that open a session without a second factor, each with the reason for the exemption. */
const exempt: Partial<Record<OperationId, string>> = {
  register: 'A new member has no second factor.',
  registerByCode: 'A new member has no second factor.',
  socialRegister: 'A new member has no second factor.',
  loginByPasskey: 'The device of a passkey verifies the member: it is both factors.',
  loginBySecondFactor: 'The operation verifies the second factor.',
}

const document = readDocumentFile('openapi.yaml')

/** Checks whether a response schema is the schema Session or refers to it. */
const hasSession = (schema: unknown) =>
  reachedComponents({ document }, schema).has('#/components/schemas/Session')

const opening = operationsOf(document)
  .filter(({ raw }) => hasSession(nodeAt(raw, ['responses', '200', 'content', 'application/json', 'schema'])))
  .map(({ id }) => id)

const api = await testApi()

test('the contract has at least 12 operations that return a session, including all exempt operations', () => {
  expect(opening.length).toBeGreaterThanOrEqual(12)
  expect(opening).toEqual(expect.arrayContaining(Object.keys(exempt)))
})

test.each(nonEmpty(opening.filter((id) => !Object.hasOwn(exempt, id))))(
  'if a member has turned on the second factor, %s requires it and opens no session',
  async (id) => {
    const ask = Object.entries(cases).find(([name]) => name === id)?.[1].refused?.SECOND_FACTOR_NEEDED
    if (!ask) throw new Error(`tests/support/cases has no SECOND_FACTOR_NEEDED of ${id}.`)
    const reply = await ask(api, await addMember(api))
    expect(reply.refusal).toBe('SECOND_FACTOR_NEEDED')
    expect(reply.text).not.toContain('"token"')
  },
)

test('only the sign-in and previews contain code that opens sessions', () => {
  const files = listFiles('{api,src}/**/*.ts', 500)
  const opens = files.filter((file) => /\bopenSession\(|insert\(sessions\)/.test(readFileSync(file, 'utf8')))
  expect(opens.toSorted()).toEqual([
    // Opens the session of a preview in a transaction that is always rolled back.
    'api/samples/previewReaders.ts',
    'api/session/members.ts',
    'api/session/signIn.ts',
    'api/session/twoStep/handlers.ts',
  ])
})
