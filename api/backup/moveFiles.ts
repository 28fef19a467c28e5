// Copies uploaded files from disk to the file store of the target, in small batches.
import { and, asc, gt, isNotNull } from 'drizzle-orm'
import { storedType } from '../catalog/uploads.ts'
import type { FileStore } from '../integrations/fileStore.ts'
import { uploads } from '../platform/uploads/tables.ts'
import type { Database } from '../store/store.ts'
import { recordProgress, readProgress } from './moveProgress.ts'

/** Number of files after which the progress is stored; only one file is in memory at a time. */
const batchFiles = 20

const progressKey = 'files'

/**
 * Copies all files, or resumes from the stored progress. Files that were copied after the last stored progress are
 * copied again.
 * @returns `moved`: the number of files in the target; `missing`: the number of files that neither store has
 */
export async function moveFiles(
  source: Database,
  target: Database,
  { from, to, onProgress }: { from: FileStore; to: FileStore; onProgress: (files: number) => void },
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
      if (bytes) await to.put(id, bytes, storedType(contentType))
      // If the hub used the bucket before the move, the file may already be there.
      if (bytes ?? (await to.get(id))) moved += 1
    }
    const last = batch.at(-1)
    if (last) lastKey = [last.id]
    isDone = batch.length < batchFiles
    await recordProgress(target, progressKey, { lastKey, rows: moved, isDone })
    onProgress(moved)
  }
  return { moved, missing: (await source.$count(uploads, isNotNull(uploads.storedAt))) - moved }
}
