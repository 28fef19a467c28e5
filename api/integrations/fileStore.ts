// Stores bytes of uploaded files. All stores rely on their callers: files were validated and re-encoded before, and are
// served at signed URLs only.

export type FileStore = {
  /** Stores the bytes under the id atomically, replacing earlier ones. */
  put: (id: string, bytes: Uint8Array<ArrayBuffer>, contentType: string) => Promise<void>
  /** Returns `null` if the file does not exist. */
  get: (id: string) => Promise<Uint8Array<ArrayBuffer> | null>
  /** Also succeeds if the file does not exist. */
  remove: (id: string) => Promise<void>
  /**
   * Records SHA-256 digests of erased members' ids; may be repeated. The record survives a restored database backup, so
   * that members can be erased again, and does not reveal ids.
   */
  noteErased: (digests: readonly string[]) => Promise<void>
  /** Returns all recorded digests. */
  erased: () => Promise<Set<string>>
  /** Returns HMAC-SHA256 in base64url, with a secret key that all servers of this store share. */
  sign: (text: string) => Promise<string>
}

/** The store failed or did not respond within the timeout; the call may be retried. */
export class FileStoreDown extends Error {
  override readonly name = 'FileStoreDown'
}

/** Validates ids, although the hub creates them, because they become file names. */
export function assertId(id: string) {
  if (!/^[\w-]{1,64}$/.test(id)) throw new Error('An id of a file has letters, digits and dashes only.')
}
