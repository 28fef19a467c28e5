// Serves the files of an item to staff who may decide on it. A file is untrusted content: it must not run scripts, and
// its name comes from the hub.
import { Hono } from 'hono'
import { getCookie } from 'hono/cookie'
import { eq } from 'drizzle-orm'
import { ReviewKind } from '#generated/backOffice/schemas/membersHub.schemas.ts'
import { Refused } from '#shared/protocol/refuse.ts'
import { readItem } from '../backOffice/reviews/detail.ts'
import type { Integrations } from '../integrations/integrations.ts'
import { uploads } from '../platform/uploads/tables.ts'
import { staffOf, type StaffDirectory } from '../staff/sessions.ts'
import type { Store } from '../store/store.ts'
import { isSameOrigin, sessionCookieFor } from './staffCall.ts'

type Options = {
  store: Store
  files: Integrations['files']
  directory: StaffDirectory
  origin: string
  clock: () => Date
}

export function openReviewFiles({ store: { db }, files, directory, origin, clock }: Options) {
  const app = new Hono()
  app.get('/files/:kind/:id/:file', async (c) => {
    const { kind, id, file } = c.req.param()
    const token = getCookie(c, sessionCookieFor(origin))
    if (token === undefined || !isSameOrigin(c.req.raw, origin)) return c.text('Sign in first.', 401)
    const staff = await staffOf(db, token, { directory, now: clock() }).catch((error: unknown) => {
      if (error instanceof Refused) return undefined
      throw error
    })
    if (!staff) return c.text('Sign in first.', 401)
    if (!staff.permissions.includes('review')) return c.text('Your roles do not include the permission.', 403)
    const parsed = ReviewKind.safeParse(kind)
    const item = parsed.success ? await readItem(db, parsed.data, id) : undefined
    if (!item?.uploadIds.includes(file)) return c.notFound()
    const [row] = await db.select().from(uploads).where(eq(uploads.id, file))
    const bytes = row && (await files.get(file))
    if (!bytes) return c.notFound()
    return c.body(bytes, 200, {
      'Content-Type': row.contentType,
      'Content-Disposition': 'inline',
      'Content-Security-Policy': "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'self'",
      'X-Content-Type-Options': 'nosniff',
      'X-Frame-Options': 'SAMEORIGIN',
      'Cache-Control': 'private, no-store',
      'Cross-Origin-Resource-Policy': 'same-origin',
    })
  })
  return app
}
