// Computes the digest of a topic's data, which shows that two versions are equal without comparing their data.
import { createHash } from 'node:crypto'

/** Returns the SHA-256 of the data. The order of the properties counts, because JSON files keep their order. */
export const digestOf = (data: unknown): string =>
  createHash('sha256').update(JSON.stringify(data)).digest('hex')
