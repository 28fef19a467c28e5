// Aborts requests to an external service that does not respond. One timer checks all requests together. While this
// process is too busy to read responses, the timer is delayed too, so that the service does not count as unresponsive.

/**
 * Number of consecutive checks without a response after which requests are aborted. If this process pauses for a long
 * time, the pause counts as only one check.
 */
const checks = 3

/** @param timeout milliseconds without a response after which requests are aborted */
export function openResponseTimeout(timeout: number) {
  const waiting = new Set<(error: Error) => void>()
  let silent = 0
  const check = () => {
    silent = waiting.size > 0 ? silent + 1 : 0
    if (silent < checks) return
    for (const giveUp of waiting) giveUp(new Error(`No answer within ${timeout} ms`))
  }
  // `setImmediate` lets the process read responses that have already arrived before it checks.
  const timer = setInterval(() => setImmediate(check), timeout / (checks - 1)).unref()

  return {
    /** @throws Error if no response arrives within the timeout; also errors of the request itself */
    async answered<Of>(question: Promise<Of>): Promise<Of> {
      const expiry = Promise.withResolvers<never>()
      waiting.add(expiry.reject)
      try {
        return await Promise.race([question, expiry.promise])
      } finally {
        waiting.delete(expiry.reject)
        silent = 0
      }
    },
    close: () => clearInterval(timer),
  }
}
