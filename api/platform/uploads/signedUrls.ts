// Addresses that carry their own permission: to send the announced file, or to look at a stored one, until a moment.
// What they are bound to is signed, so that nothing about them has to be stored.
import { timingSafeEqual } from 'node:crypto'
import type { FileStore } from '#api/integrations/fileStore.ts'

/** The permission of a signed URL: `id` is the upload's, of an archive the member's; sending names type and size as announced. */
export type Permit = { id: string } & (
  | { to: 'look' | 'archive' }
  | { to: 'send'; contentType: string; size: number }
)

/** A relative address on the hub's own origin. */
export async function signedAddress(files: FileStore, permit: Permit, until: Date): Promise<string> {
  const expires = String(Math.floor(until.getTime() / 1000))
  const query = new URLSearchParams({ expires, signature: await files.sign(textOf(permit, expires)) })
  const path = permit.to === 'archive' ? `archive/${permit.id}` : permit.id
  return `/uploads/${path}?${query.toString()}`
}

/** @returns whether the query of an address permits this, and if so, until when */
export async function permitted(
  files: FileStore,
  permit: Permit,
  query: Record<string, string>,
): Promise<Date | null> {
  const { expires = '', signature = '' } = query
  if (!/^\d{1,12}$/.test(expires)) return null
  const right = Buffer.from(await files.sign(textOf(permit, expires)))
  const signatureBytes = Buffer.from(signature)
  return right.length === signatureBytes.length && timingSafeEqual(right, signatureBytes)
    ? new Date(Number(expires) * 1000)
    : null
}

/** Every part stands on a line of its own; none can hold a line break. */
function textOf(permit: Permit, expires: string) {
  const constraints = permit.to === 'send' ? [permit.contentType, permit.size] : []
  return [permit.to, permit.id, expires, ...constraints].join('\n')
}
