// Implements the API contract without a server, as a function `Request → Response` for pages, processes and tests. It
// parses requests like the server and responds with examples of the contract.
import { Hono, type Context } from 'hono'
import { envelope, refusal, type Answer } from '#shared/protocol/envelope.ts'
import { objectOf } from '#shared/unknown.ts'
import { readInput } from '#shared/protocol/input.ts'
import type { Operation } from '#shared/protocol/operation.ts'
import { Refused } from '#shared/protocol/refuse.ts'
import { languageOf } from '#shared/languages.ts'
import { answers } from '#generated/mocks/answers.ts'
import { operations } from '#generated/operations.ts'
import { choose } from './choose.ts'
import { documented, documentedAs, inLanguage, ofCatalogue, type Named } from './documented.ts'
import { pageOf } from './pages.ts'
import { placed } from './placed.ts'
import { openStories } from './story.ts'
import { unsupportedOverrides } from './unsupported.ts'
import {
  operationHeader,
  readOverrides,
  storyHeader,
  unsupportedHeader,
  violationHeader,
  overridesHeader,
  type Overrides,
} from './overrides.ts'

type Input = Partial<Awaited<ReturnType<typeof readInput>>>

/** Value of the response header `Retry-After` in seconds. */
const retrySeconds = '5'

/**
 * Creates mocks that store their writes separately from other mocks.
 * @param usual default overrides as a query string, for requests that have no overrides
 * @param headers headers that are added to every response
 */
export function createMocks(
  usual = '',
  headers: Record<string, string> = {},
): (request: Request) => Promise<Response> {
  const app = new Hono()
  const stories = openStories()

  for (const [id, operation] of Object.entries<Operation>(operations))
    app.on(operation.method, operation.path.replace(/\{(\w+)\}/g, ':$1'), (c) => serve(c, id, operation))
  // Handles requests outside of the contract: the health check, uploads, and placeholders for files to which responses
  // link.
  app.get('/health', (c) => c.json({ healthy: true }))
  app.put('/uploads/*', () => new Response(null, { status: 204 }))
  app.get('/uploads/*', (c) => c.body(picture, 200, { 'Content-Type': 'image/svg+xml' }))
  app.get('/mocks.json', (c) => c.json(catalogue()))
  app.notFound((c) => {
    const isKnownPath = Object.values(operations).some(({ path }) => isAt(path, c.req.path))
    const answer = refusal(
      isKnownPath ? 'METHOD_NOT_ALLOWED' : 'NOT_FOUND',
      languageOf(c.req.header('Language')),
    )
    return envelope(answer, {
      ...headers,
      [violationHeader]: encodeURIComponent(`${callOf(c)}: the contract has no such operation`),
    })
  })

  async function serve(c: Context, id: string, operation: Operation): Promise<Response> {
    const query = c.req.header(overridesHeader) ?? usual
    const overrides = readOverrides(query)
    if (overrides.latency) await new Promise((resolve) => setTimeout(resolve, overrides.latency))
    // Returns a network error, like `fetch` without a network.
    if (overrides.isOffline) return Response.error()
    const token = /^Bearer +(\S+)$/i.exec(c.req.header('Authorization') ?? '')?.[1] ?? ''
    const caller = c.req.header(storyHeader) ?? token
    if (overrides.isReset) stories.forget(caller)
    const read = await readInput(c, operation).catch(refusedOf)

    const circumstances = {
      overrides,
      story: stories.of(caller),
      isVisitor: overrides.isVisitor || !token,
    }
    const answer = await answerTo(c, { id, operation, read }, circumstances)
    if (answer.body.code === 200 && !answers[id]?.reads && !(read instanceof Refused))
      stories.tell(caller, {
        write: id,
        path: c.req.param(),
        body: read.body,
        data: answer.body.data,
        fresh: crypto.randomUUID(),
      })
    const [body, homeless] = placed(id, answer.body, overrides)
    const problems = [...unsupportedOverrides(query), ...homeless]
    return envelope(toAnswer({ ...answer, body }, c), {
      ...headers,
      [operationHeader]: id,
      ...([429, 503].includes(answer.status) && { 'Retry-After': retrySeconds }),
      ...(read instanceof Refused && { [violationHeader]: encodeURIComponent(`${id}: ${brokenBy(read)}`) }),
      ...(problems.length > 0 && { [unsupportedHeader]: problems.map(encodeURIComponent).join(',') }),
    })
  }

  return async (request) => await app.fetch(request)
}

async function answerTo(
  c: Context,
  { id, operation: { access }, read }: { id: string; operation: Operation; read: Input | Refused },
  circumstances: Parameters<typeof choose>[1],
): Promise<Named> {
  const { overrides, isVisitor } = circumstances
  const overridden = documentedAs(id, overrides.answers.get(id))
  if (overridden)
    return read instanceof Refused ? overridden : await onPage(id, overridden, { input: read, overrides })
  if (access === 'member' && isVisitor) return ofCatalogue('TOKEN_MISSING')
  if (read instanceof Refused) {
    const { name, status, body } = ofCatalogue(read.refusal)
    return { name, status, body: { ...body, data: read.detail } }
  }
  const chosen = await choose({ id, path: c.req.param(), body: read.body }, circumstances)
  return await onPage(id, chosen, { input: read, overrides })
}

/** Reduces a list response to the requested page. */
async function onPage(
  id: string,
  answer: Named,
  { input, overrides }: { input: Input; overrides: Overrides },
): Promise<Named> {
  const { limit, cursor } = objectOf(input.query)
  const page = {
    ...(typeof limit === 'number' && { limit }),
    ...(typeof cursor === 'string' && { cursor }),
  }
  return { ...answer, body: await pageOf(id, answer.body, { query: page, overrides }) }
}

/** Serializes the response envelope in the language of the caller. */
const toAnswer = ({ status, body }: Named, c: Context): Answer => ({
  status,
  body: JSON.stringify(inLanguage(body, c.req.header('Language'))),
})

function refusedOf(error: unknown): Refused {
  if (error instanceof Refused) return error
  throw error
}

const brokenBy = ({ refusal: name, detail }: Refused) =>
  [name, ...(detail?.reasons ?? []).map(({ code, field }) => (field ? `${field} ${code}` : code))].join(', ')

/** Lists all operations with the names of their responses, for clients in which developers select a response. */
export const catalogue = () =>
  Object.entries(operations).map(([id, { tag }]) => ({
    id,
    tag,
    summary: answers[id]?.summary ?? '',
    answers: documented(id).map(({ name }) => name),
  }))

const callOf = (c: Context) => `${c.req.method} ${c.req.path}`
const isAt = (template: string, path: string) =>
  new RegExp(`^${template.replace(/\{\w+\}/g, '[^/]+')}$`).test(path)

/** Placeholder for every picture that an example links to. */
const picture =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 3"><path fill="#c9b6a4" d="M0 0h4v3H0z"/><path fill="#f3ece4" d="m0 3 1.5-1.5L2.5 2.5l.5-.5 1 1z"/></svg>'
