// Limits uploads in progress: only one upload of the same file at a time, a memory limit for all uploads together, and
// a timeout if no bytes arrive.
import { uploadRules } from '#api/catalog/uploads.ts'
import { Refused, refuse } from '#shared/protocol/refuse.ts'
import type { Bytes } from '#api/platform/uploads/content/bytes.ts'

export type Sender = { network: string; isMember: boolean }

export type InFlightRules = Pick<typeof uploadRules, 'inFlightAtMost' | 'silentSeconds'>

/**
 * Returns a larger copy of the buffer. The buffer grows as bytes arrive, so that a client cannot reserve memory just by
 * announcing a large size.
 */
function longer(bytes: Bytes, needed: number, most: number): Bytes {
  const room = new Uint8Array(Math.min(most, Math.max(needed, 2 * bytes.length)))
  room.set(bytes)
  return room
}

/** Value of Retry-After in seconds, after which uploads in progress have probably finished. */
const retrySeconds = 10

export function openInFlight({ inFlightAtMost, silentSeconds }: InFlightRules = uploadRules) {
  const turns = new Map<string, Promise<unknown>>()
  const bytesBySender = new Map<string, number>()
  const sums = ({ network, isMember }: Sender, bytes: number) =>
    [
      { whose: 'all', most: inFlightAtMost.all },
      // All visitors together have a lower memory limit, so that memory is always left for uploads of members, even if
      // they use the same network.
      ...(isMember ? [] : [{ whose: 'visitors', most: inFlightAtMost.visitors }]),
      { whose: `${isMember ? 'members' : 'visitors'} ${network}`, most: inFlightAtMost.caller },
    ].map(({ whose: group, most }) => ({ whose: group, most, sum: (bytesBySender.get(group) ?? 0) + bytes }))

  /** Reserves memory for the next chunk of an upload. @throws TOO_MANY_REQUESTS */
  function reserve(sender: Sender, bytes: number) {
    if (sums(sender, bytes).some(({ sum, most }) => sum > most))
      throw new Refused('TOO_MANY_REQUESTS', undefined, retrySeconds)
    for (const { whose: group, sum } of sums(sender, bytes)) bytesBySender.set(group, sum)
  }

  function release(sender: Sender, bytes: number) {
    for (const { whose: group, sum } of sums(sender, -bytes))
      if (sum > 0) bytesBySender.set(group, sum)
      else bytesBySender.delete(group)
  }

  return {
    /**
     * Runs `work` after all earlier uploads of the same file have ended. The body of the upload is not read before
     * `work` runs.
     */
    async inTurn<Of>(id: string, work: () => Promise<Of>): Promise<Of> {
      const before = turns.get(id)
      const turn = (before ?? Promise.resolve()).then(work)
      const settled = turn.catch(() => {})
      turns.set(id, settled)
      try {
        return await turn
      } finally {
        if (turns.get(id) === settled) turns.delete(id)
      }
    },

    /**
     * Reads the body, which may be at most as large as announced, and passes it to `work`.
     * @throws TOO_LARGE if the body is larger than announced; TOO_MANY_REQUESTS if the memory limit is reached;
     * BAD_REQUEST if no bytes arrive within the timeout
     */
    async withBytes(
      request: Request,
      { size, ...sender }: Sender & { size: number },
      work: (bytes: Bytes) => Promise<void>,
    ) {
      if (Number(request.headers.get('Content-Length')) > size) refuse('TOO_LARGE')
      const reader = request.body?.getReader()
      let bytes = new Uint8Array(0)
      let at = 0
      try {
        for (let chunk = await next(reader); chunk; chunk = await next(reader)) {
          if (at + chunk.byteLength > size) refuse('TOO_LARGE')
          reserve(sender, chunk.byteLength)
          if (at + chunk.byteLength > bytes.length) bytes = longer(bytes, at + chunk.byteLength, size)
          bytes.set(chunk, at)
          at += chunk.byteLength
        }
        await work(bytes.subarray(0, at))
      } finally {
        release(sender, at)
        // Discards the rest of the body of a rejected upload, without waiting for it.
        await reader?.cancel().catch(() => {})
      }
    },
  }

  /** Returns the next chunk of a body; `undefined` at its end. */
  async function next(reader: ReadableStreamDefaultReader<Uint8Array> | undefined) {
    const silence = Promise.withResolvers<never>()
    const giveUp = () => silence.reject(new Refused('BAD_REQUEST', { reasons: [{ code: 'SILENT' }] }))
    const timer = setTimeout(giveUp, silentSeconds * 1000)
    // Treats an aborted request like a timeout, because in both cases no more bytes will arrive.
    const part = reader?.read().catch(() => (giveUp(), silence.promise))
    try {
      return (await Promise.race([part, silence.promise]))?.value
    } finally {
      clearTimeout(timer)
    }
  }
}
