// Aborts requests to an external service that does not respond. Checking all requests together distinguishes a silent
// service from a process that is too busy to read responses.

/**
 * Consecutive checks without a response before requests are aborted; a long pause of this process counts as one check.
 */
const looks = 3

/** @param most milliseconds without a response */
export function openSilenceWatch(most: number) {
  const waiting = new Set<(error: Error) => void>()
  let silent = 0
  const look = () => {
    silent = waiting.size > 0 ? silent + 1 : 0
    if (silent < looks) return
    for (const giveUp of waiting) giveUp(new Error(`No answer within ${most} ms`))
  }
  // Reads responses that have already arrived first.
  const timer = setInterval(() => setImmediate(look), most / (looks - 1)).unref()

  return {
    /** @throws Error after the timeout, or the error of the request */
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
