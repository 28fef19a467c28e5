// Answers sent: once a member or draft, rewarded at once for a member, by a claim code for a visitor.
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
/** Of a claim code: 100 random bits. */
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
 * Makes a visitor's submission the member's own and rewards it.
 * @throws CLAIM_UNKNOWN for a code that nobody was given or that somebody else redeemed, ALREADY_SUBMITTED
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
    // In a savepoint of its own: the index on member and questionnaire may refuse it.
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

/** The visitor's submission that the code opens. @throws CLAIM_UNKNOWN */
export async function openedBy(db: Database, claimCode: string): Promise<Submission> {
  const [submission] = await db
    .select()
    .from(submissions)
    .where(and(eq(submissions.claimHash, hashOf(claimCode)), isNull(submissions.memberId)))
  return submission ?? refuseCode()
}

const refuseCode = () => refuse('CLAIM_UNKNOWN', { reasons: [{ code: 'CLAIM_UNKNOWN', field: 'claimCode' }] })

/**
 * The visitor's submission that the code opens, or the member's own.
 * @param lock until the end of the transaction, so that things are added to it by one at a time
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

/** Once a member and questionnaire, whatever the version and however it came to them. */
async function giveReward(
  tx: Database,
  { id, reward }: Questionnaire,
  { memberId, now }: { memberId: string; now: Date },
) {
  const reference = `questionnaire:${id}:${memberId}`
  await award(tx, { memberId, prize: reward, source: 'questionnaire', reference, now })
}
