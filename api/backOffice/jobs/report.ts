// Retries rows one after another, and reports the outcome of each.
import type { components } from '#generated/backOffice/schema.d.ts'
import { isBusy } from '../../store/unavailable.ts'

export type ReportItem = components['schemas']['RetryReportItem']

/** Maximum number of rows of one call. */
export const mostRetries = 100

/** @param names name of each row by its id, for rows whose retry throws an error */
export async function reportOf(
  ids: readonly string[],
  names: ReadonlyMap<string, string>,
  retryOne: (id: string) => Promise<ReportItem>,
): Promise<ReportItem[]> {
  const items: ReportItem[] = []
  for (const id of ids)
    items.push(
      await retryOne(id).catch((error: unknown) => ({
        id,
        subject: names.get(id) ?? null,
        outcome: 'failed' as const,
        // Omits the message of an unexpected error, because it may contain data of members.
        reason: isBusy(error)
          ? 'The database is busy.'
          : error instanceof Error
            ? error.name
            : 'Unknown error',
      })),
    )
  return items
}
