// Whether there is a connection is known only by using it: a phone may believe to be online and hear nothing.

/** Milliseconds between two tries while there is none. */
const between = 5000

/** Resolves once the hub has answered: tried at once, when the browser says that it is online, and every few seconds. */
export function reconnected(): Promise<void> {
  return new Promise((resolve) => {
    const ending = new AbortController()
    const look = async () => {
      const answers =
        navigator.onLine && (await fetch('/health', { cache: 'no-store' }).then(isOk, isNothing))
      if (!answers || ending.signal.aborted) return
      ending.abort()
      resolve()
    }
    const timer = setInterval(() => void look(), between)
    ending.signal.addEventListener('abort', () => clearInterval(timer))
    addEventListener('online', () => void look(), { signal: ending.signal })
    void look()
  })
}

const isOk = ({ ok }: Response) => ok
const isNothing = () => false
