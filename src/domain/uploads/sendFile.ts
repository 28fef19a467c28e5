// Uploads a file: requests a signed URL, then sends the bytes to that URL.
import { isObject } from '#shared/unknown.ts'
import { getUploadPolicy } from '#generated/calls/platform.ts'
import { CallError, type Refusal } from '#src/client/errors.ts'
import type { UploadPurpose } from '#generated/schema.d.ts'

/** Timeout in ms: twice the upload time of the largest file on a slow connection. */
const timeLimit = 10 * 60_000

type Sending = {
  signal: AbortSignal
  /** Called with the upload progress from 0 to 1. */
  onProgress?: (part: number) => void
}

/**
 * @returns the upload id, which only one later call can use
 * @throws CallError: UPLOAD_UNFIT if the type or size is rejected before the upload, BAD_REQUEST if the file cannot be
 * decoded, status 0 if the connection is lost
 */
export async function sendFile(purpose: UploadPurpose, file: Blob, { signal, onProgress }: Sending) {
  const params = { purpose, contentType: file.type, size: file.size }
  const policy = await getUploadPolicy(params, signal)
  signal.throwIfAborted()
  // Do not use fetch, which does not report upload progress.
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

/** Parses the error response of the server; `undefined` if the response comes from a proxy. */
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
