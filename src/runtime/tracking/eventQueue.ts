// Events that wait to be reported: sent in batches, so that a phone's radio wakes once for them, and bounded, so that hours
// without a network cost nothing.

/** What to do with waiting events; `hold` while consent is not known yet, or without a network. */
export type Verdict = 'send' | 'hold' | 'drop'

/** Milliseconds that the first event waits for others. */
const flushDelay = 5000
/** Together they stay under the 64 KiB of a `keepalive` request, which outlives its page. */
const maxItems = 20

export type EventQueue<Item> = {
  put: (item: Item) => void
  /** Sends, drops or leaves waiting events, as the verdict says. */
  flush: () => void
  clear: () => void
}

/** @param verdict called whenever waiting events could be sent */
export function createEventQueue<Item>(verdict: () => Verdict, send: (item: Item) => void): EventQueue<Item> {
  let items: Item[] = []
  let timer: ReturnType<typeof setTimeout> | undefined

  const flush = () => {
    clearTimeout(timer)
    timer = undefined
    const action = items.length ? verdict() : 'hold'
    if (action === 'hold') return
    const pending = items
    items = []
    if (action === 'send') pending.forEach(send)
  }
  return {
    put: (item) => {
      // The newest are worth more than the oldest.
      items = [...items, item].slice(-maxItems)
      timer ??= setTimeout(flush, flushDelay)
    },
    flush,
    clear: () => {
      items = []
    },
  }
}
