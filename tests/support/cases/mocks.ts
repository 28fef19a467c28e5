// Calls the mocks like tests call the server, and validates every response against the contract.
import type { OperationId } from '#shared/protocol/operation.ts'
import { answers } from '#generated/mocks/answers.ts'
import { listsOf, namesIn, thingsAt } from '#mocks/lists.ts'
import { createMocks } from '#mocks/mocks.ts'
import { askedBy, isNamed, thingsIn, type Asked } from '#mocks/things.ts'
import { wishesHeader } from '#mocks/wishes.ts'
import { requestOf, type CallOptions } from '../apiOn.ts'
import { operationIds as ids } from './cases.ts'
import { checkAnswer } from '../contract.ts'
import { exampleRequests } from '../contractRequests.ts'

/** Mocks that tests share; each test creates its own story. */
export const mocks = createMocks()

export type MockCall = Omit<CallOptions, 'token'> & { token?: string | null; wishes?: string }

/** Builds the request from the contract's first example; the call overrides parts. */
export function toAsk(id: OperationId, { token = 'member', wishes = '', headers, ...rest }: MockCall) {
  const [example] = exampleRequests(id)
  const call = { ...example, ...rest, headers: { [wishesHeader]: wishes, ...headers } }
  return requestOf(id, token === null ? call : { ...call, token })
}

/**
 * Calls the mocks and validates the response against the contract. Uses an existing resource unless the call names
 * one.
 */
export async function ask(id: OperationId, call: MockCall = {}, by = mocks) {
  const response = await by(
    toAsk(id, { ...(exampleCalls.has(id) && { path: exampleCalls.get(id) }), ...call }),
  )
  const received = { status: response.status, text: await response.text(), headers: response.headers }
  return { ...checkAnswer(id, received), status: response.status, headers: response.headers }
}

export const examplesOf = (id: OperationId) => answers[id]?.examples ?? []
/** Path parameters by operation id: the first entry of the operation's list, or the resource of its example. */
export const exampleCalls = new Map<OperationId, Asked>()
for (const id of ids) {
  const names = namesIn(id)
  const [list] = listsOf(id)
  const data = answers[list?.read ?? id]?.examples[0]?.body.data
  const things = list ? thingsAt(data, list.at) : thingsIn(data).map(({ thing }) => thing)
  const first = things.find((thing) => isNamed(thing, names))
  if (names.length > 0 && first) exampleCalls.set(id, askedBy(first, names))
}

export function toId(name: string): OperationId {
  const id = ids.find((candidate) => candidate === name)
  if (!id) throw new Error(`openapi.yaml has no ${name}`)
  return id
}
