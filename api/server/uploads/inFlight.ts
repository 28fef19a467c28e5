// Limits uploads in progress: one at a time per file, bounded memory for all uploads together, and a timeout for
// uploads that stall.
import { uploadRules } from '#api/catalog/uploads.ts'
import { Refused, refuse } from '#shared/protocol/refuse.ts'
import type { Bytes } from '#api/platform/uploads/content/bytes.ts'

export type Sender = { network: string; isMember: boolean }

export type InFlightRules = Pick<typeof uploadRules, 'inFlightAtMost' | 'silentSeconds'>

/** Grows the buffer as bytes arrive, so that an announced size alone allocates no memory. */
function longer(bytes: Bytes, needed: number, most: number): Bytes {
  const room = new Uint8Array(Math.min(most, Math.max(needed, 2 * bytes.length)))
  room.set(bytes)
  return room
}

/** Seconds after which uploads in progress have probably finished. */
const retrySeconds = 10

export function openInFlight({ inFlightAtMost, silentSeconds }: InFlightRules = uploadRules) {
  const turns = new Map<string, Promise<unknown>>()
  const bytesBySender = new Map<string, number>()
  const sums = ({ network, isMember }: Sender, bytes: number) =>
    [
      { whose: 'all', most: inFlightAtMost.all },
      // Visitors have a lower limit together, so that members always have memory left, also on the same network.
      ...(isMember ? [] : [{ whose: 'visitors', most: inFlightAtMost.visitors }]),
      { whose: `${isMember ? 'members' : 'visitors'} ${network}`, most: inFlightAtMost.caller },
    ].map(({ whose: group, most }) => ({ whose: group, most, sum: (bytesBySender.get(group) ?? 0) + bytes }))

  /** Reserves memory for the next chunk of an upload. @throws TOO_MANY_REQUESTS */
  function hold(sender: Sender, bytes: number) {
    if (sums(sender, bytes).some(({ sum, most }) => sum > most))
      throw new Refused('TOO_MANY_REQUESTS', undefined, retrySeconds)
    for (const { whose: group, sum } of sums(sender, bytes)) bytesBySender.set(group, sum)
  }

  function letGo(sender: Sender, bytes: number) {
    for (const { whose: group, sum } of sums(sender, -bytes))
      if (sum > 0) bytesBySender.set(group, sum)
      else bytesBySender.delete(group)
  }

  return {
    /** Runs `work` after previous uploads of the same file have ended, without reading the body before. */
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
     * Reads the body up to the announced size and passes it to `work`.
     * @throws TOO_LARGE, TOO_MANY_REQUESTS, BAD_REQUEST if no bytes arrive within the timeout
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
          hold(sender, chunk.byteLength)
          if (at + chunk.byteLength > bytes.length) bytes = longer(bytes, at + chunk.byteLength, size)
          bytes.set(chunk, at)
          at += chunk.byteLength
        }
        await work(bytes.subarray(0, at))
      } finally {
        letGo(sender, at)
        // Cancels the rest of a rejected body without waiting for it.
        await reader?.cancel().catch(() => {})
      }
    },
  }

  /** Returns the next chunk of a body; `undefined` at its end. */
  async function next(reader: ReadableStreamDefaultReader<Uint8Array> | undefined) {
    const silence = Promise.withResolvers<never>()
    const giveUp = () => silence.reject(new Refused('BAD_REQUEST', { reasons: [{ code: 'SILENT' }] }))
    const timer = setTimeout(giveUp, silentSeconds * 1000)
    // An aborted request sends no more bytes either.
    const part = reader?.read().catch(() => (giveUp(), silence.promise))
    try {
      return (await Promise.race([part, silence.promise]))?.value
    } finally {
      clearTimeout(timer)
    }
  }
}
