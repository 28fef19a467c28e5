// Manages files that members and visitors upload. A client first announces the type and size of a file and then uploads
// it. Afterwards one API call with the file's id uses the file.
import { createHash } from 'node:crypto'
import { and, asc, eq, inArray, isNotNull, isNull, lt, lte, not, or, sql, type SQL } from 'drizzle-orm'
import { uploadsFor } from '#generated/uploads.ts'
import type { Data } from '#shared/protocol/operation.ts'
import { storedType, uploadRules } from '#api/catalog/uploads.ts'
import type { FileStore } from '#api/integrations/fileStore.ts'
import { Refused, refuse } from '#shared/protocol/refuse.ts'
import { batchSize, eachInBatches, within, type Portion } from '#api/store/eachInBatches.ts'
import { newId } from '#api/store/id.ts'
import type { Database } from '#api/store/store.ts'
import type { Bytes } from './content/bytes.ts'
import { contentOf } from './content/content.ts'
import type { DecodeBudget } from './decodeBudget.ts'
import { signedAddress } from './signedUrls.ts'
import { uploads, type UploadPurpose } from './tables.ts'

type Announced = {
  memberId: string | null
  /** Network of the caller, to apply a quota to visitors. */
  network: string
  purpose: UploadPurpose
  contentType: string
  size: number
}

/**
 * Announces a file and returns a signed URL for its upload.
 * @throws UPLOAD_SIGN_IN if visitors must not upload files for the purpose; UPLOAD_UNFIT if the type or size is not
 * allowed; TOO_MANY_REQUESTS if the sender has too many unused files
 */
export async function announceUpload(
  db: Database,
  files: FileStore,
  { network, now, ...announced }: Announced & { now: Date },
): Promise<Data<'getUploadPolicy'>> {
  const { memberId, purpose, contentType, size } = announced
  const { types, megabytes, visitors } = uploadsFor[purpose]
  if (memberId === null && !visitors)
    refuse('UPLOAD_SIGN_IN', { reasons: [{ code: 'SIGN_IN', field: 'purpose' }] })
  const type = types.find((allowed) => allowed === contentType)
  if (!type) return refuse('UPLOAD_UNFIT', { reasons: [{ code: 'TYPE', field: 'contentType' }] })
  if (size > megabytes * 1_048_576)
    refuse('UPLOAD_UNFIT', { reasons: [{ code: 'TOO_LARGE', field: 'size' }] })
  const id = newId()
  const visitor = memberId === null ? await files.sign(`visitor\n${network}`) : null
  await db.transaction(async (tx) => {
    // Serializes calls that count against the same quota, so that concurrent calls cannot exceed the quota.
    await tx.execute(sql`select pg_advisory_xact_lock(hashtext(${`uploads ${memberId ?? 'of visitors'}`}))`)
    await assertFewWaiting(tx, memberId, { visitor, now })
    await tx.insert(uploads).values({ ...announced, id, visitor, contentType: type, announcedAt: now })
  })
  const expiresAt = new Date(now.getTime() + uploadRules.policyMinutes * 60_000)
  const url = await signedAddress(files, { to: 'send', id, contentType, size }, expiresAt)
  return {
    id,
    url,
    method: 'PUT',
    headers: { 'Content-Type': contentType },
    expiresAt: expiresAt.toISOString(),
  }
}

/**
 * Limits the number of unused files. A file that was announced but not uploaded counts until its upload URL expires,
 * and only against the quota of its sender.
 * @throws TOO_MANY_REQUESTS
 */
async function assertFewWaiting(
  tx: Database,
  memberId: string | null,
  { visitor, now }: { visitor: string | null; now: Date },
) {
  const { member, visitor: ofNetwork, visitors, visitorsBytes } = uploadRules.waitingAtMost
  const waits = and(ownedBy(memberId), isNull(uploads.usedAt), not(isExpired(memberId === null, now)))
  const ofVisitor = visitor === null ? sql`true` : eq(uploads.visitor, visitor)
  const [waiting] = await tx
    .select({
      own: sql<number>`count(*) filter (where ${ofVisitor})`.mapWith(Number),
      unsent: sql<number>`count(*) filter (where ${isNull(uploads.storedAt)})`.mapWith(Number),
      stored:
        sql<number>`coalesce(sum(${uploads.size}) filter (where ${isNotNull(uploads.storedAt)}), 0)`.mapWith(
          Number,
        ),
    })
    .from(uploads)
    .where(waits)
  const { own: ownCount, unsent, stored } = waiting ?? { own: 0, unsent: 0, stored: 0 }
  const isTooMuch = memberId === null ? ownCount >= ofNetwork || stored >= visitorsBytes : ownCount >= member
  if (isTooMuch) throw new Refused('TOO_MANY_REQUESTS', undefined, uploadRules.policyMinutes * 60)
  if (memberId === null && unsent >= visitors) await deleteOldestOfBusiest(tx, and(waits, isLeaseFree(now)))
}

/**
 * Makes room for another announced file. Finds the network with the most files that were announced but not uploaded,
 * and deletes the oldest of these files.
 */
async function deleteOldestOfBusiest(tx: Database, waits: SQL | undefined) {
  const unsent = and(waits, isNull(uploads.storedAt))
  const [busiest] = await tx
    .select({ id: uploads.id })
    .from(uploads)
    .where(unsent)
    .orderBy(sql`count(*) over (partition by ${uploads.visitor}) desc`, asc(uploads.announcedAt))
    .limit(1)
  if (busiest) await tx.delete(uploads).where(and(eq(uploads.id, busiest.id), unsent))
}

/**
 * Returns the SQL condition for expired uploads: files that were not uploaded before their URL expired, and files that
 * were uploaded but not used within the allowed time.
 */
function isExpired(isVisitors: boolean, now: Date) {
  const before = (minutes: number) => new Date(now.getTime() - minutes * 60_000)
  const { member, visitor } = uploadRules.unusedHours
  const never = and(isNull(uploads.storedAt), lt(uploads.announcedAt, before(uploadRules.policyMinutes)))
  const unused = lt(uploads.announcedAt, before(60 * (isVisitors ? visitor : member)))
  return or(never, unused) ?? sql`false`
}

/** Duration of a lease in seconds. It is longer than a store needs for one file, including retries. */
const storingSeconds = 60

type Sent = { id: string; bytes: Bytes; network: string; clock: () => Date; budget?: DecodeBudget }

/**
 * Stores the sanitized bytes of an announced file. Idempotent; a rejected file is not decoded again. Does not hold a
 * database connection while the file store works.
 * @throws BAD_REQUEST if the size differs from the announced size, or if this call or an earlier call rejects the
 * content; NOT_FOUND if no file with this id was announced; TOO_MANY_REQUESTS if another server is storing the file, or
 * if the sender's decoding budget is used up
 */
export async function storeUpload(
  db: Database,
  files: FileStore,
  { id, bytes, network, clock, budget = (_charged, decode) => decode() }: Sent,
) {
  const [announced] = await db.select().from(uploads).where(eq(uploads.id, id))
  if (!announced) return refuse('NOT_FOUND')
  if (announced.storedAt) return
  if (bytes.length !== announced.size) refuse('BAD_REQUEST', { reasons: [{ code: 'OTHER_SIZE' }] })
  assertNotRejected(announced)
  const { memberId } = announced
  const content = await contentOf(announced.contentType, bytes, {
    owner: { key: memberId ?? network, isMember: memberId !== null },
    spend: (decode) => budget({ memberId, network }, decode),
  })
  if ('refused' in content) {
    await db.update(uploads).set({ rejection: content.refused }).where(eq(uploads.id, id))
    return refuse('BAD_REQUEST', { reasons: [{ code: content.refused }] })
  }
  if (!(await takeLease(db, id, clock()))) throw new Refused('TOO_MANY_REQUESTS', undefined, storingSeconds)
  try {
    await files.put(id, content.bytes, storedType(announced.contentType))
    const stored = { storedSize: content.bytes.length, sha256: sha256Of(content.bytes) }
    await db
      .update(uploads)
      .set({ ...stored, storedAt: clock(), storingUntil: null })
      .where(eq(uploads.id, id))
  } catch (error) {
    await releaseLease(db, id, error)
  }
}

/** @throws BAD_REQUEST if the file was rejected before, so that it is not decoded again */
export function assertNotRejected({ rejection }: Pick<typeof uploads.$inferSelect, 'rejection'>) {
  if (rejection) refuse('BAD_REQUEST', { reasons: [{ code: rejection }] })
}

export const sha256Of = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex')

/** Takes a lease on a file, so that only one server at a time stores it. If the server fails, the lease expires. */
async function takeLease(db: Database, id: string, now: Date): Promise<boolean> {
  const begun = await db
    .update(uploads)
    .set({ storingUntil: storingFrom(now) })
    .where(and(eq(uploads.id, id), isNull(uploads.storedAt), isLeaseFree(now)))
    .returning({ id: uploads.id })
  return begun.length > 0
}

const storingFrom = (now: Date) => new Date(now.getTime() + storingSeconds * 1000)

/**
 * Releases the lease after an error of the store, so that the next call need not wait for its expiry.
 * @throws the error
 */
async function releaseLease(db: Database, id: string, error: unknown): Promise<never> {
  await db.update(uploads).set({ storingUntil: null }).where(eq(uploads.id, id))
  throw error
}

const isLeaseFree = (now: Date) => or(isNull(uploads.storingUntil), lte(uploads.storingUntil, now))

type Use = {
  ids: string[]
  memberId: string | null
  purpose: UploadPurpose
  now: Date
  /** Request field that contains the ids, for the error response; needed if several fields can contain ids. */
  field?: string
}

/**
 * Marks stored files as used.
 * @throws UPLOAD_UNKNOWN unless all files exist, are unused, belong to the member or a visitor, and have this purpose
 */
export async function attachUploads(tx: Database, { ids, memberId, purpose, now, field }: Use) {
  if (ids.length === 0) return
  const rows = await tx
    .update(uploads)
    .set({ usedAt: now, visitor: null })
    .where(
      and(
        inArray(uploads.id, ids),
        or(ownedBy(memberId), isNull(uploads.memberId)),
        eq(uploads.purpose, purpose),
        isNotNull(uploads.storedAt),
        isNull(uploads.usedAt),
      ),
    )
    .returning({ id: uploads.id })
  if (rows.length !== new Set(ids).size)
    refuse('UPLOAD_UNKNOWN', field === undefined ? undefined : { reasons: [{ code: 'FILE_LOST', field }] })
}

/**
 * Marks used files, such as a replaced avatar or the files of erased members, so that the next run of `purgeUploads`
 * deletes them.
 */
export async function releaseUploads(tx: Database, selection: { ids: string[] } | { memberIds: string[] }) {
  const released =
    'ids' in selection ? inArray(uploads.id, selection.ids) : inArray(uploads.memberId, selection.memberIds)
  await tx
    .update(uploads)
    .set({ usedAt: null, announcedAt: new Date(0) })
    .where(released)
}

/** Returns the signed URL of a stored file, relative to the hub's origin. The URL is valid until the given time. */
export const uploadAddress = (files: FileStore, id: string, until: Date): Promise<string> =>
  signedAddress(files, { to: 'look', id }, until)

/**
 * Deletes files that were not used before they expired.
 * @throws AggregateError with all failures, after the other files are deleted
 */
export async function purgeUploads(
  db: Database,
  files: FileStore,
  { now, portion = {} }: { now: Date; portion?: Portion },
) {
  const over = or(
    and(isNull(uploads.memberId), isExpired(true, now)),
    and(isNotNull(uploads.memberId), isExpired(false, now)),
  )
  const isOrphan = and(isNull(uploads.usedAt), isLeaseFree(now), over)
  // Takes a lease, so that no call can use the upload, and deletes the file before its row. No transaction is open
  // while the store deletes the file, so that a slow store does not hold a database connection.
  const remove = async (id: string) => {
    const claimedRows = await db
      .update(uploads)
      .set({ storedAt: null, storingUntil: storingFrom(now) })
      .where(and(eq(uploads.id, id), isOrphan))
      .returning({ id: uploads.id })
    if (claimedRows.length === 0) return
    try {
      await files.remove(id)
      await db.delete(uploads).where(eq(uploads.id, id))
    } catch (error) {
      await releaseLease(db, id, error)
    }
  }
  await eachInBatches({
    ...portion,
    next: (span) =>
      db
        .select({ id: uploads.id })
        .from(uploads)
        .where(and(isOrphan, within(uploads.id, span)))
        .orderBy(asc(uploads.id))
        .limit(batchSize),
    work: ({ id }) => remove(id),
  })
}

const ownedBy = (memberId: string | null) =>
  memberId === null ? isNull(uploads.memberId) : eq(uploads.memberId, memberId)
