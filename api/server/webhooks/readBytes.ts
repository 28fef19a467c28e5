// Reads the raw body of a webhook, for checking its signature.

/** Maximum size of a body in bytes. An order with a few hundred items is far smaller. */
const largest = 1_048_576

/** @returns the body; `null` if it is larger than the limit */
export async function readBytes({ body }: Request): Promise<Uint8Array | null> {
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of body ?? []) {
    size += chunk.byteLength
    if (size > largest) return null
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}
