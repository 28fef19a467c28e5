// Waits until the hub can be reached again. One tab of the browser polls with backoff and notifies the others.
import { hubAnswers } from '../loading/hubAnswers.ts'
import { pauseAfter } from './backoff.ts'

/** Channel on which a tab notifies others that the hub has responded. */
const channelName = 'reconnected'

/** Resolves when this tab or another tab has received a response of the hub. */
export async function reconnected(): Promise<void> {
  const ended = new AbortController()
  const channel = 'BroadcastChannel' in window ? new BroadcastChannel(channelName) : undefined
  channel?.addEventListener('message', () => ended.abort())
  const askAndTell = async () => {
    if (await pollServer(ended.signal)) channel?.postMessage('answered')
  }
  try {
    // Poll without a lock over http, because the Web Locks API requires https.
    if (navigator.locks) await navigator.locks.request(channelName, { signal: ended.signal }, askAndTell)
    else await askAndTell()
  } catch (error) {
    if (!ended.signal.aborted) throw error
  } finally {
    channel?.close()
  }
}

/** @returns `true` when the hub has responded; `false` if the signal has aborted the wait */
async function pollServer(signal: AbortSignal): Promise<boolean> {
  for (let failures = 0; !signal.aborted; failures++) {
    if (await hubAnswers()) return true
    await nextTry(pauseAfter(failures), signal)
  }
  return false
}

/**
 * Waits for the delay. If the browser reports a connection earlier, the wait ends immediately, but not before a second
 * has passed.
 */
function nextTry(pause: number, signal: AbortSignal): Promise<void> {
  const started = performance.now()
  return new Promise((resolve) => {
    const done = new AbortController()
    const end = () => {
      clearTimeout(timer)
      done.abort()
      resolve()
    }
    let timer = setTimeout(end, pause)
    const hurry = () => {
      clearTimeout(timer)
      timer = setTimeout(end, Math.max(0, 1000 - (performance.now() - started)))
    }
    addEventListener('online', hurry, { signal: done.signal })
    signal.addEventListener('abort', end, { signal: done.signal })
  })
}
