// Queue of events to report. Events are sent in batches to save power of mobile radios. The queue has a maximum length,
// so that it does not fill the memory if the browser is offline for hours.

/** Decision about waiting events; `hold` while consent is unknown or the browser is offline. */
export type Verdict = 'send' | 'hold' | 'drop'

/** Delay in ms from the first event of a batch until the batch is sent. */
const flushDelay = 5000
/**
 * Maximum number of events per batch, so that a batch stays below the limit of 64 KiB for a `keepalive` request, which
 * outlives its page.
 */
const maxItems = 20

export type EventQueue<Item> = {
  put: (item: Item) => void
  /** Sends, drops or holds the waiting events, depending on the decision. */
  flush: () => void
  clear: () => void
}

/** @param verdict returns the decision about waiting events; called each time events could be sent */
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
      // Drop the oldest events, because newer events are more valuable.
      items = [...items, item].slice(-maxItems)
      timer ??= setTimeout(flush, flushDelay)
    },
    flush,
    clear: () => {
      items = []
    },
  }
}
