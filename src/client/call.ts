// Functions that define the operations of the contract for the browser. Each operation gets a function that makes the
// call, and options for TanStack Query. Generated files call these functions: generated/calls/<tag>.ts defines each
// operation, and generated/hooks/<tag>.ts its React hooks.
import { infiniteQueryOptions, queryOptions, type UseMutationOptions } from '@tanstack/react-query'
import type { CallError } from './errors.ts'
import type { Answer, Input, OperationId, PagesInput } from './inputs.ts'
import { transport, type Call, type Send } from './transport.ts'
import type { WrittenParameters } from './writtenParameters.ts'

export type { Answer, Input, OperationId, PagesInput } from './inputs.ts'

/** Options that a screen passes to the hook of a mutation, such as `onSuccess` and `meta`. */
export type WriteOptions<Id extends OperationId> = Omit<
  UseMutationOptions<Answer<Id>, CallError, Input<Id>>,
  'mutationKey' | 'mutationFn'
>

type Definition<Id extends OperationId> = Pick<Call<Answer<Id>>, 'empty' | 'keyed' | 'fromBrowser'> & {
  id: Id
  /** Parameters that openapi-fetch cannot serialize, because it does not support their OpenAPI style. */
  parameters?: WrittenParameters
}
type Operation<Id extends OperationId> = Definition<Id> & {
  send: (...args: [...Parameters<Send<Answer<Id>>>, input: Input<Id>]) => ReturnType<Send<Answer<Id>>>
}
type Reading = { tag: string }
type Paged<Id extends OperationId> = Definition<Id> &
  Reading & {
    send: (
      ...args: [...Parameters<Send<Answer<Id>>>, input: Input<Id> | PagesInput<Id>, cursor?: string]
    ) => ReturnType<Send<Answer<Id>>>
  }

/**
 * Operation whose request body has a validator. A form loads the validator when it first needs it, so that the first
 * page load contains no validators.
 */
type Validated = { schema?: () => Promise<unknown> }

/**
 * Defines a read operation: `await getDraw({ draw })`, `ensureQueryData(getDraw.query({ draw }))`, and `useGetDraw({
 * draw })` on a screen. Its query key contains its tag, which write operations invalidate.
 */
export function read<const Id extends OperationId, Checks extends Validated>(
  operation: Operation<Id> & Reading & Checks,
) {
  const call = callOf(operation)
  return Object.assign(call, operation, { query: queryOf(operation, call) })
}

/** Defines a read operation of a paginated list, which is read page by page until `nextCursor` is `null`. */
export function list<const Id extends OperationId, Checks extends Validated>(operation: Paged<Id> & Checks) {
  const call = callOf(operation)
  return Object.assign(call, operation, {
    query: queryOf(operation, call),
    /** Options for `ensureInfiniteQueryData` and for the hook of the list. */
    pages: (input: PagesInput<Id>) =>
      infiniteQueryOptions({
        queryKey: [...keyOf(operation, input), 'pages'],
        queryFn: ({ pageParam: cursor, signal }) =>
          make(operation, {
            input: cursor === undefined ? input : { ...input, cursor },
            send: (client, init) => operation.send(client, init, input, cursor),
            signal,
          }),
        initialPageParam: firstCursor,
        getNextPageParam: nextCursorOf,
      }),
  })
}

/** Defines a write operation: `await login(body)`, and `useLogin({ onSuccess })` on a screen. */
export function write<const Id extends OperationId, Checks extends Validated>(
  operation: Operation<Id> & { changes: readonly string[] } & Checks,
) {
  const { id, changes } = operation
  const call = callOf(operation)
  return Object.assign(call, operation, {
    mutation: {
      /** Mutation key: the operation id and the tags whose queries the operation invalidates. */
      mutationKey: [id, ...changes],
      mutationFn: (input: Input<Id>) => call(input),
    },
    /** Makes the call with an idempotency key that the caller provides, for requests that may be retried much later. */
    under: (key: string) => (input: Input<Id>) => call(input, undefined, key),
  })
}

const firstCursor: string | undefined = undefined

const callOf =
  <Id extends OperationId>(operation: Operation<Id>) =>
  (input: Input<Id>, signal?: AbortSignal, key?: string) =>
    make(operation, { input, send: (client, init) => operation.send(client, init, input), signal, key })

const queryOf =
  <Id extends OperationId>(
    operation: Definition<Id> & Reading,
    call: (input: Input<Id>, signal: AbortSignal) => Promise<Answer<Id>>,
  ) =>
  (input: Input<Id>) =>
    queryOptions({ queryKey: keyOf(operation, input), queryFn: ({ signal }) => call(input, signal) })

async function make<Id extends OperationId>(
  { parameters, ...operation }: Definition<Id>,
  call: Pick<Call<Answer<Id>>, 'input' | 'send' | 'signal' | 'key'>,
) {
  const { input, send } = call
  const styled = parameters && (await import('./writtenParameters.ts')).serializers(input, parameters)
  return transport({
    ...operation,
    ...call,
    ...(styled && { send: (client, init) => send(client, { ...init, ...styled }) }),
  })
}

const keyOf = ({ tag, id }: Reading & { id: OperationId }, input: unknown) =>
  input === undefined ? [tag, id] : [tag, id, input]

const nextCursorOf = (page: unknown): string | null =>
  typeof page === 'object' && page !== null && 'nextCursor' in page && typeof page.nextCursor === 'string'
    ? page.nextCursor
    : null
