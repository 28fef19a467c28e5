// Receives webhooks of the brand, outside the contract because no page calls them: `POST /webhooks/fulfilment` for
// updates of the warehouse and carriers on gifts and redemptions, `POST /webhooks/review` for decisions on receipts,
// registered purchases and pictures of reviews. A message is signed over its timestamp and bytes, and rejected before
// parsing if the signature is wrong. Processing is idempotent and independent of the order of messages.
import { createHmac } from 'node:crypto'
import { Hono, type Context } from 'hono'
import type { Logger } from 'pino'
import type { Connection } from '#api/app/app.ts'
import { networkOf } from '#api/http/network.ts'
import type * as z from 'zod/mini'
import { decide } from '#api/desk/decide.ts'
import { fulfil, type Outcome } from '#api/desk/fulfil.ts'
import { decision, fulfilmentNews, type Said } from '#api/desk/messages.ts'
import type { Database, Store } from '#api/store/store.ts'
import { isSignedByOne } from '#api/integrations/signatures.ts'
import { readBytes } from './readBytes.ts'
import { parseJson } from '#shared/protocol/strictJson.ts'

/**
 * Milliseconds of clock difference that a signature tolerates in both directions; limits replays of copied messages.
 */
const lifetime = 300_000

export const timeHeader = 'Hub-Timestamp'
export const signatureHeader = 'Hub-Signature'

/** Returns HMAC-SHA256 in hex over the timestamp in seconds, a dot, and the raw body. */
export const signatureOf = (secret: string, seconds: string, body: Uint8Array) =>
  createHmac('sha256', secret).update(`${seconds}.`).update(body).digest('hex')

type Options = { store: Store; log: Logger; clock?: () => Date }
type Secrets = { fulfilment?: readonly string[] | undefined; review?: readonly string[] | undefined }

/** Mounts the webhooks that have a secret; others answer 404. */
export function openBrandWebhooks(
  secrets: Secrets,
  { store, log, clock = () => new Date() }: Options,
): Hono<Connection> {
  const webhooks = new Hono<Connection>()
  const listen = <Told extends object>(
    name: keyof Secrets,
    schema: z.ZodMiniType<Told>,
    keep: (db: Database, message: Told, context: Said) => Promise<Outcome>,
  ) => {
    const ownSecrets = secrets[name]
    if (ownSecrets === undefined) return
    webhooks.post(`/${name}`, async (c) => {
      const body = await readBytes(c.req.raw)
      if (!body) return answer(c, 413, 'The message is too large.')
      if (!isSigned(c, ownSecrets, { body, now: clock() })) {
        const network = networkOf(c.env?.address ?? 'local')
        log.warn({ refused: 'webhook signature', path: c.req.path, network })
        return answer(c, 401, 'The signature does not fit.')
      }
      const parseResult = schema.safeParse(parsed(body))
      if (!parseResult.success) return answer(c, 400, sentenceOf(parseResult.error.issues[0]))
      try {
        const outcome = await keep(store.db, parseResult.data, { by: `webhook:${name}`, now: clock() })
        log.info({ webhook: name, ...subjectOf(parseResult.data), outcome, audit: true })
        log.flush()
        return c.json({ outcome }, statusOf[outcome])
      } catch (error) {
        // The error message may quote the message; the sender retries it.
        log.error({ webhook: name, fault: error instanceof Error ? error.name : 'unknown' })
        return answer(c, 500, 'Something went wrong here: please send it again.')
      }
    })
  }
  listen('fulfilment', fulfilmentNews, fulfil)
  listen('review', decision, decide)
  return webhooks
}

const statusOf = { done: 200, known: 200, unknown: 404, refused: 409 } as const satisfies Record<
  Outcome,
  number
>

const answer = (c: Context, status: 400 | 401 | 413 | 500, error: string) => c.json({ error }, status)

function isSigned(
  c: Context,
  secrets: readonly string[],
  { body, now }: { body: Uint8Array; now: Date },
): boolean {
  const seconds = c.req.header(timeHeader) ?? ''
  if (!/^\d{10}$/.test(seconds) || Math.abs(now.getTime() - Number(seconds) * 1000) > lifetime) return false
  const signature = Buffer.from(c.req.header(signatureHeader) ?? '')
  return isSignedByOne(secrets, signature, (secret) => Buffer.from(signatureOf(secret, seconds, body)))
}

function parsed(body: Uint8Array): unknown {
  try {
    return parseJson(new TextDecoder('utf-8', { fatal: true }).decode(body))
  } catch {
    return undefined
  }
}

const sentenceOf = (issue: { path: PropertyKey[] } | undefined) =>
  issue?.path.length
    ? `Not understood: ${issue.path.map(String).join('.')}.`
    : 'The message is not understood.'

/** Subject for the audit log: ids and states, no personal data. */
function subjectOf(message: object) {
  const { source, state, kind, id, verdict, reason }: Record<string, unknown> = { ...message }
  return { source, state, kind, id, verdict, reason }
}
