// Answers the API calls of a preview. Each call runs in a transaction that is rolled back, as the reader of the preview
// and at its time. Only operations that read are called.
import { operations } from '#generated/operations.ts'
import { plainJson } from '#shared/protocol/controlCharacters.ts'
import { refusal } from '#shared/protocol/envelope.ts'
import { createApp, type AppOptions, type Connection } from '../../app/app.ts'
import { openLimits } from '../../app/rateLimits/limits.ts'
import type { Preview } from '../../content/preview.ts'
import { send } from '../../http/envelope.ts'
import { signInReader } from '../../samples/previewReaders.ts'
import type { Database } from '../../store/store.ts'
import { languageOf } from '#shared/languages.ts'
import { objectOf } from '#shared/unknown.ts'

type Services = Pick<AppOptions, 'store' | 'integrations' | 'log'>

const readOnly = 'This is a preview: nothing that you do here is stored. End the preview to continue.'

/** Returns a function that answers an API call of a preview. */
export function openPreviewCalls({ store, integrations, log }: Services) {
  const limits = openLimits()
  return async (preview: Preview, request: Request, caller: Connection['Bindings']): Promise<Response> => {
    if (isWrite(request)) return refuseWrite(request, readOnly)
    return await rolledBack(store.db, async (tx) => {
      const now = timeOf(preview)
      const token = await signInReader(tx, { ...preview, now })
      const app = createApp({
        store: { ...store, db: tx, replica: () => undefined },
        // Never sends a message, because the transaction that stores the message is rolled back.
        integrations: { ...integrations, send: () => Promise.resolve(false) },
        log,
        limits,
        clock: () => now,
      })
      const { address = 'local', country = null, device = null } = caller
      return await app.fetch(withToken(request, token), { address, country, device })
    })
  }
}

export const timeOf = ({ at }: Preview) => (at === null ? new Date() : new Date(at))

/** Answers a call in the envelope of the API, with the code of a missing permission. */
export function refuseWrite(request: Request, message: string): Response {
  const { status, body } = refusal('FORBIDDEN', languageOf(request.headers.get('Language') ?? undefined))
  const envelope: unknown = JSON.parse(body)
  return send({ status, body: plainJson({ ...objectOf(envelope), message }) })
}

const patterns = Object.values(operations).map(({ method, path, rate, idempotent, audit }) => ({
  method: method.toUpperCase(),
  path: new RegExp(`^${path.replaceAll('.', '\\.').replaceAll(/\{\w+\}/g, '[^/]+')}$`),
  isRead: rate === 'read' && !idempotent && !audit,
}))

/** Returns true unless the contract describes the call as a read. Unknown calls count as writes, unless they are GET. */
function isWrite({ method, url }: Request): boolean {
  const { pathname } = new URL(url)
  const operation = patterns.find((each) => each.method === method && each.path.test(pathname))
  return operation ? !operation.isRead : method !== 'GET' && method !== 'HEAD'
}

function withToken(request: Request, token: string | undefined): Request {
  const headers = new Headers(request.headers)
  headers.delete('Authorization')
  headers.delete('Cookie')
  if (token !== undefined) headers.set('Authorization', `Bearer ${token}`)
  // `fetch` requires `duplex: 'half'` for a streamed body, and ignores this option for other bodies.
  const init = { method: request.method, headers, body: request.body, duplex: 'half' }
  return new Request(request.url, init)
}

/** Thrown at the end of the transaction, so that the call stores no rows. */
class RollBack extends Error {}

async function rolledBack(
  db: Database,
  work: (tx: Database) => Response | Promise<Response>,
): Promise<Response> {
  const answer = Promise.withResolvers<Response>()
  try {
    await db.transaction(async (tx) => {
      const response = await work(tx)
      answer.resolve(response)
      throw new RollBack()
    })
  } catch (error) {
    if (!(error instanceof RollBack)) throw error
  }
  return await answer.promise
}
