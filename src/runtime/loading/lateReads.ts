// A loader begins what its page shows, all at once. What a view reads beyond that begins only when it is drawn, and the member
// waits for one after the other: somebody has forgotten to name it. The render on the server tells of it, and a test fails
// (tests/contract/server-loaders.test.ts).
import type { QueryClient } from '@tanstack/react-query'
import { valueAt } from '#shared/unknown.ts'

/** Called on the server, once the loaders have run and before anything is drawn. */
export function reportLateReads(queryClient: QueryClient, path: string, report: (fault: Error) => void) {
  const cache = queryClient.getQueryCache()
  const begun = new Set(cache.getAll().map(({ queryHash }) => queryHash))
  cache.subscribe((event) => {
    const { queryHash } = event.query
    if (event.type !== 'updated' || event.action.type !== 'fetch' || begun.has(queryHash)) return
    const operation = String(valueAt(event.query, 'queryKey', 1))
    report(
      new Error(
        `${path} reads ${operation} only once it is drawn. Let the loader of its route begin it: ` +
          `ensureFresh(app.queryClient, ${operation}.query(…)).`,
      ),
    )
  })
}
