// Runs one piece of work after another, and rejects work if too much of it waits.

/** Maximum number of waiting pieces of work. A picture takes about 100 ms, so the last one waits for about 3 s. */
const longest = 32

export function openQueue(limit = longest) {
  let waiting = 0
  let last: Promise<unknown> = Promise.resolve()
  return {
    /** Returns the result of the work; `undefined` if the queue is full. */
    run<Result>(work: () => Promise<Result>): Promise<Result> | undefined {
      if (waiting >= limit) return undefined
      waiting += 1
      const result = last.then(work).finally(() => (waiting -= 1))
      last = result.catch(() => {})
      return result
    },
  }
}
