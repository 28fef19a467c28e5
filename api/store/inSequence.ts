// Sends the statements of a transaction one after the other. A connection runs one statement at a time, and the driver
// no longer queues further statements from version 9 on. Handlers read several values concurrently, which saves time
// outside of a transaction; a preview runs them within one.

type Ask = (...args: unknown[]) => Promise<unknown>

/** Wraps the client of a transaction, so that a statement waits until the statements before have ended. */
export function inSequence<Client extends object>(client: Client): Client {
  let last: Promise<unknown> = Promise.resolve()
  return new Proxy(client, {
    get(target, name) {
      const value: unknown = Reflect.get(target, name, target)
      if (typeof value !== 'function') return value
      if (name !== 'query') {
        const bound: unknown = value.bind(target)
        return bound
      }
      const ask: Ask = (...args) => {
        const result = last.then((): unknown => Reflect.apply(value, target, args))
        last = result.catch(() => {})
        return result
      }
      return ask
    },
  })
}
