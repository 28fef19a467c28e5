// Carries out what somebody decided of proofs, registered purchases and pictures of reviews: each once, whoever was first.
import { eq } from 'drizzle-orm'
import { decideGift } from '../activities/gifts.ts'
import { giftRegistrations } from '../activities/tables.ts'
import { decideProof } from '../membership/proofs.ts'
import { rightProofs } from '../membership/tables.ts'
import { decideReview } from '../questionnaires/reviews.ts'
import { questionnaireReviews } from '../questionnaires/tables.ts'
import type { Database } from '../store/store.ts'
import type { Outcome } from './fulfil.ts'
import type { Decision } from './messages.ts'

const tables = { proof: rightProofs, registration: giftRegistrations, review: questionnaireReviews }

export async function decide(db: Database, decision: Decision, now: Date): Promise<Outcome> {
  if (await decided(db, decision, now)) return 'done'
  const table = tables[decision.kind]
  const [row] = await db.select({ state: table.state }).from(table).where(eq(table.id, decision.id))
  if (!row) return 'unknown'
  return row.state === decision.verdict ? 'known' : 'refused'
}

async function decided(db: Database, decision: Decision, now: Date): Promise<boolean> {
  const { kind, id, verdict } = decision
  if (kind === 'review')
    return await decideReview(db, id, verdict === 'accepted' ? null : decision.reason, now)
  if (kind === 'proof')
    return await decideProof(db, id, verdict === 'accepted' ? verdict : { refusal: decision.reason }, now)
  return await decideGift(db, id, verdict === 'accepted' ? null : decision.reason, now)
}
