// Receives messages that the brand sends to webhooks. The webhooks are not part of the API contract, because no page
// calls them. The warehouse and carriers send updates on gifts and redemptions to `POST /webhooks/fulfilment`. The
// brand sends decisions on receipts, registered purchases and screenshots of product reviews to `POST
// /webhooks/review`. The signature covers the timestamp and the bytes of a message. Messages with a wrong signature are
// rejected before parsing. Processing is idempotent and does not depend on the sequence of messages.
import { createHmac } from 'node:crypto'
import { Hono, type Context } from 'hono'
import type { Log } from '#api/process/log.ts'
import type { Connection } from '#api/app/app.ts'
import { networkOf } from '#api/http/network.ts'
import type * as z from 'zod/mini'
import { decide } from '#api/backOffice/decide.ts'
import { fulfil, type Outcome } from '#api/backOffice/fulfil.ts'
import { decision, fulfilmentNews, type Actor } from '#api/backOffice/messages.ts'
import type { Database, Store } from '#api/store/store.ts'
import { isSignedByOne } from '#api/integrations/signatures.ts'
import { readBytes } from './readBytes.ts'
import { parseJson } from '#shared/protocol/strictJson.ts'

/**
 * Maximum difference in milliseconds between the timestamp of a message and the current time, in both directions. The
 * limit prevents an attacker from sending a copied message again later.
 */
const lifetime = 300_000

export const timeHeader = 'Hub-Timestamp'
export const signatureHeader = 'Hub-Signature'

/** Returns the signature: HMAC-SHA256 in hex over the timestamp in seconds, a dot, and the raw body. */
export const signatureOf = (secret: string, seconds: string, body: Uint8Array) =>
  createHmac('sha256', secret).update(`${seconds}.`).update(body).digest('hex')

type Options = { store: Store; log: Log; clock?: () => Date }
type Secrets = { fulfilment?: readonly string[] | undefined; review?: readonly string[] | undefined }

/** Adds routes for the webhooks whose secret is configured. All other webhooks answer 404. */
export function openBrandWebhooks(
  secrets: Secrets,
  { store, log, clock = () => new Date() }: Options,
): Hono<Connection> {
  const webhooks = new Hono<Connection>()
  const listen = <Told extends object>(
    name: keyof Secrets,
    schema: z.ZodMiniType<Told>,
    keep: (db: Database, message: Told, context: Actor) => Promise<Outcome>,
  ) => {
    const ownSecrets = secrets[name]
    if (ownSecrets === undefined) return
    webhooks.post(`/${name}`, async (c) => {
      const body = await readBytes(c.req.raw)
      if (!body) return answer(c, 413, 'The message is too large.')
      if (!isSigned(c, ownSecrets, { body, now: clock() })) {
        const network = networkOf(c.env?.address ?? 'local')
        log.warn({
          event: 'webhook_signature_wrong',
          refused: 'webhook signature',
          path: c.req.path,
          network,
          msg: `Message to ${c.req.path} has no valid signature. Compare the secret with the sender's.`,
        })
        return answer(c, 401, 'The signature is not valid.')
      }
      const parseResult = schema.safeParse(parsed(body))
      if (!parseResult.success) return answer(c, 400, sentenceOf(parseResult.error.issues[0]))
      try {
        const outcome = await keep(store.db, parseResult.data, { by: `webhook:${name}`, now: clock() })
        log.info({
          event: 'brand_message_processed',
          webhook: name,
          ...subjectOf(parseResult.data),
          outcome,
          audit: true,
          msg: `Message to webhook ${name} ended with outcome ${outcome}.`,
        })
        log.flush()
        return c.json({ outcome }, statusOf[outcome])
      } catch (error) {
        // Logs only the name of the error, because the text of the error may quote the webhook message. The sender
        // retries the message.
        log.error({
          event: 'brand_message_failed',
          webhook: name,
          fault: error instanceof Error ? error.name : 'unknown',
          msg: `Message to webhook ${name} failed with status 500; the brand sends it again.`,
        })
        return answer(c, 500, 'The hub failed to process the message: send it again.')
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
    ? `The field ${issue.path.map(String).join('.')} is not valid.`
    : 'The message is not valid.'

/** Returns the logged fields of a message: ids and states without personal data. */
function subjectOf(message: object) {
  const { source, state, kind, id, verdict, reason }: Record<string, unknown> = { ...message }
  return { source, state, kind, id, verdict, reason }
}
