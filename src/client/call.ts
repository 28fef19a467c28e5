// Makes of an operation of the contract what it is in the browser: a function that makes the call, and how TanStack Query runs
// it. Which operations there are, and what each brings about, stands in generated/calls/<tag>.ts, the hooks by which screens
// ask in generated/hooks/<tag>.ts; types are the contract's alone.
import { infiniteQueryOptions, queryOptions, type UseMutationOptions } from '@tanstack/react-query'
import type { CallError } from './errors.ts'
import type { operations, paths } from '#generated/schema.d.ts'
import { transport, type Call, type Carried } from './transport.ts'
import type { WrittenParameters } from './writtenParameters.ts'

/** The names of the contract's operations; a query's key has its operation's second. */
export type OperationId = keyof operations

type Named<Parameters> = [NonNullable<Parameters>] extends [never] ? unknown : NonNullable<Parameters>
/** Headers of an operation alone; the transport sends the others. */
type Headers<Of> = [Of] extends [never]
  ? unknown
  : [Exclude<keyof Of, 'Language' | 'Client' | 'Idempotency-Key' | 'Browser-Id'>] extends [never]
    ? unknown
    : Omit<Of, 'Language' | 'Client' | 'Idempotency-Key' | 'Browser-Id'>
type BodyOf<Described> = Described extends { requestBody: { content: { 'application/json': infer Body } } }
  ? Body
  : unknown
type Taken<Id extends OperationId> = Named<operations[Id]['parameters']['path']> &
  Named<operations[Id]['parameters']['query']> &
  Headers<NonNullable<operations[Id]['parameters']['header']>> &
  BodyOf<operations[Id]>

/** Nothing where there is nothing to say, and what may be left out where all of it may. */
type Given<Members> = unknown extends Members
  ? void
  : Partial<Members> extends Members
    ? Members | void
    : Members

/** What a call takes: its parameters and its body's members, together in one object. */
export type Input<Id extends OperationId> = Given<Taken<Id>>

/** What a list takes that is read page by page. */
export type PagesInput<Id extends OperationId> = Given<Omit<Taken<Id>, 'cursor'>>

type Success<Id extends OperationId> = Extract<
  operations[Id]['responses'][200]['content']['application/json'],
  { code: 200 }
>

/** What a call gives: the data of its success. */
export type Answer<Id extends OperationId> = Carried<Success<Id>>

/** What a screen adds to a write: what it does once it is done, and what its refusals need. */
export type WriteOptions<Id extends OperationId> = Omit<
  UseMutationOptions<Answer<Id>, CallError, Input<Id>>,
  'mutationKey' | 'mutationFn'
>

type Operation = Pick<Call, 'method' | 'keyed' | 'fromBrowser'> & {
  id: OperationId
  /** As in the contract: parameters stand in braces. */
  path: keyof paths
  /** Its body's validator, loaded when it is first needed: validators are no part of a first load. */
  schema?: () => Promise<unknown>
  /** Parameters that are written in another way than as plain texts of a path or a query. */
  parameters?: WrittenParameters
}

type Reading = Operation & { tag: string }

/**
 * An operation that reads: `await getDraw({ draw })`, `ensureQueryData(getDraw.query({ draw }))`, on a screen
 * `useGetDraw({ draw })`. The tag in its key is what writes make stale.
 */
export function read<const Read extends Reading>(operation: Read) {
  const call = callOf<Read['id']>(operation)
  return Object.assign(call, operation, {
    query: (input: Input<Read['id']>) =>
      queryOptions({ queryKey: keyOf(operation, input), queryFn: ({ signal }) => call(input, signal) }),
  })
}

/** An operation that reads a list page by page, from no cursor to where `nextCursor` is `null`. */
export function list<const List extends Reading>(operation: List) {
  return Object.assign(read(operation), {
    /** For `ensureInfiniteQueryData` and the list's hook. */
    pages: (input: PagesInput<List['id']>) =>
      infiniteQueryOptions({
        queryKey: [...keyOf(operation, input), 'pages'],
        queryFn: ({ pageParam: cursor, signal }) =>
          make<List['id']>(operation, { ...Object(input), cursor }, signal),
        initialPageParam: undefined as string | undefined,
        getNextPageParam: nextCursorOf,
      }),
  })
}

/** An operation that changes something: `await login(body)`, on a screen `useLogin({ onSuccess })`. */
export function write<const Write extends Operation & { changes: readonly string[] }>(operation: Write) {
  const { id, changes } = operation
  const call = callOf<Write['id']>(operation)
  return Object.assign(call, operation, {
    mutation: {
      /** Its name, then the tags whose reads it makes stale. */
      mutationKey: [id, ...changes],
      mutationFn: (input: Input<Write['id']>) => call(input),
    },
    /** The call under an idempotency key of the caller's own, for what is sent again however much later. */
    under: (key: string) => (input: Input<Write['id']>) =>
      make<Write['id']>(operation, input, undefined, key),
  })
}

const callOf =
  <Id extends OperationId>(operation: Operation) =>
  (input: Input<Id>, signal?: AbortSignal) =>
    make<Id>(operation, input, signal)

async function make<Id extends OperationId>(
  operation: Operation,
  input: unknown,
  signal?: AbortSignal,
  key?: string,
) {
  const { method, path, keyed, fromBrowser, schema, parameters } = operation
  const written =
    parameters && (await import('./writtenParameters.ts')).write(path, Object(input), parameters)
  const rest: Record<string, unknown> = { ...(written?.rest ?? Object(input)) }
  const url = (written?.url ?? path).replace(/\{(\w+)\}/g, (_, name: string) => {
    const { [name]: value } = rest
    delete rest[name]
    return encodeURIComponent(String(value))
  })
  const said = schema ? { data: rest } : { params: rest }
  const headers = written?.headers
  return transport<Success<Id>>({ method, url, keyed, key, fromBrowser, headers, signal, ...said })
}

const keyOf = ({ tag, id }: Reading, input: unknown) => (input === undefined ? [tag, id] : [tag, id, input])

const nextCursorOf = (page: unknown): string | null =>
  typeof page === 'object' && page !== null && 'nextCursor' in page && typeof page.nextCursor === 'string'
    ? page.nextCursor
    : null
