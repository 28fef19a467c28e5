// Waits until the hub can be reached again. One tab of the browser polls with backoff and notifies the others.
import { hubAnswers } from '../loading/hubAnswers.ts'
import { pauseAfter } from './backoff.ts'

/** Channel on which a tab notifies others that the hub has responded. */
const channelName = 'reconnected'

/** Resolves when the hub has responded to this tab or to another one. */
export async function reconnected(): Promise<void> {
  const ended = new AbortController()
  const channel = 'BroadcastChannel' in window ? new BroadcastChannel(channelName) : undefined
  channel?.addEventListener('message', () => ended.abort())
  const askAndTell = async () => {
    if (await askUntilAnswered(ended.signal)) channel?.postMessage('answered')
  }
  try {
    // The Web Locks API requires https.
    if (navigator.locks) await navigator.locks.request(channelName, { signal: ended.signal }, askAndTell)
    else await askAndTell()
  } catch (error) {
    if (!ended.signal.aborted) throw error
  } finally {
    channel?.close()
  }
}

/** @returns `false` if the signal aborted the wait */
async function askUntilAnswered(signal: AbortSignal): Promise<boolean> {
  for (let failures = 0; !signal.aborted; failures++) {
    if (await hubAnswers()) return true
    await nextTry(pauseAfter(failures), signal)
  }
  return false
}

/** Waits, at least a second; ends early when the browser reports a connection. */
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
