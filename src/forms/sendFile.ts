// One file on its way to the hub: permission is asked for, then the bytes go to the signed address it names.
import { getUploadPolicy } from '../../generated/calls/platform.ts'
import { CallError } from '../client/errors.ts'
import type { UploadPurpose } from '../../generated/schema.d.ts'

/** Milliseconds that a file may take: the largest one on a slow line, and as much again. */
const timeLimit = 10 * 60_000

type Sending = {
  signal: AbortSignal
  /** Told from 0 to 1. */
  onProgress?: (part: number) => void
}

/**
 * @returns the id by which the call that the file is for names it, once
 * @throws CallError as any call does: UPLOAD_UNFIT before a byte was sent, status 0 where the network was lost
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
    const fail = () => reject(new CallError(request.status))
    request.onload = () => (request.status < 300 ? resolve() : fail())
    request.onerror = fail
    request.ontimeout = fail
    request.onabort = fail
    signal.addEventListener('abort', () => request.abort(), { once: true })
    request.send(file)
  })
  return policy.id
}
