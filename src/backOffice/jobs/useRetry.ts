// Retries one or all rows of a list, and returns the report of the last retry.
import { useMutation, type UseMutationOptions } from '@tanstack/react-query'
import type { RetryReport, RetryRequest } from '#generated/backOffice/schema.d.ts'

type Options = UseMutationOptions<RetryReport, Error, RetryRequest | void>

export type Retry = ReturnType<typeof useRetry>

export function useRetry(options: Options) {
  const retry = useMutation(options)
  const start = (ids?: string[]) => {
    if (!retry.isPending) retry.mutate(ids ? { ids } : {})
  }
  return {
    report: retry.data,
    isPending: retry.isPending,
    /** True while all rows are retried. */
    isAll: retry.isPending && retry.variables?.ids === undefined,
    /** Id of the row that is retried, if only one is. */
    pendingId: retry.isPending ? retry.variables?.ids?.[0] : undefined,
    retryOne: (id: string) => start([id]),
    retryAll: () => start(),
    dismiss: () => retry.reset(),
  }
}
