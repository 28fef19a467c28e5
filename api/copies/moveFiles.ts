// Copies uploaded files from disk to the file store of the target, in small batches.
import { and, asc, gt, isNotNull } from 'drizzle-orm'
import { keptType } from '../catalog/uploads.ts'
import type { FileStore } from '../integrations/fileStore.ts'
import { uploads } from '../platform/uploads/tables.ts'
import type { Database } from '../store/store.ts'
import { noteProgress, readProgress } from './moveProgress.ts'

/** Files between two writes of the progress; one file is in memory at a time. */
const batchFiles = 20

const progressKey = 'files'

/**
 * Resumes from stored progress; a file without stored progress is copied again.
 * @returns the number of copied files, and of files that neither store has
 */
export async function moveFiles(
  source: Database,
  target: Database,
  { from, to, tell }: { from: FileStore; to: FileStore; tell: (files: number) => void },
): Promise<{ moved: number; missing: number }> {
  let { lastKey, rows: moved, isDone } = await readProgress(target, progressKey)
  while (!isDone) {
    const batch = await source
      .select({ id: uploads.id, contentType: uploads.contentType })
      .from(uploads)
      .where(and(isNotNull(uploads.storedAt), lastKey?.[0] ? gt(uploads.id, lastKey[0]) : undefined))
      .orderBy(asc(uploads.id))
      .limit(batchFiles)
    for (const { id, contentType } of batch) {
      const bytes = await from.get(id)
      if (bytes) await to.put(id, bytes, keptType(contentType))
      // The file may already be in the bucket, if the hub used it with the embedded database.
      if (bytes ?? (await to.get(id))) moved += 1
    }
    const last = batch.at(-1)
    if (last) lastKey = [last.id]
    isDone = batch.length < batchFiles
    await noteProgress(target, progressKey, { lastKey, rows: moved, isDone })
    tell(moved)
  }
  return { moved, missing: (await source.$count(uploads, isNotNull(uploads.storedAt))) - moved }
}
