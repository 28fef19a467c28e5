// Lists dead letters, which are messages of the shop that could not be processed, and retries them, with an outcome for
// each.
import type { components } from '#generated/backOffice/schema.d.ts'
import { recordActs } from '../../audit/recordActs.ts'
import { openShopify } from '../../integrations/shopifyOrders.ts'
import { deadLettersAfter, retryDeadLetter } from '../../orders/deadLetters.ts'
import { actorOf, type StaffMember } from '../../staff/sessions.ts'
import type { Database } from '../../store/store.ts'
import { withoutPersonalData } from './reasons.ts'
import { mostRetries, reportOf, type ReportItem } from './report.ts'

type Schemas = components['schemas']
type Actor = { staff: Pick<StaffMember, 'id'>; now: Date }

export async function listDeadLetters(
  db: Database,
  page: { after: string | undefined; limit: number },
): Promise<Schemas['DeadLetter'][]> {
  const letters = await deadLettersAfter(db, page)
  return letters.map(({ receivedAt, reason, ...letter }) => ({
    ...letter,
    reason: withoutPersonalData(reason),
    receivedAt: receivedAt.toISOString(),
  }))
}

/**
 * Processes the dead letters with the ids again, or the oldest 100. Each has a separate transaction with its audit
 * entry, so that a failing dead letter does not stop the others.
 */
export async function retryDeadLetters(
  db: Database,
  { ids, staff, now }: Actor & { ids: readonly string[] | undefined },
): Promise<Schemas['RetryReport']> {
  const letters = await deadLettersAfter(db, { limit: mostRetries + 1, ids })
  const names = new Map(letters.map(({ id, subject }) => [id, subject]))
  const chosen = ids ?? [...names.keys()].slice(0, mostRetries)
  // Skips the signature check, because the signature was verified when the message arrived.
  const { parseOrder } = openShopify([])
  const retryOne = async (id: string): Promise<ReportItem> => {
    const retried = await db.transaction(async (tx) => {
      const result = await retryDeadLetter(tx, id, { parseOrder, now })
      if (result.outcome !== 'unknown')
        await recordActs(tx, now, {
          what: 'letter-retried',
          by: actorOf(staff),
          subject: `letter:${id}`,
          outcome: result.outcome,
        })
      return result
    })
    const subject = names.get(id) ?? null
    if (retried.outcome === 'unknown') return { id, subject, outcome: 'gone', reason: null }
    if (retried.outcome === 'done') return { id, subject, outcome: 'done', reason: null }
    return { id, subject, outcome: 'failed', reason: withoutPersonalData(retried.reason) }
  }
  const hasMore = ids === undefined && letters.length > mostRetries
  return { items: await reportOf(chosen, names, retryOne), hasMore }
}
