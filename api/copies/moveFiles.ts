// Hands the files on disk to the store of the hub that is moved to, a few at a time.
import { and, asc, gt, isNotNull } from 'drizzle-orm'
import { keptType } from '../catalog/uploads.ts'
import type { FileStore } from '../integrations/fileStore.ts'
import { uploads } from '../platform/uploads/tables.ts'
import type { Database } from '../store/store.ts'
import { noteProgress, readProgress } from './moveProgress.ts'

/** How many between two notes of how far it has come; one is in memory at a time. */
const batchFiles = 20

const progressKey = 'files'

/**
 * Goes on where it was left; a file that was handed over is handed over again where nobody noted it.
 * @returns how many are there, and how many neither the disk has nor the new store
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
      // A hub on the embedded database may have had its bucket before.
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
