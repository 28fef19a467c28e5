// What waits to be reported: a few moments at a time, so that a phone's radio wakes once for them, and never more than a
// few, so that hours without a network cost nothing.

/** What is to happen to what waits; `hold` where nobody knows yet, or without a network. */
export type Verdict = 'send' | 'hold' | 'drop'

/** Milliseconds that the first of them waits for others. */
const patience = 5000
/** Together they stay under the 64 KiB that a browser lets outlive a page. */
const most = 20

export type EventQueue<Item> = {
  put: (item: Item) => void
  /** Does with what waits as the verdict says. */
  settle: () => void
  clear: () => void
}

/** @param verdict asked whenever something waits and could leave */
export function createEventQueue<Item>(verdict: () => Verdict, send: (item: Item) => void): EventQueue<Item> {
  let items: Item[] = []
  let timer: ReturnType<typeof setTimeout> | undefined

  const settle = () => {
    clearTimeout(timer)
    timer = undefined
    const said = items.length ? verdict() : 'hold'
    if (said === 'hold') return
    const settled = items
    items = []
    if (said === 'send') settled.forEach(send)
  }
  return {
    put: (item) => {
      // The newest tell more than the oldest.
      items = [...items, item].slice(-most)
      timer ??= setTimeout(settle, patience)
    },
    settle,
    clear: () => {
      items = []
    },
  }
}
