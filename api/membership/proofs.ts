// Stores the proofs that members upload for level benefits (rights), one for each right and year, and the decisions on
// proofs.
import { and, desc, eq, lt } from 'drizzle-orm'
import type { components } from '#generated/schema.d.ts'
import { award } from '../rewards/award.ts'
import { rights } from '../catalog/rights.ts'
import { assertEligible } from '../offers/eligibility.ts'
import { yearOf } from '../locale/calendar.ts'
import type { Language } from '../locale/language.ts'
import { notify } from '../notices/notify.ts'
import { attachUploads } from '../platform/index.ts'
import { refuse } from '#shared/protocol/refuse.ts'
import type { Member } from '../members/member.ts'
import { newId } from '../store/id.ts'
import type { Database } from '../store/store.ts'
import { holderOf, rightOf } from './claims.ts'
import { availabilityOf } from './rights.ts'
import { rightProofs } from './tables.ts'

export type ProofRow = typeof rightProofs.$inferSelect

/** Decision on a proof: accepted, or rejected with a reason. */
type Verdict = 'accepted' | { refusal: components['schemas']['ProofRefusal'] }

type Sent = { rightId: string; uploadIds: string[] }

/**
 * @throws NOT_FOUND if there is no such right; NOT_ELIGIBLE if it is not available to the member; PROOF_ALREADY_SENT if
 * a proof is waiting or was accepted this year; UPLOAD_UNKNOWN if a file cannot be used
 */
export async function sendProof(
  db: Database,
  member: Omit<Member, 'session'>,
  { rightId, uploadIds, now }: Sent & { now: Date },
) {
  const right = rightOf(rightId, 'proof')
  const files = [...new Set(uploadIds)]
  assertEligible(availabilityOf(right, await holderOf(db, member, now), now))
  const proof = {
    id: newId(),
    memberId: member.id,
    countryCode: member.countryCode,
    right: right.id,
    year: yearOf(now, member.timeZone),
    state: 'submitted',
    uploads: files,
    submittedAt: now,
  } as const
  return await db.transaction(async (tx) => {
    const [row] = await tx.insert(rightProofs).values(proof).onConflictDoNothing().returning()
    if (!row) return refuse('PROOF_ALREADY_SENT', { reasons: [{ code: await stateOf(tx, proof) }] })
    await attachUploads(tx, { ids: files, memberId: member.id, purpose: 'right', now })
    return row
  })
}

async function stateOf(
  db: Database,
  { memberId, right, year }: Pick<ProofRow, 'memberId' | 'right' | 'year'>,
) {
  const rows = await db
    .select({ state: rightProofs.state })
    .from(rightProofs)
    .where(and(eq(rightProofs.memberId, memberId), eq(rightProofs.right, right), eq(rightProofs.year, year)))
  return rows.some(({ state }) => state === 'accepted') ? 'USED_THIS_YEAR' : 'PROOF_WAITING'
}

/**
 * Accepts or rejects a proof for a level benefit (right), only once. An accepted proof grants the prize of the right,
 * if it has one. Called by the back office.
 * @returns true if this call decided on the proof, false if an earlier call did
 */
export async function decideProof(
  db: Database,
  id: string,
  { verdict, now }: { verdict: Verdict; now: Date },
) {
  const isAccepted = verdict === 'accepted'
  const decision = isAccepted ? ({ state: verdict } as const) : ({ state: 'refused', ...verdict } as const)
  return await db.transaction(async (tx) => {
    const [row] = await tx
      .update(rightProofs)
      .set({ ...decision, decidedAt: now })
      .where(and(eq(rightProofs.id, id), eq(rightProofs.state, 'submitted')))
      .returning()
    if (!row) return false
    const right = rightOf(row.right, 'proof')
    const reference = `right:${row.right}:${row.memberId}:${row.year}`
    if (isAccepted && right.prize)
      await award(tx, { memberId: row.memberId, prize: right.prize, source: 'right', reference, now })
    const { memberId } = row
    const kind = isAccepted ? 'proof-accepted' : 'proof-refused'
    await notify(tx, { memberId, kind, params: { right: right.name }, reference: `proof:${row.id}`, now })
    return true
  })
}

/** Returns the member's proofs, newest first. */
export async function proofsOf(
  db: Database,
  memberId: string,
  { before, limit }: { before: string | undefined; limit: number },
) {
  const ofMember = eq(rightProofs.memberId, memberId)
  return await db
    .select()
    .from(rightProofs)
    .where(before === undefined ? ofMember : and(ofMember, lt(rightProofs.id, before)))
    .orderBy(desc(rightProofs.id))
    .limit(limit)
}

/** Converts a proof to the format of the API response. */
export function proofIn(
  language: Language,
  { id, right, year, state, submittedAt, decidedAt, refusal }: ProofRow,
): components['schemas']['RightProof'] {
  return {
    id,
    right: { id: right, name: rights().get(right)?.name[language] ?? right },
    year,
    state,
    submittedAt: submittedAt.toISOString(),
    decidedAt: decidedAt?.toISOString() ?? null,
    refusal,
  }
}
