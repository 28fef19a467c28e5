// Interface of stores for uploaded files. Callers must validate and re-encode files before they store them, and must
// serve files at signed URLs only.

export type FileStore = {
  /** Stores the bytes under the id atomically; replaces an existing file with this id. */
  put: (id: string, bytes: Uint8Array<ArrayBuffer>, contentType: string) => Promise<void>
  /** Reads a file; returns `null` if the file does not exist. */
  get: (id: string) => Promise<Uint8Array<ArrayBuffer> | null>
  /** Deletes a file; succeeds even if the file does not exist. */
  remove: (id: string) => Promise<void>
  /**
   * Records SHA-256 digests of erased members' ids; idempotent. The digests do not reveal the ids. After a database
   * backup is restored, the digests show which members must be erased again.
   */
  noteErased: (digests: readonly string[]) => Promise<void>
  /** Returns the digests of all erased members. */
  erased: () => Promise<Set<string>>
  /** Returns the HMAC-SHA256 of the text in base64url. All servers with this store share the secret key. */
  sign: (text: string) => Promise<string>
}

/** Thrown if the store failed or did not respond within the timeout. Callers may retry. */
export class FileStoreDown extends Error {
  override readonly name = 'FileStoreDown'
}

/**
 * Validates the id of a file, because the id is used as a file name. This is only an additional safeguard, because the
 * hub itself creates all ids.
 */
export function assertId(id: string) {
  if (!/^[\w-]{1,64}$/.test(id)) throw new Error('File id may contain only letters, digits and dashes.')
}
