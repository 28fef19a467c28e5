// Gives up questions to a peer that has fallen silent. Looking at all of them together tells a peer that does not answer from a
// server that is so busy that it reads answers late.

/** Looks that have to find nothing heard, one after the other; a long turn of this process is one of them, however long. */
const looks = 3

/** @param most milliseconds of silence */
export function openSilenceWatch(most: number) {
  const waiting = new Set<(error: Error) => void>()
  let silent = 0
  const look = () => {
    silent = waiting.size > 0 ? silent + 1 : 0
    if (silent < looks) return
    for (const giveUp of waiting) giveUp(new Error(`No answer within ${most} ms`))
  }
  // What has come meanwhile is read first.
  const timer = setInterval(() => setImmediate(look), most / (looks - 1)).unref()

  return {
    /** @throws once the peer has been silent for too long, and what the question throws */
    async answered<Of>(question: Promise<Of>): Promise<Of> {
      const silence = Promise.withResolvers<never>()
      waiting.add(silence.reject)
      try {
        return await Promise.race([question, silence.promise])
      } finally {
        waiting.delete(silence.reject)
        silent = 0
      }
    },
    close: () => clearInterval(timer),
  }
}
