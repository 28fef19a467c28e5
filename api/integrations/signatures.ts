// Compares signatures of messages in constant time, so that the duration of the comparison does not reveal the correct
// signature.
import { timingSafeEqual } from 'node:crypto'
import type { FileStore } from './fileStore.ts'

/**
 * @param secrets one secret, or the new and the old secret during a rotation; all secrets are tried, so that the time
 * is constant
 */
export function isSignedByOne(
  secrets: readonly string[],
  signature: Buffer,
  sign: (secret: string) => Buffer,
) {
  return secrets.map((secret) => isEqual(signature, sign(secret))).includes(true)
}

/** Returns true if the hub has signed the text with the key of the file store. */
export async function isSignedByHub(
  files: Pick<FileStore, 'sign'>,
  text: string,
  signature: string,
): Promise<boolean> {
  return isEqual(Buffer.from(signature), Buffer.from(await files.sign(text)))
}

/** Compares the lengths first, because timingSafeEqual requires equal lengths. The length is not secret. */
const isEqual = (signature: Buffer, expected: Buffer) =>
  signature.length === expected.length && timingSafeEqual(signature, expected)
