// Queue of events to report: sent in batches to save power of mobile radios, and bounded, so that hours offline do
// not use memory.

/** Action for waiting events; `hold` while consent is unknown or offline. */
export type Verdict = 'send' | 'hold' | 'drop'

/** Delay in ms from the first event to the flush. */
const flushDelay = 5000
/** Maximum batch: stays below the 64 KiB of a `keepalive` request, which outlives its page. */
const maxItems = 20

export type EventQueue<Item> = {
  put: (item: Item) => void
  /** Sends, drops or holds waiting events, as the verdict specifies. */
  flush: () => void
  clear: () => void
}

/** @param verdict called each time waiting events could be sent */
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
      // Newer events are more valuable than older ones.
      items = [...items, item].slice(-maxItems)
      timer ??= setTimeout(flush, flushDelay)
    },
    flush,
    clear: () => {
      items = []
    },
  }
}
