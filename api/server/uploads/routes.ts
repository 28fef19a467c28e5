// Serves signed URLs for files, outside the contract because they carry files instead of JSON: PUT uploads a file once,
// GET downloads it. All other methods answer 404.
import { Hono, type Context } from 'hono'
import { eq } from 'drizzle-orm'
import type { Logger } from 'pino'
import { faultOf } from '#api/process/log.ts'
import { languageOf } from '#shared/languages.ts'
import type { Connection } from '#api/app/app.ts'
import { FileStoreDown, type FileStore } from '#api/integrations/fileStore.ts'
import { busySeconds, Refused, refuse, retryHeader } from '#shared/protocol/refuse.ts'
import { refusal } from '#shared/protocol/envelope.ts'
import { send } from '#api/http/envelope.ts'
import { networkOf } from '#api/http/network.ts'
import { openLimits, type Limits } from '#api/app/rateLimits/limits.ts'
import { isBusy, type Store } from '#api/store/store.ts'
import { keptType } from '#api/catalog/uploads.ts'
import { archiveOf } from '#api/account/uploadedFiles.ts'
import { permitted, type Permit } from '#api/platform/uploads/signedUrls.ts'
import { uploads } from '#api/platform/uploads/tables.ts'
import { openDecodeBudget, type DecodeBudget } from '#api/platform/uploads/decodeBudget.ts'
import { assertNotRejected, storeUpload } from '#api/platform/uploads/uploads.ts'
import { openInFlight, type InFlightRules } from './inFlight.ts'

type Options = {
  store: Store
  files: FileStore
  log: Logger
  clock?: () => Date
  rules?: InFlightRules
  limits?: Limits
  budget?: DecodeBudget
}

/** Mount at `/uploads`. */
export function uploadRoutes({
  store: { db },
  files,
  log,
  clock = () => new Date(),
  rules,
  limits = openLimits(),
  budget = openDecodeBudget(),
}: Options) {
  const routes = new Hono<Connection>()
  const inFlight = openInFlight(rules)

  routes.put('/:id', async (c) => {
    const { id, contentType, size, memberId } = await findUpload(c.req.param('id'))
    const permit: Permit = { to: 'send', id, contentType, size }
    const permittedUntil = await permitted(files, permit, c.req.query())
    if (!permittedUntil) tellOfForgery(c, id)
    assertOpen(permittedUntil, clock())
    if (mediaType(c.req.header('Content-Type')) !== contentType)
      refuse('BAD_REQUEST', { reasons: [{ code: 'OTHER_TYPE' }] })
    await inFlight.inTurn(id, async () => {
      // A request that waited for another upload of the same file does not store it again.
      const upload = await findUpload(id)
      if (upload.storedAt) return
      assertNotRejected(upload)
      const network = networkOf(c.env?.address ?? 'local')
      await inFlight.withBytes(c.req.raw, { size, network, isMember: memberId !== null }, async (bytes) => {
        // The URL may have expired while the file was arriving.
        assertOpen(await permitted(files, permit, c.req.query()), clock())
        const sender = { address: network, member: memberId ?? undefined, bytes: bytes.length }
        await limits({ rate: 'file', ...sender }, () =>
          storeUpload(db, files, { id, bytes, network, clock, budget }),
        )
      })
    })
    return c.body(null, 204)
  })

  routes.get('/archive/:member', async (c) => {
    const id = c.req.param('member')
    const until = await permitted(files, { to: 'archive', id }, c.req.query())
    if (!until) tellOfForgery(c, id)
    assertOpen(until, clock())
    const name = `members-hub-files-${clock().toISOString().slice(0, 10)}.zip`
    return c.body(streamOf(archiveOf(db, files, id)), 200, {
      ...protection,
      'Content-Type': 'application/zip',
      'Content-Disposition': `attachment; filename="${name}"`,
      'Cache-Control': 'no-store',
    })
  })

  routes.get('/:id', async (c) => {
    const upload = await findUpload(c.req.param('id'))
    const until = await permitted(files, { to: 'look', id: upload.id }, c.req.query())
    if (!until) tellOfForgery(c, upload.id)
    const now = clock()
    assertOpen(until, now)
    const bytes = upload.storedAt && (await files.get(upload.id))
    if (!bytes || !until) return refuse('NOT_FOUND')
    const seconds = Math.floor((until.getTime() - now.getTime()) / 1000)
    return c.body(bytes, 200, { ...headersOf(upload), 'Cache-Control': `private, max-age=${seconds}` })
  })

  routes.notFound((c) => send(refusal('NOT_FOUND', languageOf(c.req.header('Language')))))
  routes.onError((error, c) => {
    const language = languageOf(c.req.header('Language'))
    if (error instanceof Refused)
      return send(refusal(error.refusal, language, error.detail), retryHeader(error))
    log.error({ upload: c.req.method, fault: faultOf(error) })
    // The file is not stored: the client can retry at the same URL.
    if (error instanceof FileStoreDown || isBusy(error))
      return send(refusal('BUSY', language), { 'Retry-After': String(busySeconds) })
    return send(refusal('FAULT', language))
  })
  return routes

  /** Streams chunks with at most one chunk of read-ahead. */
  function streamOf(chunks: AsyncGenerator<Uint8Array, void>) {
    const source = {
      async pull(controller: ReadableStreamDefaultController<Uint8Array>) {
        try {
          const { done, value } = await chunks.next()
          if (done) controller.close()
          else controller.enqueue(value)
        } catch (error) {
          log.error({ upload: 'archive', fault: faultOf(error) })
          throw error
        }
      },
      cancel: async () => void (await chunks.return(undefined)),
    }
    return new ReadableStream(source, { highWaterMark: 0 })
  }

  function tellOfForgery(c: Context<Connection>, file: string) {
    log.warn({ refused: 'file signature', file, network: networkOf(c.env?.address ?? 'local') })
  }

  async function findUpload(id: string) {
    const [upload] = await db.select().from(uploads).where(eq(uploads.id, id))
    return upload ?? refuse('NOT_FOUND')
  }
}

/**
 * Answers a wrong signature like a missing file. An expired signature is reported, because the client can request a new
 * one.
 */
function assertOpen(until: Date | null, now: Date) {
  if (!until) refuse('NOT_FOUND')
  if (until <= now) refuse('BAD_REQUEST', { reasons: [{ code: 'EXPIRED' }] })
}

const mediaType = (header = '') => header.split(';')[0]?.trim().toLowerCase()

const endings = {
  'image/jpeg': 'jpg',
  'image/png': 'png',
  'image/webp': 'webp',
  'application/pdf': 'pdf',
} as const

const protection = {
  'Content-Security-Policy': "default-src 'none'; sandbox",
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Referrer-Policy': 'no-referrer',
  'X-Content-Type-Options': 'nosniff',
}

/** Sends the validated type, in a sandbox without scripts. Files that are not pictures are downloaded. */
function headersOf({ id, contentType }: typeof uploads.$inferSelect) {
  const type = keptType(contentType)
  const disposition = type === 'application/pdf' ? 'attachment' : 'inline'
  return {
    'Content-Type': type,
    'Content-Disposition': `${disposition}; filename="${id}.${endings[type]}"`,
    ...protection,
  }
}
