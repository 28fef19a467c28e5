// Uploads one file: requests a signed address, then sends the bytes there.
import { isObject } from '#shared/unknown.ts'
import { getUploadPolicy } from '#generated/calls/platform.ts'
import { CallError, type Refusal } from '#src/client/errors.ts'
import type { UploadPurpose } from '#generated/schema.d.ts'

/** The time-out in milliseconds: twice what the largest file takes on a slow line. */
const timeLimit = 10 * 60_000

type Sending = {
  signal: AbortSignal
  /** Called with 0 to 1. */
  onProgress?: (part: number) => void
}

/**
 * @returns the id by which the call that the file is for names it, once
 * @throws CallError as any call does: UPLOAD_UNFIT before a byte was sent, BAD_REQUEST for what cannot be opened, status 0 where
 * the network was lost
 */
export async function sendFile(purpose: UploadPurpose, file: Blob, { signal, onProgress }: Sending) {
  const params = { purpose, contentType: file.type, size: file.size }
  const policy = await getUploadPolicy(params, signal)
  signal.throwIfAborted()
  // Not fetch: only this one tells how far it is.
  const request = new XMLHttpRequest()
  request.open(policy.method, policy.url)
  for (const [name, value] of Object.entries(policy.headers)) request.setRequestHeader(name, value)
  request.timeout = timeLimit
  request.upload.onprogress = ({ loaded, total }) => onProgress?.(loaded / total)
  await new Promise<void>((resolve, reject) => {
    const fail = () => reject(new CallError(request.status, refusalIn(request.responseText)))
    request.onload = () => (request.status < 300 ? resolve() : fail())
    request.onerror = fail
    request.ontimeout = fail
    request.onabort = fail
    signal.addEventListener('abort', () => request.abort(), { once: true })
    request.send(file)
  })
  return policy.id
}

/** What the server says of a file it did not take; nothing where something else has answered. */
function refusalIn(text: string): Refusal | undefined {
  try {
    const refusal: unknown = JSON.parse(text)
    return isRefusal(refusal) ? refusal : undefined
  } catch {
    return undefined
  }
}

const isRefusal = (body: unknown): body is Refusal =>
  isObject(body) && typeof body['code'] === 'number' && typeof body['message'] === 'string'
