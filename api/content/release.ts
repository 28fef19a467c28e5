// Takes a change from the draft to the publication: submit, return, approve, publish, withdraw.
import { and, asc, eq, lte } from 'drizzle-orm'
import { recordActs } from '../audit/recordActs.ts'
import { eachInBatches, batchSize, within, type Portion } from '../store/eachInBatches.ts'
import type { Database } from '../store/store.ts'
import { versionProblems } from '../catalog/check.ts'
import { describe, InvalidCatalog, type CatalogProblem } from '../catalog/problems.ts'
import {
  addNote,
  editedTopics,
  editorsOf,
  editsOf,
  lockChange,
  moveChange,
  staleEntries,
  update,
  type Actor,
  type Change,
  type Obstacle,
} from './changes.ts'
import { missingPictures } from './pictures.ts'
import { candidateOf, lockPublications, publishData, readNewestPublication } from './publication.ts'
import { assertPromises, brokenPromises } from './rules.ts'
import { catalogChanges } from './tables.ts'

type Act = Actor & { id: string; text?: string | undefined }

/**
 * Returns all problems of the catalog with the edits of the change; an empty list if it can be published.
 * @param at time at which the change would be published
 */
export async function problemsOf(db: Database, id: string, at: Date): Promise<CatalogProblem[]> {
  const edited = await editedTopics(db, id)
  return [
    ...versionProblems(await candidateOf(db, await readNewestPublication(db), edited)),
    ...(await missingPictures(db, edited)),
    ...(await brokenPromises(db, edited, at)),
  ]
}

/** Submits a draft for review, with the time of its publication; `null` publishes it with the approval. */
export async function submit(
  db: Database,
  { id, publishAt, ...act }: Act & { publishAt: Date | null },
): Promise<Change | Obstacle> {
  return await db.transaction(async (tx) => {
    const change = await lockChange(tx, id)
    if (!change) return 'unknown'
    if ((await editsOf(tx, id)).length === 0) return 'empty'
    if ((await staleEntries(tx, id)).length > 0) return 'stale'
    if ((await problemsOf(tx, id, publishAt ?? act.now)).length > 0) return 'invalid'
    const set = { publishAt, submittedBy: act.by, problem: null }
    return await moveChange(tx, change, { from: ['draft'], to: 'inReview', note: 'submitted', set, ...act })
  })
}

/** Returns a change to its authors, who can edit it again. A scheduled change is thereby not published. */
export async function returnToDraft(db: Database, { id, ...act }: Act): Promise<Change | Obstacle> {
  return await db.transaction(async (tx) => {
    const change = await lockChange(tx, id)
    if (!change) return 'unknown'
    const set = { approvedBy: null }
    return await moveChange(tx, change, {
      from: ['inReview', 'scheduled'],
      to: 'draft',
      note: 'returned',
      set,
      ...act,
    })
  })
}

export async function withdraw(db: Database, { id, ...act }: Act): Promise<Change | Obstacle> {
  return await db.transaction(async (tx) => {
    const change = await lockChange(tx, id)
    if (!change) return 'unknown'
    return await moveChange(tx, change, {
      from: ['draft', 'inReview', 'scheduled'],
      to: 'withdrawn',
      note: 'withdrawn',
      ...act,
    })
  })
}

/**
 * Approves a change. Publishes it immediately, unless its publication time is in the future.
 * @returns `ownChange` if the actor has worked on the change
 */
export async function approve(db: Database, { id, ...act }: Act): Promise<Change | Obstacle> {
  return await db.transaction(async (tx) => {
    const change = await lockChange(tx, id)
    if (!change) return 'unknown'
    if ((await editorsOf(tx, change)).has(act.by)) return 'ownChange'
    const move = {
      from: ['inReview'],
      to: 'scheduled',
      note: 'approved',
      set: { approvedBy: act.by },
    } as const
    const approved = await moveChange(tx, change, { ...move, ...act })
    if (typeof approved === 'string') return approved
    if (approved.publishAt && approved.publishAt > act.now) return approved
    return await publish(tx, approved, act.now)
  })
}

/**
 * Publishes an approved change. If it cannot be published, for example because one of its entries was published in
 * another state since, the change becomes a draft again with the problem.
 */
async function publish(tx: Database, change: Change, now: Date): Promise<Change> {
  try {
    // Uses a savepoint, so that a failed publication does not undo the rest of the transaction.
    await tx.transaction(async (point) => {
      await lockPublications(point)
      const stale = await staleEntries(point, change.id)
      if (stale.length > 0) throw new InvalidCatalog(stale)
      const edited = await editedTopics(point, change.id)
      await assertPromises(point, edited, now)
      await publishData(point, edited, { changeId: change.id, now })
    })
  } catch (error) {
    if (!(error instanceof InvalidCatalog)) throw error
    const problem = error.problems.map(describe).join('\n').slice(0, maxProblem)
    await addNote(tx, change.id, { kind: 'failed', text: problem, author: null, at: now })
    return await update(tx, change.id, { state: 'draft', problem, approvedBy: null })
  }
  await addNote(tx, change.id, { kind: 'published', text: '', author: null, at: now })
  const by = change.approvedBy ?? 'hub'
  await recordActs(tx, now, { what: 'content-published', by, subject: change.id })
  return await update(tx, change.id, { state: 'published', publishedAt: now, problem: null })
}

/** Maximum number of characters of the problem of a change. */
const maxProblem = 2000

/** Publishes scheduled changes whose time has come, in the order of their times. Runs every minute. */
export async function publishDue(db: Database, now: Date, portion: Portion = {}) {
  const isDue = and(eq(catalogChanges.state, 'scheduled'), lte(catalogChanges.publishAt, now))
  await eachInBatches({
    ...portion,
    next: (span) =>
      db
        .select({ id: catalogChanges.id })
        .from(catalogChanges)
        .where(and(isDue, within(catalogChanges.id, span)))
        .orderBy(asc(catalogChanges.id))
        .limit(batchSize),
    work: ({ id }) =>
      db.transaction(async (tx) => {
        const change = await lockChange(tx, id)
        const isStillDue = change?.state === 'scheduled' && change.publishAt && change.publishAt <= now
        if (isStillDue) await publish(tx, change, now)
      }),
  })
}
