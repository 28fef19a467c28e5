// Asks the hub until it answers: only use proves a connection, since a phone may report that it is online without being so.

/** Milliseconds between two tries while offline. */
const retryInterval = 5000

/** Resolves once the hub has answered: tried at once, when the browser says that it is online, and every few seconds. */
export function reconnected(): Promise<void> {
  return new Promise((resolve) => {
    const ending = new AbortController()
    const check = async () => {
      const answers =
        navigator.onLine && (await fetch('/health', { cache: 'no-store' }).then(isOk, isNothing))
      if (!answers || ending.signal.aborted) return
      ending.abort()
      resolve()
    }
    const timer = setInterval(() => void check(), retryInterval)
    ending.signal.addEventListener('abort', () => clearInterval(timer))
    addEventListener('online', () => void check(), { signal: ending.signal })
    void check()
  })
}

const isOk = ({ ok }: Response) => ok
const isNothing = () => false
