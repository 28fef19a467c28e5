// Serves the files of reviewed items and of contact messages to staff with the permission. A file is untrusted content:
// it must not run scripts, and its name comes from the hub.
import { Hono } from 'hono'
import { eq } from 'drizzle-orm'
import { ReviewKind } from '#generated/backOffice/schemas/membersHub.schemas.ts'
import { readMessage } from '../backOffice/contactMessages/detail.ts'
import { readItem } from '../backOffice/reviews/detail.ts'
import { storedType } from '../catalog/uploads.ts'
import type { Integrations } from '../integrations/integrations.ts'
import { uploads } from '../platform/uploads/tables.ts'
import type { StaffDirectory } from '../staff/sessions.ts'
import type { Permission } from '../staff/roles.ts'
import type { Database, Store } from '../store/store.ts'
import { staffOfRequest } from './staffOfRequest.ts'

type Options = {
  store: Store
  files: Integrations['files']
  directory: StaffDirectory
  origin: string
  clock: () => Date
}

/** Types that the page shows; browsers download other types. */
const viewable: ReadonlySet<string> = new Set(['image/jpeg', 'image/png', 'image/webp', 'application/pdf'])

type Source = {
  permission: Permission
  /** Returns the ids of the files; `undefined` if the item does not exist. */
  filesOf: (db: Database, id: string) => Promise<string[] | undefined>
}

function sourceOf(kind: string): Source | undefined {
  if (kind === 'message')
    return { permission: 'answer', filesOf: async (db, id) => (await readMessage(db, id))?.attachments }
  const { success, data } = ReviewKind.safeParse(kind)
  if (!success) return undefined
  return { permission: 'review', filesOf: async (db, id) => (await readItem(db, data, id))?.uploadIds }
}

export function openStaffFiles({ store: { db }, files, directory, origin, clock }: Options) {
  const app = new Hono()
  app.get('/files/:kind/:id/:file', async (c) => {
    const { kind, id, file } = c.req.param()
    const staff = await staffOfRequest(c, db, { directory, origin, now: clock() })
    if (!staff) return c.text('Sign in first.', 401)
    const source = sourceOf(kind)
    if (!source) return c.notFound()
    if (!staff.permissions.includes(source.permission))
      return c.text('Your roles do not include the permission.', 403)
    if (!(await source.filesOf(db, id))?.includes(file)) return c.notFound()
    const [row] = await db.select().from(uploads).where(eq(uploads.id, file))
    const bytes = row && (await files.get(file))
    if (!bytes) return c.notFound()
    const type = storedType(row.contentType)
    return c.body(bytes, 200, {
      'Content-Type': type,
      'Content-Disposition': viewable.has(type) ? 'inline' : `attachment; filename="${file}"`,
      'Content-Security-Policy': "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'self'",
      'X-Content-Type-Options': 'nosniff',
      'X-Frame-Options': 'SAMEORIGIN',
      'Cache-Control': 'private, no-store',
      'Cross-Origin-Resource-Policy': 'same-origin',
    })
  })
  return app
}
