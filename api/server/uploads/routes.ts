// Serves signed file URLs: PUT uploads a file once, GET downloads it, and all other methods answer 404. These routes
// are not part of the API contract, because they transfer files instead of JSON.
import { Hono, type Context } from 'hono'
import { eq } from 'drizzle-orm'
import { faultOf, type Log } from '#api/process/log.ts'
import { languageOf } from '#shared/languages.ts'
import type { Connection } from '#api/app/app.ts'
import { FileStoreDown, type FileStore } from '#api/integrations/fileStore.ts'
import { busySeconds, Refused, refuse, retryHeader } from '#shared/protocol/refuse.ts'
import { refusal } from '#shared/protocol/envelope.ts'
import { send } from '#api/http/envelope.ts'
import { networkOf } from '#api/http/network.ts'
import { openLimits, type Limits } from '#api/app/rateLimits/limits.ts'
import { isBusy, type Store } from '#api/store/store.ts'
import { storedType } from '#api/catalog/uploads.ts'
import { archiveOf } from '#api/account/uploadedFiles.ts'
import { permitted, type Permit } from '#api/platform/uploads/signedUrls.ts'
import { uploads } from '#api/platform/uploads/tables.ts'
import { openDecodeBudget, type DecodeBudget } from '#api/platform/uploads/decodeBudget.ts'
import { assertNotRejected, storeUpload } from '#api/platform/uploads/uploads.ts'
import { openInFlight, type InFlightRules } from './inFlight.ts'

type Options = {
  store: Store
  files: FileStore
  log: Log
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
    if (!permittedUntil) logForgery(c, id)
    assertOpen(permittedUntil, clock())
    if (mediaType(c.req.header('Content-Type')) !== contentType)
      refuse('BAD_REQUEST', { reasons: [{ code: 'OTHER_TYPE' }] })
    await inFlight.inTurn(id, async () => {
      // Reads the row again, because another upload of the same file may have stored the file in the meantime.
      const upload = await findUpload(id)
      if (upload.storedAt) return
      assertNotRejected(upload)
      const network = networkOf(c.env?.address ?? 'local')
      await inFlight.withBytes(c.req.raw, { size, network, isMember: memberId !== null }, async (bytes) => {
        // Checks the expiry again, because the URL may have expired while the file was arriving.
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
    if (!until) logForgery(c, id)
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
    if (!until) logForgery(c, upload.id)
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
    const { method } = c.req
    log.error({
      event: 'upload_failed',
      method,
      fault: faultOf(error),
      msg: `Request ${method} for an upload failed; the client can repeat it.`,
    })
    // Answers 503, so that the client retries at the same URL, because the file was not stored.
    if (error instanceof FileStoreDown || isBusy(error))
      return send(refusal('BUSY', language), { 'Retry-After': String(busySeconds) })
    return send(refusal('FAULT', language))
  })
  return routes

  /** Converts a sequence of chunks to a stream that reads at most one chunk ahead. */
  function streamOf(chunks: AsyncGenerator<Uint8Array, void>) {
    const source = {
      async pull(controller: ReadableStreamDefaultController<Uint8Array>) {
        try {
          const { done, value } = await chunks.next()
          if (done) controller.close()
          else controller.enqueue(value)
        } catch (error) {
          log.error({
            event: 'archive_failed',
            fault: faultOf(error),
            msg: 'Archive of uploads ended early; the member can download it again.',
          })
          throw error
        }
      },
      cancel: async () => void (await chunks.return(undefined)),
    }
    return new ReadableStream(source, { highWaterMark: 0 })
  }

  function logForgery(c: Context<Connection>, file: string) {
    log.warn({
      event: 'file_signature_wrong',
      refused: 'file signature',
      file,
      network: networkOf(c.env?.address ?? 'local'),
      msg: `URL of file ${file} has a signature that the hub did not create.`,
    })
  }

  async function findUpload(id: string) {
    const [upload] = await db.select().from(uploads).where(eq(uploads.id, id))
    return upload ?? refuse('NOT_FOUND')
  }
}

/**
 * Answers a URL with a wrong signature in the same way as the URL of a missing file. Reports an expired signature,
 * because the client can then request a new URL.
 */
function assertOpen(until: Date | null, now: Date) {
  if (!until) refuse('NOT_FOUND')
  if (until <= now) refuse('BAD_REQUEST', { reasons: [{ code: 'EXPIRED' }] })
}

const mediaType = (header = '') => header.split(';')[0]?.trim().toLowerCase()

const extensions = {
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

/**
 * Returns response headers for a file, with its validated type and a sandbox in which scripts do not run. Browsers
 * display pictures and download all other files.
 */
function headersOf({ id, contentType }: typeof uploads.$inferSelect) {
  const type = storedType(contentType)
  const disposition = type === 'application/pdf' ? 'attachment' : 'inline'
  return {
    'Content-Type': type,
    'Content-Disposition': `${disposition}; filename="${id}.${extensions[type]}"`,
    ...protection,
  }
}
