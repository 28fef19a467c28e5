// Files that members sent, as other tags see them: named by the call that uses them, once.
import { and, eq, inArray, isNotNull, isNull, or } from 'drizzle-orm'
import { refuse } from '../refuse.ts'
import type { Database } from '../store/store.ts'
import { uploads, type UploadPurpose } from './tables.ts'

type Use = { ids: string[]; memberId: string | null; purpose: UploadPurpose; now: Date }

/** Marks stored files as used. @throws UPLOAD_UNKNOWN unless all are there, unused, hers and for this purpose */
export async function takeUploads(tx: Database, { ids, memberId, purpose, now }: Use) {
  if (ids.length === 0) return
  const owner = memberId === null ? isNull(uploads.memberId) : eq(uploads.memberId, memberId)
  const rows = await tx
    .update(uploads)
    .set({ usedAt: now })
    .where(
      and(
        inArray(uploads.id, ids),
        or(owner, isNull(uploads.memberId)),
        eq(uploads.purpose, purpose),
        isNotNull(uploads.storedAt),
        isNull(uploads.usedAt),
      ),
    )
    .returning({ id: uploads.id })
  if (rows.length !== new Set(ids).size) refuse('UPLOAD_UNKNOWN')
}
