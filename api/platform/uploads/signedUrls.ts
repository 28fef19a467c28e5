// Creates and verifies signed URLs. Until its expiry, each URL permits either sending an announced file or reading a
// stored file. The signature covers all constraints, so that the server need not store them.
import type { FileStore } from '#api/integrations/fileStore.ts'
import { isSignedByHub } from '#api/integrations/signatures.ts'

/**
 * Permission that a signed URL grants. `id` is the id of an upload, or of the member whose archive is read. `send`
 * includes the announced type and size.
 */
export type Permit = { id: string } & (
  | { to: 'look' | 'archive' }
  | { to: 'send'; contentType: string; size: number }
)

/** Returns a signed URL, relative to the hub's origin, that grants the permission until the given time. */
export async function signedAddress(files: FileStore, permit: Permit, until: Date): Promise<string> {
  const expires = String(Math.floor(until.getTime() / 1000))
  const query = new URLSearchParams({ expires, signature: await files.sign(textOf(permit, expires)) })
  const path = permit.to === 'archive' ? `archive/${permit.id}` : permit.id
  return `/uploads/${path}?${query.toString()}`
}

/**
 * @returns the time of expiry if the signature permits the request, otherwise null. Callers must check that this time
 * has not passed
 */
export async function permitted(
  files: FileStore,
  permit: Permit,
  query: Record<string, string>,
): Promise<Date | null> {
  const { expires = '', signature = '' } = query
  if (!/^\d{1,12}$/.test(expires)) return null
  const isSigned = await isSignedByHub(files, textOf(permit, expires), signature)
  return isSigned ? new Date(Number(expires) * 1000) : null
}

/** Signs each part on a separate line. This is unambiguous, because parts cannot contain line breaks. */
function textOf(permit: Permit, expires: string) {
  const constraints = permit.to === 'send' ? [permit.contentType, permit.size] : []
  return [permit.to, permit.id, expires, ...constraints].join('\n')
}
