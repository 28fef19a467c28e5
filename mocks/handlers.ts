// Hands the mocks to MSW, for tests and stories of a client of its own: a handler for each operation, typed by the contract, on
// whatever host and below whatever prefix it is called. `npm run kit` packs them.
import { http, type HttpHandler, type PathParams } from 'msw'
import type { AnswerNames, ScenarioName } from '#generated/mocks/names.ts'
import { operations as table } from '#generated/operations.ts'
import type { operations, Refusal } from '#generated/schema.d.ts'
import { preflight, shared } from './crossOrigin.ts'
import { createMocks } from './mocks.ts'
import { unmet } from './unmet.ts'
import { storyHeader, unmetHeader, violationHeader } from './wishes.ts'

export type OperationId = keyof AnswerNames & keyof operations
/** The examples of an operation's success, `empty` of a list among them. */
export type ExampleName<Id extends OperationId> = AnswerNames[Id]['success']
/** Its refusals, and its statuses other than 200. */
export type RefusedName<Id extends OperationId> = AnswerNames[Id]['refusal']
/** The statuses that the contract documents. */
export type Status<Id extends OperationId> = keyof operations[Id]['responses'] & number
/** The whole envelope of an answer. */
export type Body<Id extends OperationId, Of extends Status<Id>> = operations[Id]['responses'][Of] extends {
  content: { 'application/json': infer Envelope }
}
  ? Envelope
  : never

/** What is answered; without any of it the contract's first examples, to whoever calls with a bearer token. */
export type Wishes = {
  /** By operation, an answer by its name in the contract. */
  answers?: { [Id in OperationId]?: ExampleName<Id> | RefusedName<Id> }
  scenario?: ScenarioName
  /** Milliseconds that each answer takes. */
  latency?: number
  /** There is no network. */
  offline?: boolean
  /** Nobody is signed in, whatever token is sent. */
  as?: 'visitor'
  /** Data that obeys every constraint and makes no sense together; `@faker-js/faker` has to be installed. */
  mocks?: 'faker'
  seed?: number
  /** Pages that a paged list has at least; the further ones are Faker's. */
  pages?: number
}

const ids = Object.keys(table).filter((id): id is OperationId => Object.hasOwn(table, id))

/** What was written is kept under this name. */
let story = crypto.randomUUID()

/** Forgets what was written, in all handlers. */
export const reset = () => {
  story = crypto.randomUUID()
}

/**
 * Handlers of all operations; they remember what is written to them.
 * @throws where the contract has no such answer, with the name that was probably meant
 */
export function handlers(wishes: Wishes = {}): HttpHandler[] {
  const mocks = mocksFor(wishes)
  return [
    ...ids.map((id) => handlerOf(id, mocks)),
    ...[...new Set(ids.map(patternOf))].map((path) => http.options(path, preflight)),
    http.all(
      '*/uploads/*',
      async ({ request }) => await respond(request, new URL(request.url).pathname, mocks),
    ),
  ]
}

/** Answers one operation with an example of the contract, by its name. */
export const example = <Id extends OperationId>(id: Id, name: ExampleName<Id>): HttpHandler =>
  handlerOf(id, mocksFor({ answers: { [id]: name } }))

/** Answers one operation with an envelope of your own. */
export const answer = <Id extends OperationId, Of extends Status<Id>>(
  id: Id,
  status: Of,
  body: Body<Id, Of>,
): HttpHandler =>
  http[table[id].method](patternOf(id), () => Response.json(body, { status, headers: shared }))

/**
 * Refuses one operation, in the caller's language.
 * @param detail what is in the way, in the place of what the contract's example says
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

function mocksFor({ answers = {}, ...general }: Wishes): Mocks {
  const entries = Object.entries({ ...general, ...answers }).filter(
    ([, value]) => value !== undefined && value !== false,
  )
  const wishes = String(new URLSearchParams(entries.map(([name, value]) => [name, String(value)])))
  const problems = unmet(wishes)
  if (problems.length > 0) throw new Error(problems.join('\n'))
  return createMocks(wishes, shared)
}

const patternOf = (id: OperationId) => `*${table[id].path.replace(/\{(\w+)\}/g, ':$1')}`

/** The contract's path, without what stands before it where a host has the API below a prefix. */
const pathOf = (id: OperationId, params: PathParams) =>
  table[id].path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(params[name])))

const handlerOf = (id: OperationId, mocks: Mocks): HttpHandler =>
  http[table[id].method](
    patternOf(id),
    async ({ request, params }) => await respond(request, pathOf(id, params), mocks),
  )

/** What the mocks answer; what is wrong with the request, they tell the developer. */
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
    ...(response.headers.get(unmetHeader)?.split(',') ?? []),
  ]
  for (const problem of warnings) if (problem) console.warn(`members-hub-kit: ${decodeURIComponent(problem)}`)
  return response
}
