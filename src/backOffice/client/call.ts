// Functions that define the operations of the back office for the browser. Generated files call them:
// generated/backOffice/calls/<tag>.ts defines each operation.
import { infiniteQueryOptions, mutationOptions, queryOptions } from '@tanstack/react-query'
import createClient, { type Client } from 'openapi-fetch'
import type { operations, paths } from '#generated/backOffice/schema.d.ts'
import type { AnswerOf, InputOf, PagesInputOf } from '../../client/inputs.ts'
import { requestIdHeader } from '../../shared/requestId.ts'
import { valueAt } from '../../shared/unknown.ts'
import { StaffCallError } from './errors.ts'

type Id = keyof operations
type Answer<Of extends Id> = AnswerOf<operations[Of]>
type Input<Of extends Id> = InputOf<operations[Of]>
type PagesInput<Of extends Id> = PagesInputOf<operations[Of]>

type Init = { signal?: AbortSignal | undefined }
type Envelope = { code: number; message: string; data?: unknown }
type Sent = Promise<{ data?: Envelope; error?: unknown; response: Response }>
type Definition<Of extends Id> = { id: Of; empty?: Answer<Of> }

/** Milliseconds without a response after which a call fails. */
const timeout = 30_000

const client = createClient<paths>({ baseUrl: location.origin, credentials: 'same-origin' })

/** Defines a read operation: `useSuspenseQuery(getStaffSession.query())`. */
export function read<const Of extends Id>(
  operation: Definition<Of> & {
    tag: string
    send: (client: Client<paths>, init: Init, input: Input<Of>) => Sent
  },
) {
  const { id, tag, send } = operation
  return {
    id,
    query: (input: Input<Of>) =>
      queryOptions({
        queryKey: input === undefined ? [tag, id] : [tag, id, input],
        queryFn: ({ signal }) => answerOf(operation, (init) => send(client, init, input), signal),
      }),
  }
}

const firstCursor: string | undefined = undefined

/** Defines a read operation of a paginated list: `useInfiniteQuery(listReviews.pages({ kind }))`. */
export function list<const Of extends Id>(
  operation: Definition<Of> & {
    tag: string
    send: (...args: [client: Client<paths>, init: Init, input: PagesInput<Of>, cursor?: string]) => Sent
  },
) {
  const { id, tag, send } = operation
  return {
    id,
    pages: (input: PagesInput<Of>) =>
      infiniteQueryOptions({
        queryKey: [tag, id, input, 'pages'],
        queryFn: ({ pageParam, signal }) =>
          answerOf(operation, (init) => send(client, init, input, pageParam), signal),
        initialPageParam: firstCursor,
        getNextPageParam: (page: unknown) => {
          const cursor = valueAt(page, 'nextCursor')
          return typeof cursor === 'string' ? cursor : undefined
        },
      }),
  }
}

/** Defines a write operation: `useMutation(claimReview.mutation)`. */
export function write<const Of extends Id>(
  operation: Definition<Of> & {
    changes: readonly string[]
    send: (client: Client<paths>, init: Init, input: Input<Of>) => Sent
  },
) {
  const { id, changes, send } = operation
  return {
    id,
    mutation: mutationOptions({
      /** Operation id and the tags whose queries are stale afterwards; `all` stands for every tag. */
      mutationKey: [id, ...changes],
      mutationFn: (input: Input<Of>) => answerOf(operation, (init) => send(client, init, input)),
    }),
  }
}

/** @throws StaffCallError if the server rejects the call or does not respond */
async function answerOf<Of extends Id>(
  { empty }: Definition<Of>,
  send: (init: Init) => Sent,
  signal?: AbortSignal,
): Promise<Answer<Of>> {
  const limit = AbortSignal.timeout(timeout)
  const reply = send({ signal: signal ? AbortSignal.any([signal, limit]) : limit })
  const { data, error, response } = await reply.catch((cause: unknown) => {
    if (signal?.aborted) throw cause
    throw new StaffCallError(0)
  })
  const envelope: unknown = data ?? error
  if (isSuccess<Of>(envelope)) return 'data' in envelope ? envelope.data : required(empty)
  const [code, message] = [valueAt(envelope, 'code'), valueAt(envelope, 'message')]
  throw new StaffCallError(response.status, {
    ...(typeof code === 'number' && { code }),
    ...(typeof message === 'string' && { message }),
    requestId: response.headers.get(requestIdHeader) ?? undefined,
  })
}

/** The server validates its responses against the contract in tests, so the browser checks only the code. */
const isSuccess = <Of extends Id>(
  envelope: unknown,
): envelope is { code: 200; data: Answer<Of> } | { code: 200 } => valueAt(envelope, 'code') === 200

function required<Of>(value: Of | undefined): Of {
  if (value === undefined) throw new Error('The response has no data.')
  return value
}
