// Exposes the mocks as MSW handlers for tests and stories of other clients. Each operation has one handler, which is
// typed by the contract and matches any host and any path prefix. `npm run kit` adds the handlers to the client kit.
import { http, type HttpHandler, type PathParams } from 'msw'
import type { AnswerNames, ScenarioName } from '#generated/mocks/names.ts'
import { operations as table } from '#generated/operations.ts'
import type { operations, Refusal } from '#generated/schema.d.ts'
import { preflight, shared } from './crossOrigin.ts'
import { createMocks } from './mocks.ts'
import { unsupportedOverrides } from './unsupported.ts'
import { storyHeader, unsupportedHeader, violationHeader } from './overrides.ts'

export type OperationId = keyof AnswerNames & keyof operations
/** Names of the success examples of an operation; for a list also `empty`. */
export type ExampleName<Id extends OperationId> = AnswerNames[Id]['success']
/** Names of the business errors of an operation, and its statuses other than 200. */
export type RefusedName<Id extends OperationId> = AnswerNames[Id]['refusal']
/** HTTP statuses that the contract documents for an operation. */
export type Status<Id extends OperationId> = keyof operations[Id]['responses'] & number
/** Type of the response body with this status: the envelope with its data. */
export type Body<Id extends OperationId, Of extends Status<Id>> = operations[Id]['responses'][Of] extends {
  content: { 'application/json': infer Envelope }
}
  ? Envelope
  : never

/**
 * Overrides that select responses of the mocks. By default, the mocks respond with the first example of the contract to
 * all callers with a bearer token.
 */
export type Overrides = {
  /** Name of the response that each operation returns: an example, a business error or a status. */
  answers?: { [Id in OperationId]?: ExampleName<Id> | RefusedName<Id> }
  scenario?: ScenarioName
  /** Delay of each response in ms. */
  latency?: number
  /** True to simulate a lost network connection. */
  offline?: boolean
  /** True to treat every caller as a visitor, regardless of the token. */
  as?: 'visitor'
  /** True to use generated data, which is valid but has no meaning. Requires `@faker-js/faker`. */
  mocks?: 'faker'
  seed?: number
  /** Minimum number of pages of a paginated list. Faker generates the additional pages. */
  pages?: number
}

const ids = Object.keys(table).filter((id): id is OperationId => Object.hasOwn(table, id))

/** Id under which the mocks store the writes of these handlers; `reset` replaces it. */
let story = crypto.randomUUID()

/** Deletes the stored writes of all handlers. */
export const reset = () => {
  story = crypto.randomUUID()
}

/**
 * Creates handlers for all operations. Responses of read operations show the effect of earlier writes.
 * @throws an Error if the contract contains no response with a given name; the Error suggests a similar name
 */
export function handlers(overrides: Overrides = {}): HttpHandler[] {
  const mocks = mocksFor(overrides)
  return [
    ...ids.map((id) => handlerOf(id, mocks)),
    ...[...new Set(ids.map(patternOf))].map((path) => http.options(path, preflight)),
    http.all(
      '*/uploads/*',
      async ({ request }) => await respond(request, new URL(request.url).pathname, mocks),
    ),
  ]
}

/** Creates a handler that responds with a named example of the contract. */
export const example = <Id extends OperationId>(id: Id, name: ExampleName<Id>): HttpHandler =>
  handlerOf(id, mocksFor({ answers: { [id]: name } }))

/** Creates a handler that responds with the given status and envelope. */
export const answer = <Id extends OperationId, Of extends Status<Id>>(
  id: Id,
  status: Of,
  body: Body<Id, Of>,
): HttpHandler =>
  http[table[id].method](patternOf(id), () => Response.json(body, { status, headers: shared }))

/**
 * Creates a handler that responds with a business error in the caller's language.
 * @param detail details of the error, such as ineligibility reasons. They replace the details in the contract’s example
 */
export function refuse<Id extends OperationId>(
  id: Id,
  name: RefusedName<Id>,
  detail?: Refusal['data'],
): HttpHandler {
  const mocks = mocksFor({ answers: { [id]: name } })
  return handlerOf(id, async (request) => {
    const refused = await mocks(request)
    return detail ? Response.json({ ...(await refused.json()), data: detail }, refused) : refused
  })
}

type Mocks = (request: Request) => Promise<Response>

function mocksFor({ answers = {}, ...general }: Overrides): Mocks {
  const entries = Object.entries({ ...general, ...answers }).filter(
    ([, value]) => value !== undefined && value !== false,
  )
  const overrides = String(new URLSearchParams(entries.map(([name, value]) => [name, String(value)])))
  const problems = unsupportedOverrides(overrides)
  if (problems.length > 0) throw new Error(problems.join('\n'))
  return createMocks(overrides, shared)
}

const patternOf = (id: OperationId) => `*${table[id].path.replace(/\{(\w+)\}/g, ':$1')}`

/** Returns the path of an operation as in the contract, without the path prefix of a host. */
const pathOf = (id: OperationId, params: PathParams) =>
  table[id].path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(params[name])))

const handlerOf = (id: OperationId, mocks: Mocks): HttpHandler =>
  http[table[id].method](
    patternOf(id),
    async ({ request, params }) => await respond(request, pathOf(id, params), mocks),
  )

/** Passes the request to the mocks, and logs violations of the contract for developers. */
async function respond(request: Request, path: string, mocks: Mocks): Promise<Response> {
  const { method, headers } = request
  const url = new URL(path + new URL(request.url).search, 'http://mocks')
  const mockRequest = new Request(url, {
    method,
    headers,
    body: method === 'GET' ? null : await request.arrayBuffer(),
  })
  if (!headers.has(storyHeader))
    mockRequest.headers.set(storyHeader, `${story} ${headers.get('Authorization') ?? ''}`)
  const response = await mocks(mockRequest)
  const warnings = [
    response.headers.get(violationHeader),
    ...(response.headers.get(unsupportedHeader)?.split(',') ?? []),
  ]
  for (const problem of warnings) if (problem) console.warn(`members-hub-kit: ${decodeURIComponent(problem)}`)
  return response
}
