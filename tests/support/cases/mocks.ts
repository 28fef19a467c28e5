// Calls the mocks as tests call the server, and validates every response against the contract.
import type { OperationId } from '#shared/protocol/operation.ts'
import { answers } from '#generated/mocks/answers.ts'
import { listsOf, namesIn, entriesAt } from '#mocks/lists.ts'
import { createMocks } from '#mocks/mocks.ts'
import { askedBy, isNamed, entriesIn, type Asked } from '#mocks/entries.ts'
import { overridesHeader } from '#mocks/overrides.ts'
import { requestOf, type CallOptions } from '../apiOn.ts'
import { operationIds as ids } from './cases.ts'
import { checkAnswer } from '../contract.ts'
import { exampleRequests } from '../contractRequests.ts'

/**
 * Mocks that all tests share. The mocks record the writes of each caller separately, so tests do not affect each other.
 */
export const mocks = createMocks()

export type MockCall = Omit<CallOptions, 'token'> & { token?: string | null; overrides?: string }

/** Builds the request from the contract's first example; the given call overrides its properties. */
export function toAsk(id: OperationId, { token = 'member', overrides = '', headers, ...rest }: MockCall) {
  const [example] = exampleRequests(id)
  const call = { ...example, ...rest, headers: { [overridesHeader]: overrides, ...headers } }
  return requestOf(id, token === null ? call : { ...call, token })
}

/**
 * Calls the mocks and validates the response against the contract. Uses an existing resource unless the call names a
 * resource.
 */
export async function ask(id: OperationId, call: MockCall = {}, by = mocks) {
  const response = await by(
    toAsk(id, { ...(exampleCalls.has(id) && { path: exampleCalls.get(id) }), ...call }),
  )
  const received = { status: response.status, text: await response.text(), headers: response.headers }
  return { ...checkAnswer(id, received), status: response.status, headers: response.headers }
}

export const examplesOf = (id: OperationId) => answers[id]?.examples ?? []
/**
 * Path parameters by operation id. They name the first entry of the list that the operation changes or, without such a
 * list, the resource in the operation's example.
 */
export const exampleCalls = new Map<OperationId, Asked>()
for (const id of ids) {
  const names = namesIn(id)
  const [list] = listsOf(id)
  const data = answers[list?.read ?? id]?.examples[0]?.body.data
  const entries = list ? entriesAt(data, list.at) : entriesIn(data).map(({ entry }) => entry)
  const first = entries.find((entry) => isNamed(entry, names))
  if (names.length > 0 && first) exampleCalls.set(id, askedBy(first, names))
}

export function toId(name: string): OperationId {
  const id = ids.find((candidate) => candidate === name)
  if (!id) throw new Error(`openapi.yaml has no ${name}`)
  return id
}
