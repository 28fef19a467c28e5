// Stores drafts: answers that are not submitted yet. Each member has one draft per questionnaire. A visitor's draft can
// be read only with its secret.
import { and, eq, gt, inArray, isNull, lte } from 'drizzle-orm'
import type { components } from '#generated/schema.d.ts'
import { expiredBefore } from '../catalog/retention.ts'
import { refuse } from '#shared/protocol/refuse.ts'
import { deleteInBatches } from '../store/deleteInBatches.ts'
import type { Portion } from '../store/eachInBatches.ts'
import { newId } from '../store/id.ts'
import type { Database } from '../store/store.ts'
import { draftProblems } from './answers.ts'
import { hashOf, newToken } from '../store/secrets.ts'
import { questionnaireDrafts as drafts } from './tables.ts'
import { isRetired, questionnaireOf, acceptedVersionOf, versionOf } from './versions.ts'

type Schemas = components['schemas']
type Row = typeof drafts.$inferSelect

export type DraftOwner = { memberId: string | null; draftId: string | undefined }

/** @throws NOT_FOUND if the member or visitor has no draft */
export async function draftOf(
  db: Database,
  questionnaireId: string,
  { owner, now }: { owner: DraftOwner; now: Date },
) {
  const { id } = questionnaireOf(questionnaireId)
  const [row] = await db
    .select()
    .from(drafts)
    .where(ownedBy(id, owner, now))
    .limit(1)
  return row ? draftView(row, owner.draftId ?? null, now) : refuse('NOT_FOUND')
}

/** @throws NOT_FOUND, VERSION_RETIRED, ANSWERS_INVALID */
export async function saveDraft(
  db: Database,
  questionnaireId: string,
  {
    memberId,
    version,
    answers,
    draftId,
    now,
  }: Schemas['SaveDraftRequest'] & { memberId: string | null; now: Date },
): Promise<Schemas['QuestionnaireDraft']> {
  const questionnaire = questionnaireOf(questionnaireId)
  const reasons = draftProblems(acceptedVersionOf(questionnaire, version, now), answers)
  if (reasons.length > 0) refuse('ANSWERS_INVALID', { reasons })
  // A draft keeps the questionnaire version with which it was started until that version is retired.
  const replaceable = questionnaire.versions
    .filter((edition) => edition.version === version || isRetired(edition, now))
    .map((edition) => edition.version)
  const content = { version, answers, savedAt: now }
  const fresh = { ...content, id: newId(), questionnaire: questionnaire.id }
  const bound = inArray(drafts.version, replaceable)

  if (memberId !== null) {
    const [row] = await db
      .insert(drafts)
      .values({ ...fresh, memberId })
      .onConflictDoUpdate({
        target: [drafts.memberId, drafts.questionnaire],
        set: content,
        setWhere: bound,
      })
      .returning()
    return row
      ? draftView(row, null, now)
      : await refuseVersion(db, fresh.questionnaire, { memberId, draftId: undefined, now })
  }
  if (draftId === undefined) {
    const secret = newToken()
    const [row] = await db
      .insert(drafts)
      .values({ ...fresh, secretHash: hashOf(secret) })
      .returning()
    return row ? draftView(row, secret, now) : refuse('NOT_FOUND')
  }
  const [row] = await db
    .update(drafts)
    .set(content)
    .where(and(ownedBy(fresh.questionnaire, { memberId: null, draftId }, now), bound))
    .returning()
  return row
    ? draftView(row, draftId, now)
    : await refuseVersion(db, fresh.questionnaire, { memberId: null, draftId, now })
}

async function refuseVersion(
  db: Database,
  questionnaireId: string,
  { memberId, draftId, now }: { memberId: string | null; draftId: string | undefined; now: Date },
): Promise<never> {
  const { version } = await draftOf(db, questionnaireId, { owner: { memberId, draftId }, now })
  return refuse('VERSION_RETIRED', { reasons: [{ code: `DRAFT_HAS_VERSION_${version}`, field: 'version' }] })
}

/**
 * Deletes the drafts of the member and the visitor after the answers were submitted.
 * @returns true if a visitor's draft existed
 */
export async function endDrafts(
  tx: Database,
  questionnaire: string,
  { owner, now }: { owner: DraftOwner; now: Date },
) {
  const { memberId, draftId } = owner
  if (memberId !== null)
    await tx.delete(drafts).where(ownedBy(questionnaire, { memberId, draftId: undefined }, now))
  if (draftId === undefined) return false
  const ended = await tx
    .delete(drafts)
    .where(ownedBy(questionnaire, { memberId: null, draftId }, now))
    .returning({ id: drafts.id })
  return ended.length > 0
}

/** Deletes expired drafts of visitors. Called by a job. */
export async function purgeOldDrafts(db: Database, now: Date, { stop }: Portion = {}) {
  const isExpired = and(isNull(drafts.memberId), lte(drafts.savedAt, expiredDraftsBefore(now)))
  await deleteInBatches(db, [{ table: drafts, isDue: isExpired }], stop)
}

/** Returns the SQL condition that selects the draft with the given secret or, without a secret, the member's draft. */
function ownedBy(questionnaire: string, { memberId, draftId }: DraftOwner, now: Date) {
  const owner =
    draftId === undefined
      ? eq(drafts.memberId, memberId ?? '')
      : and(eq(drafts.secretHash, hashOf(draftId)), gt(drafts.savedAt, expiredDraftsBefore(now)))
  return and(owner, eq(drafts.questionnaire, questionnaire))
}

const expiredDraftsBefore = (now: Date) => expiredBefore('visitorDraftDays', now)

function draftView({ questionnaire, version, answers, savedAt }: Row, draftId: string | null, now: Date) {
  const retired = isRetired(versionOf(questionnaireOf(questionnaire), version), now)
  return { draftId, version, retired, answers, savedAt: savedAt.toISOString() }
}
