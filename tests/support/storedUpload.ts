// A file that was uploaded and waits for the call that names it.
import type { UploadPurpose } from '../../api/platform/tables.ts'
import { uploads } from '../../api/platform/tables.ts'
import { newId } from '../../api/store/id.ts'
import type { Api } from './api.ts'

/** @param memberId absent for a visitor's file @returns its id */
export async function storedUpload(
  { store, clock }: Api,
  purpose: UploadPurpose,
  memberId: string | null = null,
): Promise<string> {
  const id = newId()
  await store.db.insert(uploads).values({
    ...{ id, memberId, purpose, contentType: 'image/jpeg', size: 20_480 },
    announcedAt: clock.now,
    storedAt: clock.now,
  })
  return id
}
