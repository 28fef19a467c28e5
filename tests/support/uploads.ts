// Creates uploads for tests in the same way as members do: each file is announced and stored, but no call has used it
// yet.
import { announceUpload, storeUpload } from '#api/platform/uploads/uploads.ts'
import type { UploadPurpose } from '#api/platform/uploads/tables.ts'
import type { Api } from './api.ts'
import type { TestMember } from './members.ts'
import { png } from './pictures.ts'

/** @param member id of the owner; `null` for a visitor @returns the id of a stored file that no call has used yet */
export async function addUpload(
  { store: { db }, integrations: { files }, clock }: Api,
  member: Pick<TestMember, 'uid'> | null,
  purpose: UploadPurpose,
): Promise<string> {
  const announced = {
    memberId: member?.uid ?? null,
    network: 'local',
    purpose,
    contentType: 'image/png',
    size: png.length,
  }
  const { id } = await announceUpload(db, files, { ...announced, now: clock.now })
  await storeUpload(db, files, { id, bytes: png, network: 'local', clock: () => clock.now })
  return id
}
