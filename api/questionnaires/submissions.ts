// Stores submitted answers, once per member or draft. A member gets the reward immediately, and a visitor gets a claim
// code for the reward.
import { and, eq, isNull } from 'drizzle-orm'
import type { components } from '#generated/schema.d.ts'
import { attachUploads } from '../platform/index.ts'
import { award } from '../rewards/award.ts'
import type { Questionnaire } from '../catalog/questionnaires.ts'
import { refuse } from '#shared/protocol/refuse.ts'
import { newId } from '../store/id.ts'
import { sqlState } from '../store/sqlState.ts'
import type { Database } from '../store/store.ts'
import { check } from './answers.ts'
import { endDrafts } from './drafts.ts'
import { hashOf, newCode } from '../store/secrets.ts'
import { questionnaireSubmissions as submissions } from './tables.ts'
import { questionnaireOf, acceptedVersionOf } from './versions.ts'

type Request = components['schemas']['SubmitQuestionnaireRequest']
/** Number of groups of four characters in a claim code. Five groups contain 100 random bits. */
const claimGroups = 5

export type Submission = typeof submissions.$inferSelect

/** @throws NOT_FOUND, VERSION_RETIRED, ANSWERS_INVALID, ALREADY_SUBMITTED, UPLOAD_UNKNOWN */
export async function submit(
  db: Database,
  questionnaire: Questionnaire,
  { memberId, version, answers, draftId, now }: Request & { memberId: string | null; now: Date },
) {
  const {
    accepted: validAnswers,
    dropped,
    problems,
  } = check(acceptedVersionOf(questionnaire, version, now), answers)
  if (problems.length > 0) refuse('ANSWERS_INVALID', { reasons: problems })
  const claimCode = memberId === null ? newCode(claimGroups) : null
  const draftHash = draftId === undefined ? null : hashOf(draftId)
  return await db.transaction(async (tx) => {
    const [submission] = await tx
      .insert(submissions)
      .values({
        id: newId(),
        questionnaire: questionnaire.id,
        version,
        memberId,
        draftHash,
        claimHash: claimCode && hashOf(claimCode),
        answers: validAnswers,
        submittedAt: now,
      })
      .onConflictDoNothing()
      .returning()
    if (!submission) return refuse('ALREADY_SUBMITTED')
    const ended = await endDrafts(tx, questionnaire.id, { owner: { memberId, draftId }, now })
    if (memberId === null && draftId !== undefined && !ended) refuse('NOT_FOUND')
    for (const answer of validAnswers)
      if (answer.kind === 'files') {
        const { uploadIds: ids, questionId } = answer
        const field = `answers.${questionId}`
        await attachUploads(tx, { ids, memberId, purpose: 'questionnaire', now, field })
      }
    if (memberId !== null) await giveReward(tx, questionnaire, { memberId, now })
    return { submission, dropped, claimCode }
  })
}

/**
 * Transfers a visitor's submission to the member and grants the reward.
 * @throws CLAIM_UNKNOWN if the code is unknown or another member redeemed it; ALREADY_SUBMITTED if the member has
 * already submitted the questionnaire
 */
export async function claimSubmission(
  db: Database,
  memberId: string,
  { claimCode, now }: { claimCode: string; now: Date },
): Promise<Submission> {
  const claimHash = hashOf(claimCode)
  return await db.transaction(async (tx) => {
    const assigned = await assignToMember(tx, memberId, claimHash)
    if (assigned) {
      await giveReward(tx, questionnaireOf(assigned.questionnaire), { memberId, now })
      return assigned
    }
    const [submission] = await tx
      .select()
      .from(submissions)
      .where(and(eq(submissions.claimHash, claimHash), eq(submissions.memberId, memberId)))
    return submission ?? refuseCode()
  })
}

async function assignToMember(
  tx: Database,
  memberId: string,
  claimHash: string,
): Promise<Submission | undefined> {
  try {
    // Runs the update in a separate savepoint, because the unique index on member and questionnaire rejects it if the
    // member has already submitted the questionnaire.
    return await tx.transaction(async (inner) => {
      const [assigned] = await inner
        .update(submissions)
        .set({ memberId })
        .where(and(eq(submissions.claimHash, claimHash), isNull(submissions.memberId)))
        .returning()
      return assigned
    })
  } catch (error) {
    const uniqueViolation = '23505'
    if (sqlState(error) === uniqueViolation) return refuse('ALREADY_SUBMITTED')
    throw error
  }
}

/** Returns the visitor's submission that has the claim code. @throws CLAIM_UNKNOWN */
export async function openedBy(db: Database, claimCode: string): Promise<Submission> {
  const [submission] = await db
    .select()
    .from(submissions)
    .where(and(eq(submissions.claimHash, hashOf(claimCode)), isNull(submissions.memberId)))
  return submission ?? refuseCode()
}

const refuseCode = () => refuse('CLAIM_UNKNOWN', { reasons: [{ code: 'CLAIM_UNKNOWN', field: 'claimCode' }] })

/**
 * Returns the submission of the member or, if a claim code is given, the visitor's submission with this code.
 * @param lock if set, locks the row of the submission until the transaction ends, so that concurrent changes to it run
 * one after another
 * @throws NOT_FOUND
 */
export async function submissionOf(
  db: Database,
  questionnaireId: string,
  { memberId, claimCode, lock }: { memberId: string | null; claimCode: string | undefined; lock?: 'held' },
): Promise<Submission> {
  const { id } = questionnaireOf(questionnaireId)
  const owners = [
    ...(claimCode === undefined
      ? []
      : [and(eq(submissions.claimHash, hashOf(claimCode)), isNull(submissions.memberId))]),
    ...(memberId === null ? [] : [eq(submissions.memberId, memberId)]),
  ]
  for (const owner of owners) {
    const query = db
      .select()
      .from(submissions)
      .where(and(owner, eq(submissions.questionnaire, id)))
    const [submission] = await (lock ? query.for('update') : query)
    if (submission) return submission
  }
  return refuse('NOT_FOUND')
}

/**
 * Grants the reward of a questionnaire to a member only once, even if the member submits several versions or claims a
 * submission that was sent as a visitor.
 */
async function giveReward(
  tx: Database,
  { id, reward }: Questionnaire,
  { memberId, now }: { memberId: string; now: Date },
) {
  const reference = `questionnaire:${id}:${memberId}`
  await award(tx, { memberId, prize: reward, source: 'questionnaire', reference, now })
}
