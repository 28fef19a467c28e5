// Where the bytes of uploaded files are kept. What may be sent, and by whom, is decided before they come here, the same
// for every store: they have been checked and cleaned, and leave only through an address that was signed.

export type FileStore = {
  /** Keeps the bytes under the id, whole or not at all; again under the same id replaces them. */
  put: (id: string, bytes: Uint8Array<ArrayBuffer>, contentType: string) => Promise<void>
  /** `null` where there are none. */
  get: (id: string) => Promise<Uint8Array<ArrayBuffer> | null>
  /** Succeeds where there are none, too. */
  remove: (id: string) => Promise<void>
  /**
   * Notes SHA-256 of ids of members who are erased, again at will: the note stays where the database goes back in time, and
   * names nobody.
   */
  noteErased: (digests: readonly string[]) => Promise<void>
  /** All that were noted. */
  erased: () => Promise<Set<string>>
  /** HMAC-SHA256 in base64url, under a key that all servers on this store share and nobody else knows. */
  sign: (text: string) => Promise<string>
}

/** The store did not answer, or not in time; the same may be asked of it again. */
export class FileStoreDown extends Error {
  override readonly name = 'FileStoreDown'
}

/** Ids are ours, but a name made of one is checked all the same. */
export function assertId(id: string) {
  if (!/^[\w-]{1,64}$/.test(id)) throw new Error('An id of a file has letters, digits and dashes only.')
}
