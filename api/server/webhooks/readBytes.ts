// The body of a webhook, byte for byte as it was signed.

/** An order of some hundred items is far below this. */
const largest = 1_048_576

/** @returns `null` for more than anybody has to say */
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
