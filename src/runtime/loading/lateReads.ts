// Reports queries that start while a page renders instead of in its route loader. Such queries run one after the other;
// a loader would start them in parallel. The server reports these queries, and any report fails a test
// (tests/contract/server-loaders.test.ts).
import type { QueryClient } from '@tanstack/react-query'
import { valueAt } from '#shared/unknown.ts'

/** Call this function on the server, after the loaders have run and before rendering. */
export function reportLateReads(queryClient: QueryClient, path: string, report: (fault: Error) => void) {
  const cache = queryClient.getQueryCache()
  const begun = new Set(cache.getAll().map(({ queryHash }) => queryHash))
  cache.subscribe((event) => {
    const { queryHash } = event.query
    if (event.type !== 'updated' || event.action.type !== 'fetch' || begun.has(queryHash)) return
    const operation = String(valueAt(event.query, 'queryKey', 1))
    report(
      new Error(
        `${path} requests ${operation} only during rendering. Start the request in the loader of the route: ` +
          `ensureFresh(app.queryClient, ${operation}.query(…)).`,
      ),
    )
  })
}
