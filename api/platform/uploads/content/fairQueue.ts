// Shares decoders among senders of files: members come before visitors, owners take turns, and one decoder is reserved
// for members.

/** Sender of a file; `key` is the id of a member, or the network of a visitor. */
export type Owner = { key: string; isMember: boolean }

type Waiting<Item> = { owner: Owner; start: (item: Item) => void }

/**
 * Opens a queue that assigns at most one decoder to an owner at a time, so that an owner with many files does not block
 * other owners. If there is more than one decoder, visitors never use all of them, so that a member's file does not
 * wait for files of visitors.
 * @param items the decoders that the queue assigns
 */
export function openFairQueue<Item>(items: readonly Item[]) {
  const free = [...items]
  const mostForVisitors = Math.max(1, items.length - 1)
  let waiting: Waiting<Item>[] = []
  const running: Owner[] = []

  function mayStart({ owner }: Waiting<Item>) {
    if (running.some(({ key }) => key === owner.key)) return false
    return owner.isMember || running.filter(({ isMember }) => !isMember).length < mostForVisitors
  }

  function startNext() {
    const ready = waiting.filter(mayStart)
    const next = ready.find(({ owner }) => owner.isMember) ?? ready[0]
    // Takes the first free decoder, so that the decoders at the end of the list become idle and end their processes.
    const item = next && free.shift()
    if (!next || item === undefined) return
    const isOwn = ({ owner }: Waiting<Item>) => owner.key === next.owner.key
    const rest = waiting.filter((entry) => entry !== next)
    waiting = [...rest.filter((entry) => !isOwn(entry)), ...rest.filter(isOwn)]
    running.push(next.owner)
    next.start(item)
    startNext()
  }

  function release(owner: Owner, item: Item) {
    running.splice(running.indexOf(owner), 1)
    free.unshift(item)
    startNext()
  }

  return async <Of>(owner: Owner, work: (item: Item) => Promise<Of>): Promise<Of> => {
    const turn = Promise.withResolvers<Item>()
    waiting.push({ owner, start: turn.resolve })
    startNext()
    const item = await turn.promise
    try {
      return await work(item)
    } finally {
      release(owner, item)
    }
  }
}
