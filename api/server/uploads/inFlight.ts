// Files on their way in: each is sent once at a time, all of them together take so much memory and no more, and one of
// which nothing comes any more is given up.
import { uploadRules } from '#api/catalog/uploads.ts'
import { Refused, refuse } from '#shared/protocol/refuse.ts'
import type { Bytes } from '#api/platform/uploads/content/bytes.ts'

export type Sender = { network: string; isMember: boolean }

export type InFlightRules = Pick<typeof uploadRules, 'inFlightAtMost' | 'silentSeconds'>

/** Memory is taken as it is needed: what was announced alone fills none. */
function longer(bytes: Bytes, needed: number, most: number): Bytes {
  const room = new Uint8Array(Math.min(most, Math.max(needed, 2 * bytes.length)))
  room.set(bytes)
  return room
}

/** Seconds after which those before are likely to be through. */
const retrySeconds = 10

export function openInFlight({ inFlightAtMost, silentSeconds }: InFlightRules = uploadRules) {
  const turns = new Map<string, Promise<unknown>>()
  const bytesBySender = new Map<string, number>()
  const sums = ({ network, isMember }: Sender, bytes: number) =>
    [
      { whose: 'all', most: inFlightAtMost.all },
      // Visitors together leave room for members, also for those on their network.
      ...(isMember ? [] : [{ whose: 'visitors', most: inFlightAtMost.visitors }]),
      { whose: `${isMember ? 'members' : 'visitors'} ${network}`, most: inFlightAtMost.caller },
    ].map(({ whose: group, most }) => ({ whose: group, most, sum: (bytesBySender.get(group) ?? 0) + bytes }))

  /** Takes memory for one more part of a caller's file. @throws TOO_MANY_REQUESTS */
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
    /** Waits until whoever sends the same file is through, without reading anything. */
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
     * Reads the body, given up as soon as it is longer than what was announced, and works with it.
     * @throws TOO_LARGE, TOO_MANY_REQUESTS, BAD_REQUEST where nothing comes any more
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
        // Whatever is left of a body that was refused need not be waited for.
        await reader?.cancel().catch(() => {})
      }
    },
  }

  /** The next part of a body; nothing at its end. */
  async function next(reader: ReadableStreamDefaultReader<Uint8Array> | undefined) {
    const silence = Promise.withResolvers<never>()
    const giveUp = () => silence.reject(new Refused('BAD_REQUEST', { reasons: [{ code: 'SILENT' }] }))
    const timer = setTimeout(giveUp, silentSeconds * 1000)
    // Whoever hung up sends nothing more either.
    const part = reader?.read().catch(() => (giveUp(), silence.promise))
    try {
      return (await Promise.race([part, silence.promise]))?.value
    } finally {
      clearTimeout(timer)
    }
  }
}
