// Shares the results of identical SQL queries while one page is rendered. The API calls of a page run concurrently, and
// several of them read the same rows of the member. Results are never shared between two pages.
import { AsyncLocalStorage } from 'node:async_hooks'
import { valueAt } from '#shared/unknown.ts'

/**
 * Results of one page render, by database client and SQL text. `hasWritten`: true after a write, from which on results
 * are no longer shared.
 */
type SharedReads = { results: WeakMap<object, Map<string, Promise<unknown>>>; hasWritten: boolean }
type Ask = (...args: unknown[]) => Promise<unknown>

const current = new AsyncLocalStorage<SharedReads>()

/** @returns a function that runs work of one page render, whose identical queries share their results */
export function shareReads(): <Result>(work: () => Result) => Result {
  const reads: SharedReads = { results: new WeakMap(), hasWritten: false }
  return (work) => current.run(reads, work)
}

/** Stops sharing results for the rest of the page render, because a transaction may change the rows. */
export function stopSharingReads() {
  const reads = current.getStore()
  if (reads) reads.hasWritten = true
}

/** Wraps the database client that drizzle uses outside of transactions, so that page renders share results. */
export function sharingReads<Client extends object>(client: Client): Client {
  return new Proxy(client, {
    get(target, name) {
      const value: unknown = Reflect.get(target, name, target)
      if (typeof value !== 'function') return value
      const reads = current.getStore()
      if (name === 'transaction') stopSharingReads()
      if (name !== 'query' || !reads) {
        const bound: unknown = value.bind(target)
        return bound
      }
      const ask: Ask = (...args) => {
        const run = async (): Promise<unknown> => await Reflect.apply(value, target, args)
        return sharedResult(reads, client, { args, run })
      }
      return ask
    },
  })
}

async function sharedResult(
  reads: SharedReads,
  client: object,
  { args, run }: { args: readonly unknown[]; run: () => Promise<unknown> },
): Promise<unknown> {
  const [query, values, options] = args
  const text = typeof query === 'string' ? query : valueAt(query, 'text')
  if (typeof text !== 'string' || !/^\(*select\b/i.test(text)) reads.hasWritten = true
  if (reads.hasWritten) return await run()
  const results = reads.results.get(client) ?? new Map<string, Promise<unknown>>()
  reads.results.set(client, results)
  // drizzle reads the same columns as arrays or as objects.
  const rowMode = valueAt(query, 'rowMode') ?? valueAt(options, 'rowMode')
  const key = JSON.stringify([text, rowMode, values])
  const result = results.get(key) ?? run()
  results.set(key, result)
  return await result
}
