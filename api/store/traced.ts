// Records each SQL statement as a span of the current trace.
import { inSpan, isTraced } from '../tracing/span.ts'
import { valueAt } from '#shared/unknown.ts'

type Ask = (...args: unknown[]) => Promise<unknown>
type Begin = (work: (client: object) => unknown, ...more: unknown[]) => Promise<unknown>

/**
 * Wraps the database client that drizzle uses, so that its statements are recorded. drizzle calls the client's method
 * `query`, and with PGlite also its method `transaction`.
 */
export function traced<Client extends object>(client: Client): Client {
  return new Proxy(client, {
    get(target, name) {
      const value: unknown = Reflect.get(target, name, target)
      if (typeof value !== 'function') return value
      // Creates no span for statements outside of a trace, such as those of background work.
      if (name === 'query' && isTraced()) {
        const ask: Ask = (...args) =>
          inSpan(
            'statement',
            { 'db.system.name': 'postgresql', 'db.query.text': textOf(args[0]) },
            async (): Promise<unknown> => await Reflect.apply(value, target, args),
          )
        return ask
      }
      if (name === 'transaction') {
        const begin: Begin = async (work, ...more): Promise<unknown> =>
          await Reflect.apply(value, target, [(inner: object) => work(traced(inner)), ...more])
        return begin
      }
      const bound: unknown = value.bind(target)
      return bound
    },
  })
}

/** Returns the SQL text of a query. It contains placeholders instead of values. */
function textOf(query: unknown): string {
  if (typeof query === 'string') return query
  return String(valueAt(query, 'text'))
}
